import { createObservable } from '../sync/observable.ts'
import type { Wish } from './store/wish-record.ts'

/** What the drawer renders. */
type DrawerState = {
  isOpen: boolean
  wishes: Wish[]
  /** What became of a guest's beers at sign-in, until it is dismissed (C-46). */
  summary: string[]
  isMoving: boolean
  /** Why something was not moved to the basket. */
  stays: string[]
}

const state = createObservable<DrawerState>(() => ({
  isOpen: false,
  wishes: [],
  summary: [],
  isMoving: false,
  stays: [],
}))

export const drawerState = state.read
export const subscribeToDrawer = state.subscribe

export function changeDrawer(change: Partial<DrawerState>): void {
  state.write({ ...state.read(), ...change })
}
