import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from './actor.ts'

/** The call within which something is done: what its rows of the trail say beside the action itself. */
export type ActionContext = {
  requestId: string
  /** Where it came from, cut short. */
  network: string
  /** Of the preview that was seen; null without one. */
  digest: string | null
  /** As far as the call has found out; null for a visitor. */
  actor: Actor | null
  /** The brewery or group in whose place the actor calls; null for oneself and for Dray's staff. */
  actingFor: string | null
  /** Whether a row of the trail was written within it. */
  hasRow: boolean
}

const actions = new AsyncLocalStorage<ActionContext>()

/** Works within a call. */
export const withinAction = <T>(context: ActionContext, work: () => T): T => actions.run(context, work)

/** The call that is worked on; null for commands and the clock. */
export const currentAction = (): ActionContext | null => actions.getStore() ?? null

/** Notes who calls and for whom, once it is known: the last one named counts, first as a client, then in the role. */
export function noteActor(actor: Actor, actingFor: string | null = null): void {
  const action = actions.getStore()
  if (action === undefined) return
  action.actor = actor
  // Asked once more who calls, as for a fresh second factor, no one acts for another place.
  action.actingFor = actingFor ?? action.actingFor
}

/** Notes in which role a client calls who is refused: the row says it, though the call goes no further. */
export function noteRole(role: Actor['role'], actingFor: string | null = null): void {
  const act = actions.getStore()
  if (act?.actor) noteActor({ ...act.actor, role }, actingFor)
}
