import { browserStorage, consoleActsKey, type TextStorage } from '../../storage/safe-storage.ts'
import { storedList } from '../../sync/stored-value.ts'

/** Most acts that wait in a browser, and the most signs of their bodies together. */
export const actLimits = { acts: 20, allSigns: 200_000, hours: 24 } as const

/** An act that was pressed and has no answer yet. */
export type PressedAct = {
  client: string
  /** Its idempotency key: however often it is sent, it is done once. */
  key: string
  /** What its button said: 'Accept £348.30'. */
  button: string
  /** The form it came from, whose draft goes with it. */
  form: string
  /** The page where it was pressed. */
  address: string
  path: string
  method: 'POST' | 'DELETE' | 'PUT'
  body: object
  /** ms since 1970. */
  pressedAt: number
}

/** The acts of a person that have no answer, in the order in which they were pressed. */
export const readActs = (client: string, storage: TextStorage = browserStorage): readonly PressedAct[] =>
  listIn(storage)
    .read()
    .filter((act) => act.client === client)

/** Whether it was pressed so long ago that it is no longer what the person wants. */
export const isStale = ({ pressedAt }: PressedAct, now: number): boolean =>
  now - pressedAt > actLimits.hours * 3_600_000

/** Stores an act before it is sent; where there is no room left it lives as long as its page. */
export function storeAct(act: PressedAct, storage: TextStorage = browserStorage): void {
  const list = listIn(storage)
  const acts = [...list.read().filter(({ key }) => key !== act.key), act]
  if (acts.length <= actLimits.acts && JSON.stringify(acts).length <= actLimits.allSigns) list.write(acts)
}

export function removeAct(key: string, storage: TextStorage = browserStorage): void {
  const list = listIn(storage)
  list.write(list.read().filter((act) => act.key !== key))
}

const listIn = (storage: TextStorage) => storedList<PressedAct>(storage, consoleActsKey, isAct)

/** Storage may hold any text; a path leads to a console's own calls alone. */
function isAct({ method, body, pressedAt, ...texts }: Partial<PressedAct>): boolean {
  const { client, key, button, form, address, path } = texts
  return (
    [client, key, button, form, address, path].every((text) => typeof text === 'string') &&
    /^\/api\/(sell|admin)\//.test(path!) &&
    ['POST', 'DELETE', 'PUT'].includes(method!) &&
    typeof body === 'object' &&
    body !== null &&
    typeof pressedAt === 'number'
  )
}
