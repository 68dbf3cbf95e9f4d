"""What every relay does, as far as one can ask of it; the suite runs on each kind."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from reverie.relay import Hub, LocalRelay, Relay
from reverie.relay.nats import NatsRelay
from tests.kit.nats import Nats, nats
from tests.patience import PATIENCE

KINDS = ("local", "nats")


@pytest.fixture(scope="module")
def server() -> Iterator[Nats]:
    with nats() as running:
        yield running


@pytest.fixture(params=KINDS)
async def relays(request: pytest.FixtureRequest, server: Nats) -> AsyncIterator[list[Relay]]:
    """Those of three nodes."""
    hub = Hub()
    made: list[Relay] = [
        LocalRelay(hub) if request.param == "local" else NatsRelay(server.url) for _ in range(3)
    ]
    yield made
    for relay in made:
        await relay.close()


async def until_heard(relay: Relay, subject: str, body: bytes, heard: Callable[[], bool]) -> None:
    """Say it again and again, since a relay may lose anything, until it was heard."""
    async with asyncio.timeout(PATIENCE):
        while not heard():
            relay.publish(subject, body)
            await asyncio.sleep(0.02)


async def test_all_others_hear(relays: list[Relay]) -> None:
    """What one node publishes is heard by all others that have subscribed, and not by itself."""
    heard: list[list[bytes]] = [[], [], []]
    for relay, list_ in zip(relays, heard, strict=True):
        relay.subscribe("a.B", list_.append)
    await until_heard(relays[0], "a.B", b"x", lambda: bool(heard[1] and heard[2]))
    assert heard[0] == []
    assert set(heard[1] + heard[2]) == {b"x"}


async def test_a_subject_is_one_table(relays: list[Relay]) -> None:
    """Nobody hears of what they have not subscribed to."""
    first: list[bytes] = []
    second: list[bytes] = []
    relays[1].subscribe("a.B", first.append)
    relays[1].subscribe("a.C", second.append)
    await until_heard(relays[0], "a.B", b"b", lambda: bool(first))
    await until_heard(relays[0], "a.C", b"c", lambda: bool(second))
    assert set(first) == {b"b"}
    assert set(second) == {b"c"}


async def test_whoever_unsubscribes_hears_no_more(relays: list[Relay]) -> None:
    """After unsubscribing nothing comes, though others hear it; and one may subscribe again."""
    heard: list[bytes] = []
    others: list[bytes] = []
    relays[1].subscribe("a.B", heard.append)
    relays[2].subscribe("a.B", others.append)
    await until_heard(relays[0], "a.B", b"first", lambda: bool(heard and others))
    relays[1].unsubscribe("a.B")
    await until_heard(relays[0], "a.B", b"second", lambda: b"second" in others)
    assert set(heard) == {b"first"}
    relays[1].subscribe("a.B", heard.append)
    await until_heard(relays[0], "a.B", b"third", lambda: b"third" in heard)
    assert b"second" not in heard


async def test_a_killed_server_is_found_again() -> None:
    """While NATS is gone nothing raises and nobody waits; once it is back, nodes hear again."""
    with nats() as server:
        one, two = NatsRelay(server.url), NatsRelay(server.url)
        heard: list[bytes] = []
        two.subscribe("a.B", heard.append)
        await until_heard(one, "a.B", b"before", lambda: bool(heard))
        server.kill()
        for _ in range(1000):
            one.publish("a.B", b"lost or late")
        two.subscribe("a.C", heard.append)
        server.start()
        await until_heard(one, "a.B", b"after", lambda: b"after" in heard)
        await until_heard(one, "a.C", b"new", lambda: b"new" in heard)
        await one.close()
        await two.close()


async def test_a_server_may_come_late() -> None:
    """A node that starts before NATS does subscribes when it is there."""
    server = Nats()
    one, two = NatsRelay(server.url), NatsRelay(server.url)
    heard: list[bytes] = []
    two.subscribe("a.B", heard.append)
    one.publish("a.B", b"to nobody")
    await asyncio.sleep(0)
    server.start()
    await until_heard(one, "a.B", b"x", lambda: bool(heard))
    assert set(heard) == {b"x"}
    await one.close()
    await two.close()
    server.kill()


async def test_a_relay_without_a_server_lets_go() -> None:
    """Closing does not wait for a server that is not there."""
    relay = NatsRelay(Nats().url)
    relay.subscribe("a.B", lambda _: None)
    await asyncio.sleep(0)
    await relay.close()
