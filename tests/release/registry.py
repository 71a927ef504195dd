"""A package index and an npm registry with a package each, over HTTPS on loopback, with a test's own authority."""

from __future__ import annotations

import io
import json
import ssl
import tarfile
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

HOST = "localhost"
"""A name, because pip's own check of certificates knows no addresses."""
PACKAGE = "meadow"
POLL = 0.05
"""Seconds between checks whether the server shall stop."""


class Registry:
    """A running registry."""

    def __init__(self, authority: Path, port: int) -> None:
        self.authority = authority
        """The certificate of the authority, as PEM."""
        self.npm = f"https://{HOST}:{port}/npm/"
        self.python = f"https://{HOST}:{port}/python/"


@contextmanager
def serving(folder: Path) -> Iterator[Registry]:
    """Serve the packages, whose files and certificates are written into an empty folder."""
    authority, chain = folder / "authority.pem", folder / "server.pem"
    certify(authority, chain)
    files = folder / "files"
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(files))) as server:
        registry = Registry(authority, server.server_port)
        write_wheel(files / "python" / PACKAGE)
        write_npm_package(files / "npm", registry.npm)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(chain)
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        thread = threading.Thread(target=server.serve_forever, args=[POLL])
        thread.start()
        try:
            yield registry
        finally:
            server.shutdown()
            thread.join()


class Quiet(SimpleHTTPRequestHandler):
    """Serve files and lists of folders, without a log; a client that rejects the certificate is no error."""

    def handle(self) -> None:
        with suppress(ssl.SSLError, ConnectionError):
            super().handle()

    def log_message(self, *words: object) -> None:
        pass


def write_wheel(folder: Path) -> None:
    info = f"{PACKAGE}-1.0.dist-info"
    files = {
        f"{PACKAGE}.py": "",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in [*files, f"{info}/RECORD"])
    folder.mkdir(parents=True)
    with zipfile.ZipFile(folder / f"{PACKAGE}-1.0-py3-none-any.whl", "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)


def write_npm_package(folder: Path, url: str) -> None:
    """Write the package, and the answer to the question which versions of it there are."""
    package = {"name": PACKAGE, "version": "1.0.0"}
    tarball = f"{PACKAGE}-1.0.0.tgz"
    folder.mkdir(parents=True)
    with tarfile.open(folder / tarball, "w:gz") as archive:
        data = json.dumps(package).encode()
        member = tarfile.TarInfo("package/package.json")
        member.size = len(data)
        archive.addfile(member, io.BytesIO(data))
    version = {**package, "dist": {"tarball": url + tarball}}
    versions = {"name": PACKAGE, "dist-tags": {"latest": "1.0.0"}, "versions": {"1.0.0": version}}
    (folder / PACKAGE).write_text(json.dumps(versions), encoding="utf-8")


def certify(authority: Path, chain: Path) -> None:
    """Write the certificate of a new authority, and the key and the certificate of a server that it signs."""
    root_key, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    root_name, now = named("Authority of the tests"), datetime.now(UTC)
    signs = x509.KeyUsage(
        key_cert_sign=True,
        digital_signature=False,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        crl_sign=False,
        encipher_only=False,
        decipher_only=False,
    )
    valid = x509.CertificateBuilder(
        issuer_name=root_name,
        not_valid_before=now - timedelta(days=1),
        not_valid_after=now + timedelta(days=1),
    )
    root = (
        valid.subject_name(root_name)
        .public_key(root_key.public_key())
        .serial_number(x509.random_serial_number())
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(signs, critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(root_key.public_key()), critical=False)
        .sign(root_key, hashes.SHA256())
    )
    leaf = (
        valid.subject_name(named("Server of the tests"))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(root_key.public_key()), critical=False)
        .sign(root_key, hashes.SHA256())
    )
    authority.write_bytes(root.public_bytes(Encoding.PEM))
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    chain.write_bytes(private + leaf.public_bytes(Encoding.PEM))


def named(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])
