/** Keeps the screen of this device from going dark, for as long as anything wants it. Where that can't be had, it is no harm. */

let wanting = 0
let asking = false
let lock: WakeLockSentinel | null = null

/** Stay awake until the function that is returned is called. A page that is out of sight sleeps meanwhile. */
export function stayAwake(): () => void {
  if (++wanting === 1) document.addEventListener('visibilitychange', settle)
  void settle()
  let done = false
  return () => {
    if (done) return
    done = true
    if (--wanting === 0) document.removeEventListener('visibilitychange', settle)
    void settle()
  }
}

/** Browsers let go of a lock by themselves when a page is hidden; here it is taken, or given back, as things are now. */
async function settle(): Promise<void> {
  if (asking || !('wakeLock' in navigator)) return
  const held = lock !== null && !lock.released
  if (wanting && !held && !document.hidden) {
    asking = true
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    asking = false
    if (!wanting) void settle()
  } else if (!wanting && held) {
    void lock?.release().catch(() => {})
    lock = null
  }
}
