"""A hook for MkDocs: pages from other folders of the repository, and links to files that are no pages.

The documents link to each other as files of the repository, so that they can be read there. On the site the documents
in `PAGES` are pages too, and every other file that a page links to is copied.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parent.parent
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "training/README.md": "training.md",
}
"""Documents outside of this folder, and their pages on the site."""

LINK = re.compile(r'(\]\(|src="|href=")([^)"\s#]+)')


def on_files(files: Any, *, config: Any) -> Any:
    """Add the documents of other folders and all linked files to the site."""
    for name, page in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=_with_links(text, posixpath.dirname(name))))
    documents = [(file, "docs") for file in (ROOT / "docs").glob("*.md")]
    documents += [(ROOT / name, posixpath.dirname(name)) for name in PAGES]
    for document, folder in documents:
        for _, target in LINK.findall(document.read_text(encoding="utf-8")):
            path = posixpath.normpath(posixpath.join(folder, target))
            if _is_copied(path) and files.get_file_from_path(f"files/{path}") is None:
                files.append(File.generated(config, f"files/{path}", abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Turn links to files of the repository into links of the site."""
    return markdown if page.file.src_uri in PAGES.values() else _with_links(markdown, "docs")


def _with_links(text: str, folder: str) -> str:
    """Return a document of a folder with its links as they are on the site."""

    def linked(match: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(folder, match[2]))
        if path in PAGES:
            return match[1] + PAGES[path]
        if _is_copied(path):
            return f"{match[1]}files/{path}"
        return match[1] + (path.removeprefix("docs/") if path.startswith("docs/") else match[2])

    return LINK.sub(linked, text)


def _is_copied(path: str) -> bool:
    """Say whether a path of the repository is a file that is neither a page nor in the folder of the pages."""
    return not path.startswith(("docs/", "../")) and path not in PAGES and (ROOT / path).is_file()
