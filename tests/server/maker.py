"""Somebody who makes a pack at a server, as the page does."""

import io
import json
from collections.abc import AsyncIterable
from typing import Any, Self

import aiohttp


class Maker:
    """A device that holds the key to one own pack."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._session = aiohttp.ClientSession()
        self.id = self.key = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._session.close()

    async def ask(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, Any]:
        """The status and the body of an answer."""
        named = {"Authorization": f"Bearer {self.key}"} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        url, data = f"{self._base}{path}", io.BytesIO(body) if body else None
        async with self._session.request(method, url, data=data, headers=named) as response:
            content = await response.read()
            return response.status, json.loads(content) if content else None

    async def send(self, body: AsyncIterable[bytes], path: str = "") -> tuple[int, Any]:
        """The same for a picture, or for something else, that is not there as a whole."""
        url = f"{self._base}{path or f'/api/own-packs/{self.id}/cards'}"
        named = {"Authorization": f"Bearer {self.key}"}
        async with self._session.post(url, data=body, headers=named) as response:
            return response.status, await response.json()

    async def begin(self, name: str = "Summer 2026") -> Self:
        """Make a pack."""
        body = json.dumps({"name": name, "language": "en"}).encode()
        status, made = await self.ask("POST", "/api/own-packs", body)
        assert status == 201, made
        self.id, self.key = made["id"], made["key"]
        return self

    async def upload(self, picture: bytes, name: str = "IMG_1.JPG") -> tuple[int, Any]:
        """Send one picture."""
        return await self.ask("POST", f"/api/own-packs/{self.id}/cards", picture, X_Name=name)

    async def seen(self) -> dict[str, Any]:
        """The pack as everybody sees it."""
        status, pack = await self.ask("GET", f"/api/packs/{self.id}")
        assert status == 200
        seen: dict[str, Any] = pack
        return seen
