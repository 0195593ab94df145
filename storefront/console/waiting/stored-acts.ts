import { browserStorage, consoleActionsKey, type TextStorage } from '../../storage/safe-storage.ts'
import { storedList } from '../../sync/stored-value.ts'

/** Most actions that wait in a browser, and the most characters of their bodies together. */
export const actionLimits = { acts: 20, allSigns: 200_000, hours: 24 } as const

/** An action that was pressed and has no answer yet. */
export type PressedAction = {
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

/** The actions of a person that have no answer, in the order in which they were pressed. */
export const readActions = (
  client: string,
  storage: TextStorage = browserStorage,
): readonly PressedAction[] =>
  listIn(storage)
    .read()
    .filter((action) => action.client === client)

/** Whether it was pressed so long ago that it is no longer what the person wants. */
export const isStale = ({ pressedAt }: PressedAction, now: number): boolean =>
  now - pressedAt > actionLimits.hours * 3_600_000

/** Stores an action before it is sent; where there is no room left it lives as long as its page. */
export function storeAction(act: PressedAction, storage: TextStorage = browserStorage): void {
  const list = listIn(storage)
  const actions = [...list.read().filter(({ key }) => key !== act.key), act]
  if (actions.length <= actionLimits.acts && JSON.stringify(actions).length <= actionLimits.allSigns)
    list.write(actions)
}

export function removeAction(key: string, storage: TextStorage = browserStorage): void {
  const list = listIn(storage)
  list.write(list.read().filter((act) => act.key !== key))
}

const listIn = (storage: TextStorage) => storedList<PressedAction>(storage, consoleActionsKey, isAction)

/** Storage may hold any text; a path leads to a console's own calls alone. */
function isAction({ method, body, pressedAt, ...texts }: Partial<PressedAction>): boolean {
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
