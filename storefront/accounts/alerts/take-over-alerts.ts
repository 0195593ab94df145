import { alertsOf } from '../../../shared/accounts/alert-path.ts'
import { CallError } from '../../api/json-calls.ts'
import { announce } from '../../ui/core/announce.ts'
import { sessionState, subscribeToSession } from '../session/session-state.ts'
import { alertCalls, readSubject, subjectsOf } from './alert-calls.ts'
import { isShownOn, showAlerts } from './shown-alerts.ts'

/** Answers presses of links to alerts (alert-path.ts) for the signed-in client, and shows what is on. Called once. */
export function takeOverAlerts(): void {
  let owner: string | null = null
  let reading = Promise.resolve()
  const followSession = () => {
    const { status, user } = sessionState()
    const clientId = user?.id ?? null
    if (status === 'unknown' || clientId === owner) return
    owner = clientId
    showAlerts([])
    if (clientId === null) return
    reading = alertCalls.read().then((alerts) => {
      if (clientId === owner) showAlerts(subjectsOf(alerts))
    }, ignore)
  }
  followSession()
  subscribeToSession(followSession)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(`[href^="${alertsOf}"]`) : null
    const of = link?.getAttribute('href')?.slice(alertsOf.length)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (of === undefined || owner === null || !isPlain) return
    event.preventDefault()
    // What is on decides what a press does, so an early press waits for it.
    reading
      .then(() => toggle(of))
      .catch((error: unknown) => {
        const message = error instanceof CallError ? error.message : 'There seems to be no connection.'
        announce(message, { isUrgent: true, isShown: true })
      })
  })
}

// Nothing is shown as on; a press says what is wrong.
const ignore = () => {}

async function toggle(of: string): Promise<void> {
  const subject = readSubject(of)
  if (subject === null) return
  if (isShownOn(of)) {
    await alertCalls.end(subject)
    showAlerts(subjectsOf(await alertCalls.read()))
    announce(subject.kind === 'size' ? 'We will not write about it.' : 'You no longer follow it.', {
      isShown: true,
    })
    return
  }
  showAlerts(subjectsOf(await alertCalls.begin(subject)))
  announce(
    subject.kind === 'size'
      ? 'We will email you when it is back.'
      : 'You follow it. New beers come in one email a day, at 10:00.',
    { isShown: true },
  )
}
