import { AsyncLocalStorage } from 'node:async_hooks'

/** Whether a call was answered from its idempotency record, and so did nothing again. */
export type ReplayedCall = { isReplayed: boolean }

const calls = new AsyncLocalStorage<ReplayedCall>()

/** Works within a call that says afterwards whether it was a replay. */
export const withinReplayable = <T>(call: ReplayedCall, work: () => T): T => calls.run(call, work)

/** Notes that the answer was stored before. */
export function noteReplay(): void {
  const call = calls.getStore()
  if (call !== undefined) call.isReplayed = true
}
