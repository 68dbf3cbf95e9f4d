/** The pictures that the service worker keeps on this device, and forgetting them. */

/** The name of its store in sw.js. */
const STORE = 'cards'

/** Forget every picture whose address begins like this. */
export async function forgetPictures(beginning: string): Promise<void> {
  try {
    const store = await caches.open(STORE)
    const addresses = (await store.keys()).filter(({ url }) => new URL(url).pathname.startsWith(beginning))
    await Promise.all(addresses.map((address) => store.delete(address)))
  } catch {
    // A browser without a store keeps nothing.
  }
}
