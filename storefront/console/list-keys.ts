/** What a key does in a list; null for none. Pure (STAF-07). */
export type ListMove = 'search' | 'down' | 'up' | 'tick' | 'help'

const moves: Readonly<Record<string, ListMove>> = {
  '/': 'search',
  j: 'down',
  k: 'up',
  x: 'tick',
  '?': 'help',
}

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; isTyping: boolean }

/** Nothing while typing in a field, in a dialog, or with a modifier, which belong to the browser. */
export function listMove({ key, ctrlKey, metaKey, altKey, isTyping }: Press): ListMove | null {
  if (isTyping || ctrlKey || metaKey || altKey) return null
  return Object.hasOwn(moves, key) ? moves[key]! : null
}

export const keyNames: readonly [key: string, does: string][] = [
  ['/', 'goes to the search'],
  ['j', 'goes to the next row'],
  ['k', 'goes to the row before'],
  ['x', 'ticks the row, where there is something to tick'],
  ['Enter', 'opens the row'],
  ['?', 'shows these keys'],
]
