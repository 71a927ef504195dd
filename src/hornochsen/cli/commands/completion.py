"""`hornochsen completion`: print shell completion scripts."""

from __future__ import annotations

import click

_SHELLS = ("bash", "zsh", "fish")


@click.command(
    short_help="Print the script for shell completion.",
    epilog="""\b
Examples:
  eval "$(hornochsen completion bash)"    # ~/.bashrc
  eval "$(hornochsen completion zsh)"     # ~/.zshrc
  hornochsen completion fish > ~/.config/fish/completions/hornochsen.fish""",
)
@click.argument("shell", type=click.Choice(_SHELLS))
def completion(shell: str) -> None:
    """Print a script for shell completion of commands, options, boards and rule sets."""
    from click.shell_completion import get_completion_class

    from .. import cli

    shell_class = get_completion_class(shell)
    assert shell_class
    click.echo(shell_class(cli, {}, "hornochsen", "_HORNOCHSEN_COMPLETE").source())
