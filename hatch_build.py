"""Builds the page with Node while a wheel is built, so that whoever installs it needs no Node.

`REVERIE_SKIP_WEB=1` leaves the page as it is; the Makefile does so, since it builds it by itself.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # of whatever builder
    """Runs npm before the files of a wheel are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page into the package, from where it is taken as an artifact."""
        if os.environ.get("REVERIE_SKIP_WEB") == "1":
            return
        npm = Path(self.root, "tools", "npm")
        for arguments in (["ci"], ["run", "build"]):
            subprocess.run([sys.executable, npm, *arguments], check=True)  # noqa: S603  ours
