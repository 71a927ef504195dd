"""Notices in words: mails and push messages, in the player's language. They name no tile and no person."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate, make_msgid
from html import escape

import msgspec
from msgspec import Struct

from ....locales import texts
from ...storage import NoticeRow

GAME = "Tanz der Hornochsen!"
DAILY_PATH = "/daily"


class Words(Struct, frozen=True):
    """A notice in words, and the path of the page to which it leads."""

    title: str
    body: str
    action: str
    path: str


class PushMessage(Struct, frozen=True):
    """A push message, sent as JSON to the page's service worker."""

    title: str
    body: str
    path: str
    tag: str
    """Replaces an earlier notification with the same tag."""

    language: str
    open: str
    off: str
    """The labels of the notification's two buttons are `open` and `off`."""


def words(row: NoticeRow, language: str, hours: int) -> Words:
    """Return a notice in words; `hours` is the player's remaining time."""
    say = texts(language)
    if row.kind == "daily":
        return Words(say("notice-daily"), say("notice-daily-about"), say("notice-daily-play"), DAILY_PATH)
    if row.kind == "invitation":
        about = say("notice-invitation-about", code=row.subject)
        return Words(say("notice-invitation", code=row.subject), about, say("notice-open"), f"/t/{row.subject}")
    about = say(f"notice-{row.kind}-about", code=row.subject, hours=hours)
    return Words(say(f"notice-{row.kind}", code=row.subject), about, say("notice-open"), f"/t/{row.subject}")


def identity_of(row: NoticeRow) -> str:
    """Return an id that is the same for all attempts to send a notice. It reveals neither player nor content."""
    parts = (row.player, row.kind, row.subject, row.turn, row.channel)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def push_message(row: NoticeRow, language: str, hours: int) -> bytes:
    """Return a notice for the service worker."""
    say, found = texts(language), words(row, language, hours)
    tag = f"{row.subject} {row.kind}"
    message = PushMessage(found.title, found.body, found.path, tag, language, found.action, say("notice-push-off"))
    return msgspec.json.encode(message)


def notice_mail(
    row: NoticeRow, language: str, hours: int, *, sender: str, to: str, base: str, unsubscribe: str, path: str | None
) -> EmailMessage:
    """Return a notice as a mail, with a link that ends mails without logging in (RFC 8058).

    `path` leads to the player's seat on any device; `None` for the usual path of the notice.
    """
    say, found = texts(language), words(row, language, hours)
    end = f"{base}/unsubscribe/{unsubscribe}"
    mail = _mail(
        language,
        found.title,
        [found.body],
        [(found.action, f"{base}{path or found.path}")],
        [*([say("notice-private")] if path else []), say("notice-why", page=f"{base}/me")],
        end=(say("notice-unsubscribe"), end),
        sender=sender,
        to=to,
    )
    mail.replace_header("Message-ID", f"<{identity_of(row)}@{sender.rpartition('@')[2]}>")
    mail["List-Unsubscribe"] = f"<{end}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirmation_mail(language: str, link: str, *, sender: str, to: str) -> EmailMessage:
    """Return the mail that asks the owner of an address whether it belongs to a player."""
    say = texts(language)
    return _mail(
        language,
        say("notice-confirm"),
        [say("notice-confirm-about")],
        [(say("notice-confirm-now"), link)],
        [say("notice-not-me")],
        sender=sender,
        to=to,
    )


def recovery_mail(language: str, links: Sequence[tuple[str, str]], *, sender: str, to: str) -> EmailMessage:
    """Return the mail with a link to recover each player of an address, given as name and link."""
    say = texts(language)
    return _mail(
        language,
        say("notice-recover"),
        [say("notice-recover-about")],
        [(say("notice-recover-now", name=name), link) for name, link in links],
        [say("notice-not-me")],
        sender=sender,
        to=to,
    )


def _mail(
    language: str,
    title: str,
    paragraphs: Sequence[str],
    links: Sequence[tuple[str, str]],
    footer: Sequence[str],
    *,
    sender: str,
    to: str,
    end: tuple[str, str] | None = None,
) -> EmailMessage:
    """Return a mail as plain text and as HTML. The mail library refuses line feeds in headers."""
    mail = EmailMessage(policy=SMTP)
    mail["From"] = formataddr((GAME, sender))
    mail["To"] = to
    mail["Subject"] = title
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    last = [*footer, *([f"{end[0]}: {end[1]}"] if end else [])]
    plain = [*paragraphs, *(f"{name}:\n{link}" for name, link in links), "-- \n" + "\n".join(last)]
    mail.set_content("\n\n".join(plain) + "\n")
    mail.add_alternative(_html(language, title, paragraphs, links, footer, end), subtype="html")
    mail["Content-Language"] = language  # set before, it would belong to the first part only
    return mail


def _html(
    language: str,
    title: str,
    paragraphs: Sequence[str],
    links: Sequence[tuple[str, str]],
    footer: Sequence[str],
    end: tuple[str, str] | None,
) -> str:
    button = "display:inline-block;padding:12px 20px;border-radius:8px;background:#2f6b2f;color:#fff;font-weight:bold"
    parts = [f"<h1 style='font-size:20px'>{escape(title)}</h1>"]
    parts += [f"<p>{escape(one)}</p>" for one in paragraphs]
    parts += [f"<p><a href='{escape(link)}' style='{button}'>{escape(name)}</a></p>" for name, link in links]
    small = [escape(one) for one in footer]
    if end:
        small.append(f"<a href='{escape(end[1])}'>{escape(end[0])}</a>")
    parts.append(f"<p style='font-size:13px;color:#555'>{'<br>'.join(small)}</p>")
    body = "".join(parts)
    return (
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'><title>{escape(title)}</title></head>"
        f"<body style='font-family:sans-serif;max-width:34em;margin:auto;padding:16px;line-height:1.5'>{body}</body>"
        "</html>\n"
    )
