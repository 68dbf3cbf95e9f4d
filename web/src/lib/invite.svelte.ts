/** The address others can reach this server by. "localhost" would lead them to themselves. */

import type { Whereabouts } from './protocol'

const LOCAL = /^(localhost|127\.|\[::1\])/

class Invitation {
  origin = $state(location.origin)
}

const invitation = new Invitation()
let asked = false

export function inviteOrigin(): string {
  if (!asked && LOCAL.test(location.hostname)) {
    asked = true
    void ask()
  }
  return invitation.origin
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/api/address')
    if (!answer.ok) return
    const { address } = (await answer.json()) as Whereabouts
    if (address) invitation.origin = address
  } catch {
    // Then the link is the one in the address bar, as always.
  }
}
