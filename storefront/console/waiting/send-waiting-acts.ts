import { sessionState } from '../../accounts/session/session-state.ts'
import { clientCall, outcomeOf } from '../../api/client-calls.ts'
import { createObservable } from '../../sync/observable.ts'
import { withTabLock } from '../../sync/tab-lock.ts'
import { announce } from '../../ui/core/announce.ts'
import { consoleActsKey } from '../../storage/safe-storage.ts'
import { dropDraft } from '../drafts/stored-drafts.ts'
import { problemText } from '../use-console-read.ts'
import { announceActed } from './acted.ts'
import { isStale, type PressedAct, readActs, removeAct, storeAct } from './stored-acts.ts'

/** An act that was not done, and why. */
type RefusedAct = { act: PressedAct; message: string }
type Waiting = { acts: readonly PressedAct[]; refused: readonly RefusedAct[] }

/** Acts without an answer that no open dialog of this page sends, and those that were refused. */
export const waitingActs = createObservable<Waiting>(() => ({ acts: [], refused: [] }))
/** Their dialogs are open in this page and send them. */
const sentByDialog = new Set<string>()

/** Stores an act whose dialog sends it now. */
export function beginAct(act: Omit<PressedAct, 'client' | 'address' | 'pressedAt'>): void {
  sentByDialog.add(act.key)
  const client = sessionState().user?.id
  if (client === undefined) return
  storeAct({ ...act, client, address: location.pathname + location.search, pressedAt: Date.now() })
}

/** There is an answer, good or bad. */
export function endAct(key: string): void {
  sentByDialog.delete(key)
  removeAct(key)
}

/** Its dialog is closed without an answer: from now on the page sends it. */
export function leaveAct(key: string): void {
  if (sentByDialog.delete(key)) showWaiting()
}

/** It is not wanted any more. */
export function giveUpAct(key: string): void {
  removeAct(key)
  showWaiting()
}

export function dismissRefusal(key: string): void {
  const { acts, refused } = waitingActs.read()
  waitingActs.write({ acts, refused: refused.filter(({ act }) => act.key !== key) })
}

export function showWaiting(): void {
  const client = sessionState().user?.id
  const acts = client === undefined ? [] : readActs(client).filter(({ key }) => !sentByDialog.has(key))
  const { refused, acts: before } = waitingActs.read()
  if (acts.length > 0 || before.length > 0) waitingActs.write({ acts, refused })
}

/** Sends what waits, one after another, each under its own key; stops where there is no answer. */
export async function sendWaitingActs(): Promise<void> {
  await withTabLock(consoleActsKey, async () => {
    showWaiting()
    for (const act of waitingActs.read().acts) if (!(await sendOne(act))) break
  })
  showWaiting()
}

/** Returns whether there was an answer. */
async function sendOne(act: PressedAct): Promise<boolean> {
  const { client, key, button, form, path, method, body } = act
  if (isStale(act, Date.now())) return refuse(act, 'It waited for more than a day, and was not sent.')
  try {
    await clientCall(path, { method, body, key })
  } catch (error) {
    if (outcomeOf(error) !== 'refused') return false
    return refuse(act, problemText(error))
  }
  removeAct(key)
  dropDraft({ client, form }, Date.now())
  announce(`‘${button}’ is done.`, { isShown: true })
  announceActed()
  return true
}

function refuse(act: PressedAct, message: string): true {
  removeAct(act.key)
  const { acts, refused } = waitingActs.read()
  waitingActs.write({ acts, refused: [...refused, { act, message }] })
  return true
}
