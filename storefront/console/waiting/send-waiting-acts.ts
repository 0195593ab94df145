import { sessionState } from '../../accounts/session/session-state.ts'
import { clientCall, outcomeOf } from '../../api/client-calls.ts'
import { createObservable } from '../../sync/observable.ts'
import { withTabLock } from '../../sync/tab-lock.ts'
import { announce } from '../../ui/core/announce.ts'
import { consoleActionsKey } from '../../storage/safe-storage.ts'
import { dropDraft } from '../drafts/stored-drafts.ts'
import { problemText } from '../use-console-read.ts'
import { announceActed } from './acted.ts'
import { isStale, type PressedAction, readActions, removeAction, storeAction } from './stored-acts.ts'

/** An action that was not done, and why. */
type RefusedAction = { act: PressedAction; message: string }
type Waiting = { acts: readonly PressedAction[]; refused: readonly RefusedAction[] }

/** Actions without an answer that no open dialog of this page sends, and those that were refused. */
export const waitingActions = createObservable<Waiting>(() => ({ acts: [], refused: [] }))
/** Their dialogs are open in this page and send them. */
const sentByDialog = new Set<string>()

/** Stores an action whose dialog sends it now. */
export function beginAction(action: Omit<PressedAction, 'client' | 'address' | 'pressedAt'>): void {
  sentByDialog.add(action.key)
  const client = sessionState().user?.id
  if (client === undefined) return
  storeAction({ ...action, client, address: location.pathname + location.search, pressedAt: Date.now() })
}

/** There is an answer, good or bad. */
export function endAction(key: string): void {
  sentByDialog.delete(key)
  removeAction(key)
}

/** Its dialog is closed without an answer: from now on the page sends it. */
export function leaveAction(key: string): void {
  if (sentByDialog.delete(key)) showWaiting()
}

/** It is not wanted any more. */
export function giveUpAction(key: string): void {
  removeAction(key)
  showWaiting()
}

export function dismissRefusal(key: string): void {
  const { acts, refused } = waitingActions.read()
  waitingActions.write({ acts, refused: refused.filter(({ act }) => act.key !== key) })
}

export function showWaiting(): void {
  const client = sessionState().user?.id
  const acts = client === undefined ? [] : readActions(client).filter(({ key }) => !sentByDialog.has(key))
  const { refused, acts: before } = waitingActions.read()
  if (acts.length > 0 || before.length > 0) waitingActions.write({ acts, refused })
}

/** Sends what waits, one after another, each under its own key; stops where there is no answer. */
export async function sendWaitingActions(): Promise<void> {
  await withTabLock(consoleActionsKey, async () => {
    showWaiting()
    for (const act of waitingActions.read().acts) if (!(await sendOne(act))) break
  })
  showWaiting()
}

/** Returns whether there was an answer. */
async function sendOne(act: PressedAction): Promise<boolean> {
  const { client, key, button, form, path, method, body } = act
  if (isStale(act, Date.now())) return refuse(act, 'It waited for more than a day, and was not sent.')
  try {
    await clientCall(path, { method, body, key })
  } catch (error) {
    if (outcomeOf(error) !== 'refused') return false
    return refuse(act, problemText(error))
  }
  removeAction(key)
  dropDraft({ client, form }, Date.now())
  announce(`‘${button}’ is done.`, { isShown: true })
  announceActed()
  return true
}

function refuse(act: PressedAction, message: string): true {
  removeAction(act.key)
  const { acts, refused } = waitingActions.read()
  waitingActions.write({ acts, refused: [...refused, { act, message }] })
  return true
}
