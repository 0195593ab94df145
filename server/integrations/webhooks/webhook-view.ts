import type {
  Webhook,
  WebhookAttempts,
  WebhookDelivery,
  WebhookLog,
} from '../../../shared/api/webhooks-api.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import { listPageSize } from '../../../shared/api/list-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { attemptsOf, countDeliveries, deliveriesOf, hasDelivery } from './delivery-queries.ts'
import { endpointsOf, type EndpointRow, type WebhookOwner } from './endpoint-queries.ts'

/** The webhooks of a brewery or a buyer, the oldest first, without their secrets. */
export async function listWebhooks(database: Database, owner: WebhookOwner): Promise<Webhook[]> {
  return (await endpointsOf(database, owner)).map(webhookView)
}

export function webhookView(endpoint: EndpointRow): Webhook {
  const { id, url, events, madeBy, madeAt, failingSince, lastSuccessAt, offAt, offReason } = endpoint
  return {
    id,
    url,
    events,
    madeBy,
    madeAt: madeAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    off: offAt === null || offReason === null ? null : { at: offAt.toISOString(), reason: offReason },
    oldSecretUntil: endpoint.oldSecretUntil?.toISOString() ?? null,
  }
}

/** A page of a webhook's log, the newest event first. Throws RequestError 404 where the owner has no such webhook. */
export async function readLog(
  database: Database,
  { id, owner, page: wanted = 1 }: { id: string; owner: WebhookOwner; page?: number | undefined },
): Promise<WebhookLog> {
  await requireOwn(database, id, owner)
  const total = await countDeliveries(database, id)
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const rows = await deliveriesOf(database, id, { offset: (page - 1) * listPageSize, limit: listPageSize })
  return { rows: rows.map(deliveryView), total, page, pages }
}

type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number]

function deliveryView(row: DeliveryRow): WebhookDelivery {
  const { id, eventId, type, at, data, state, attempts, dueAt, lastAt, lastStatus, lastProblem } = row
  return {
    id,
    webhookId: `msg_${eventId}`,
    type,
    at: at.toISOString(),
    data,
    state,
    attempts,
    nextAt: state === 'waiting' && attempts > 0 ? dueAt.toISOString() : null,
    last: lastAt === null ? null : { at: lastAt.toISOString(), status: lastStatus, problem: lastProblem },
  }
}

/** Attempts of a delivery, the newest first, at most a hundred. Throws RequestError 404 for one of another webhook. */
export async function readAttempts(
  database: Database,
  { id, endpointId, owner }: { id: string; endpointId: string; owner: WebhookOwner },
): Promise<WebhookAttempts> {
  await requireOwn(database, endpointId, owner)
  if (!(await hasDelivery(database, { id, endpointId }))) throw notFound('The delivery')
  const rows = await attemptsOf(database, { id, endpointId, limit: 100 })
  return {
    attempts: rows.map(({ at, milliseconds, status, problem, answer }) => ({
      at: at.toISOString(),
      milliseconds,
      status,
      problem,
      answer,
    })),
  }
}

async function requireOwn(database: Database, id: string, owner: WebhookOwner): Promise<void> {
  if (!(await endpointsOf(database, owner)).some((endpoint) => endpoint.id === id))
    throw notFound('The webhook')
}
