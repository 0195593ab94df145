import type { Wish } from './wish-record.ts'

/** What the drawer draws. */
type DrawerState = {
  isOpen: boolean
  wishes: Wish[]
  /** What became of a guest's beers at sign-in, until it is dismissed (C-46). */
  summary: string[]
  isMoving: boolean
  /** Why something was not moved to the basket. */
  stays: string[]
}

let state: DrawerState = { isOpen: false, wishes: [], summary: [], isMoving: false, stays: [] }
const listeners = new Set<() => void>()

export const drawerState = () => state

export function changeDrawer(change: Partial<DrawerState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function hearDrawer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
