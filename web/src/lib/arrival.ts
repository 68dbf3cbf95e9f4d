/** Which seat a device takes that comes to a table by a link to one.
 *
 * Anybody can write such a link, so the table is asked whose token it carries before the device lets
 * go of the one it has. A token that is nobody's is dropped: who joined with it would share their
 * seat with whoever wrote the link.
 */

import { Connection, socketOf, type Line } from './connection'
import { bringSeat } from './lessons'
import { keepSeat, seatToken } from './seats'

export type Somebody = { readonly id: string; readonly name: string }

/** Both are at the table, and a device is one of them. */
export type Choice = { readonly present: Somebody; readonly offered: Somebody }

/** Take the seat that a link offers, if none is lost by it; if one would be, that is for the person to say. */
export async function arrive(
  code: string,
  token: string,
  until: AbortSignal,
  heard: (line: Line) => void,
): Promise<Choice | null> {
  const held = seatToken(code)
  if (held === token) return null
  const [present, offered] = await Promise.all([
    held === null ? null : whoHolds(code, held, until, heard),
    whoHolds(code, token, until, heard),
  ])
  if (until.aborted || offered === null || offered.id === present?.id) return null
  if (present !== null) return { present, offered }
  keepSeat(code, token)
  bringSeat()
  return null
}

/** Say hello with a token, and look whose it is. Nobody's is null, and so is one that was sent away. */
function whoHolds(
  code: string,
  token: string,
  until: AbortSignal,
  heard: (line: Line) => void,
): Promise<Somebody | null> {
  return new Promise((settle) => {
    const connection = new Connection(socketOf(code), token, {
      view: ({ table, you }) => {
        settle(table.people.find(({ id }) => id === you.person) ?? null)
        connection.close()
      },
      reaction: () => {},
      unsaved: () => {},
      line: (line) => {
        if (line === 'shut') connection.close()
        if (line === 'shut' || line === 'ended') settle(null)
        else heard(line)
      },
    })
    until.addEventListener('abort', () => connection.close())
  })
}
