"""The page is light, holds still, and keeps to its own security policy."""

import asyncio
from random import Random

import pytest
from playwright.async_api import Request, expect

from tests.kit.browser import playing
from tests.kit.browser.site import Site, begin
from tests.kit.browser.user import User

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("keepers"),
]

HEAVIEST = 110_000  # bytes of JavaScript and CSS, as they come over the line

WATCH_FOR_JUMPS = """
  window.jumps = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()
      const what = sources.map(({ node, previousRect, currentRect }) =>
        [(node?.outerHTML ?? '').slice(0, 90), box(previousRect), box(currentRect)].join(' -> '))
      window.jumps.push({ value, at: document.querySelector('h1')?.textContent ?? '', what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
"""


async def test_the_page_is_light(site: Site) -> None:
    """At home and at a table, all code before the first picture is at most 110 kB gzip."""
    home = await site.welcome("Ada")
    loads = weigh(home)
    await home.page.goto(site.server.base, wait_until="networkidle")
    await expect(home.page.get_by_role("button", name="Start a table")).to_be_visible()
    assert await heaviness(loads) <= HEAVIEST

    code, users = await site.gather(1)
    await site.befriend(code, "Ben", "Chloé")
    await begin(users)
    fresh = await site.welcome("Ada")
    loads = weigh(fresh)
    await fresh.page.goto(await users[0].seat_link(code))
    await fresh.asked("race")
    await expect(fresh.page.locator("main img").first).to_be_visible()
    assert await heaviness(loads) <= HEAVIEST


def weigh(user: User) -> list[Request]:
    loads: list[Request] = []
    user.page.on("requestfinished", lambda load: loads.append(load))  # noqa: PLW0108  it takes no builtin
    return loads


async def heaviness(loads: list[Request]) -> int:
    code = [load for load in loads if load.resource_type in ("script", "stylesheet")]
    assert code
    for load in code:
        response = await load.response()
        assert response is not None
        assert await response.header_value("content-encoding") == "gzip", load.url
    return sum([(await load.sizes())["responseBodySize"] for load in code])


async def test_nothing_jumps_when_a_phase_changes(site: Site) -> None:
    """Over a whole turn on a phone nothing moves by itself: the layout shift is 0."""
    ada = await site.welcome("Ada")
    await ada.context.add_init_script(WATCH_FOR_JUMPS)
    ben, *rest = await site.befriend(await site.seat([ada]), "Ben", "Chloé", "Dan")
    await begin([ada])
    await ada.page.evaluate("window.jumps = []")  # in the lobby people move about as they sit down
    await ben.tell("nothing moves")
    await ada.asked("choose")
    await ada.choose(2)
    await quiet(ada)
    await asyncio.gather(*(user.choose(0) for user in rest))
    await ada.asked("vote")
    slots = await ada.others()
    await ada.vote(slots[0], slots[1])
    await quiet(ada)
    await playing.vote([ada, ben, *rest], rest, Random(4))
    await ada.look()
    await quiet(ada)
    await playing.look([ben, *rest])
    await rest[0].tell("still nothing")
    await ada.asked("choose")
    jumps = await ada.page.evaluate("window.jumps")
    report = "\n".join(f"{each['value']:.4f} {each['at']}: {each['what']}" for each in jumps)
    assert sum(each["value"] for each in jumps) < 0.01, report


async def quiet(user: User) -> None:
    """Shifts within half a second of a tap don't count, so let that pass before others act."""
    await user.page.wait_for_timeout(600)


async def test_foreign_code_is_kept_out(site: Site) -> None:
    """The security policy is in force, and these tests would notice a breach of it by the page."""
    ada = await site.welcome("Ada")
    await ada.page.goto(site.server.base)
    await ada.page.evaluate(
        """() => {
          const script = document.createElement('script')
          script.textContent = 'window.foreign = true'
          document.head.append(script)
        }"""
    )
    assert await ada.page.evaluate("window.foreign") is None
    assert len(ada.errors) == 1
    ada.errors.clear()
