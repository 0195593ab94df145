import { testEvent } from '../../../shared/accounts/webhook-events.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { webhookOff } from '../../platform/errors/webhook-errors.ts'
import { requireEndpoint } from './change-endpoint.ts'
import { insertEvent, restartDelivery, restartSince, startDelivery } from './delivery-queries.ts'
import type { EndpointRow, WebhookOwner } from './endpoint-queries.ts'
import { logDays } from './tidy-webhooks.ts'

type SendAgainInput = { endpointId: string; owner: WebhookOwner | null }

/** Sends one event again, with its id. Throws RequestError 404, and 409 for a webhook that is off (PLAT-13). */
export async function sendAgain(
  transaction: Database,
  { deliveryId, ...wanted }: SendAgainInput & { deliveryId: string },
): Promise<void> {
  const { id: endpointId } = await requireOn(transaction, wanted)
  if (!(await restartDelivery(transaction, { id: deliveryId, endpointId }))) throw notFound('The delivery')
}

/**
 * Sends all events since a time, also those from while the webhook was off; returns how many. Throws RequestError 400 for
 * a time that is to come or older than the log, 404, and 409 for a webhook that is off.
 */
export async function sendSince(
  transaction: Database,
  { since, now, ...wanted }: SendAgainInput & { since: Date; now: Date },
): Promise<number> {
  const earliest = now.getTime() - logDays * 86_400_000
  if (!(since.getTime() >= earliest) || since > now)
    throw badField('since', `Please give a time within the last ${logDays} days.`)
  const endpoint = await requireOn(transaction, wanted)
  return restartSince(transaction, {
    endpointId: endpoint.id,
    owner: ownerOf(endpoint),
    events: endpoint.events,
    since,
  })
}

/** Sends a test to a webhook; the answer is in its log. Throws RequestError 404, and 409 for a webhook that is off. */
export async function sendTest(
  transaction: Database,
  { now, ...wanted }: SendAgainInput & { now: Date },
): Promise<string> {
  const endpoint = await requireOn(transaction, wanted)
  const eventId = await insertEvent(transaction, {
    ...ownerOf(endpoint),
    type: testEvent,
    data: { version: 1 },
    at: now,
  })
  return startDelivery(transaction, { eventId, endpointId: endpoint.id })
}

async function requireOn(transaction: Database, { endpointId, owner }: SendAgainInput): Promise<EndpointRow> {
  const endpoint = await requireEndpoint(transaction, endpointId, owner)
  if (endpoint.offAt !== null) throw webhookOff()
  return endpoint
}

const ownerOf = ({ breweryId, clientId }: EndpointRow): WebhookOwner =>
  breweryId === null ? { clientId: clientId ?? '' } : { breweryId }
