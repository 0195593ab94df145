import { cutText } from '../../../shared/format/cut-text.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import { ReachError } from '../../platform/http/public-reach.ts'
import {
  type ClaimedDelivery,
  claimDueDeliveries,
  eventById,
  insertAttempt,
  settleDelivery,
} from './delivery-queries.ts'
import { type EndpointRow, lockedEndpoint, noteFailure, updateEndpoint } from './endpoint-queries.ts'
import { eventBody } from './event-body.ts'
import { openSecrets } from './open-secrets.ts'
import { failingMs, requestedDelay, retryDelay } from './retry-times.ts'
import { switchOff } from './switch-off.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { signedHeaders } from './webhook-secret.ts'

type Sending = Pick<WebhookDeps, 'database' | 'sealer' | 'reach' | 'publicUrl' | 'clock' | 'logger'> & {
  /** Between 0 and 1, for the spread of attempts. */
  chance?: () => number
}

const timeoutMs = 15_000
const answerBytes = 2048
/** A process that died during an attempt leaves it to others after so long. */
const turnMs = 60_000
const atATime = 50
/** Of one webhook, so that a slow one does not hold up the others. */
const ofOneAtATime = 5

/** Sends what is due: each attempt is claimed by one process, and logged. Any number may run. */
export async function sendWebhooks(deps: Sending): Promise<void> {
  for (;;) {
    const now = deps.clock()
    const claimed = await claimDueDeliveries(deps.database, {
      now,
      until: new Date(now.getTime() + turnMs),
      most: atATime,
      mostOfOne: ofOneAtATime,
    })
    if (claimed.length === 0) return
    await Promise.all(claimed.map((delivery) => attemptDelivery(deps, delivery)))
  }
}

/** One attempt; afterwards the delivery is delivered, waits for its next time, or is over. */
async function attemptDelivery(deps: Sending, delivery: ClaimedDelivery): Promise<void> {
  const { database, sealer, reach, publicUrl, clock } = deps
  const now = clock()
  const endpoint = await lockedEndpoint(database, delivery.endpointId, null)
  const event = await eventById(database, delivery.eventId)
  if (endpoint === null || event === null) return
  if (endpoint.offAt !== null) return settleDelivery(database, delivery, { state: 'stopped' })
  const [brewery] = endpoint.breweryId === null ? [] : await nameBreweries(database, [endpoint.breweryId])
  const body = eventBody({ ...event, brewery: brewery?.slug ?? null }, publicUrl)
  const secrets = openSecrets(sealer, endpoint, now)
  if (secrets === null) {
    deps.logger.error(
      { webhook: endpoint.id },
      'the secret of a webhook does not open: SECRETS_KEY has changed',
    )
    return settleFailure(deps, { delivery, endpoint, isGone: false, leastMs: 0, now })
  }
  const id = `msg_${event.id}`
  const started = performance.now()
  const answer = await reach
    .ask({
      url: new URL(endpoint.url),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Dray-Webhooks/1',
        ...signedHeaders({ id, at: now, body }, secrets),
      },
      body,
      timeoutMs,
      mostBytes: answerBytes,
    })
    .then(
      ({ status, text, headers }) => ({ status, problem: null, text, retryAfter: headers['retry-after'] }),
      (error: unknown) => {
        if (!(error instanceof ReachError)) throw error
        return { status: null, problem: error.problem, text: error.message, retryAfter: undefined }
      },
    )
  await insertAttempt(database, {
    deliveryId: delivery.id,
    at: now,
    milliseconds: Math.round(performance.now() - started),
    status: answer.status,
    problem: answer.problem,
    // PostgreSQL takes no text with a zero.
    answer: cutText(answer.text.replaceAll('\0', ''), answerBytes),
  })
  if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
    await settleDelivery(database, delivery, { state: 'delivered' })
    return updateEndpoint(database, endpoint.id, { failingSince: null, lastSuccessAt: now })
  }
  const isBusy = answer.status === 429 || answer.status === 503
  const leastMs = isBusy ? requestedDelay(answer.retryAfter, now) : 0
  await settleFailure(deps, { delivery, endpoint, isGone: answer.status === 410, leastMs, now })
}

type Failed = {
  delivery: ClaimedDelivery
  endpoint: EndpointRow
  isGone: boolean
  /** The least that the receiver asked to wait. */
  leastMs: number
  now: Date
}

/** The delivery waits for its next time or is given up; a webhook that is gone, or fails for long, is switched off. */
async function settleFailure(
  deps: Sending,
  { delivery, endpoint, isGone, leastMs, now }: Failed,
): Promise<void> {
  const { database, chance = Math.random } = deps
  await noteFailure(database, endpoint.id, now)
  const wait = retryDelay(delivery.attempts, chance())
  await settleDelivery(
    database,
    delivery,
    wait === null
      ? { state: 'given_up' }
      : { state: 'waiting', dueAt: new Date(now.getTime() + Math.max(wait, leastMs)) },
  )
  const since = endpoint.failingSince ?? now
  if (isGone) await switchOff(deps, { id: endpoint.id, reason: 'gone', now })
  else if (now.getTime() - since.getTime() >= failingMs)
    await switchOff(deps, { id: endpoint.id, reason: 'failing', now })
}
