import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { tooManyWebhooks } from '../../platform/errors/webhook-errors.ts'
import type { PublicReach } from '../../platform/http/public-reach.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { closeEntry } from '../../platform/worklist/worklist.ts'
import {
  countEndpoints,
  endpointsOf,
  type EndpointRow,
  insertEndpoint,
  lockedEndpoint,
  lockWebhooks,
  removeEndpoint,
  secretContext,
  updateEndpoint,
  type WebhookOwner,
} from './endpoint-queries.ts'
import { stopDeliveries } from './delivery-queries.ts'
import { sealOldSecrets } from './open-secrets.ts'
import { auditSubject, stopEndpoint } from './switch-off.ts'
import { newWebhookSecret } from './webhook-secret.ts'

/** Webhooks that a brewery or a buyer may have. */
const mostEndpoints = 10
/** So long former secrets sign beside the new one (PLAT-12). */
const rotationMs = 24 * 3_600_000

type ActionContext = { owner: WebhookOwner; actor: Actor; now: Date }

/**
 * Makes a webhook; its secret is in the answer and nowhere else in clear. Throws RequestError 400 for an address that is
 * never called, 409 above ten.
 */
export async function makeEndpoint(
  { database, sealer, reach }: { database: Database; sealer: Sealer; reach: PublicReach },
  { owner, actor, now, url, events }: ActionContext & { url: string; events: readonly string[] },
): Promise<{ endpoint: EndpointRow; secret: string }> {
  const address = await requireOpenAddress(reach, url)
  const id = randomUUID()
  const secret = newWebhookSecret()
  const ownerId = 'breweryId' in owner ? owner.breweryId : owner.clientId
  return database.transaction(async (transaction) => {
    await lockWebhooks(transaction, ownerId)
    if ((await countEndpoints(transaction, owner)) >= mostEndpoints) throw tooManyWebhooks()
    const endpoint = await insertEndpoint(transaction, {
      id,
      ...owner,
      url: address,
      events: [...new Set(events)],
      secret: sealer.seal(secret, secretContext(id)),
      madeBy: actor.name,
      madeAt: now,
    })
    await audit(transaction, endpoint, { actor, now, verb: 'make webhook' })
    return { endpoint, secret }
  })
}

/** Other events for a webhook. Throws RequestError 404. */
export async function chooseEvents(
  database: Database,
  { id, events, ...by }: ActionContext & { id: string; events: readonly string[] },
): Promise<EndpointRow> {
  return database.transaction(async (transaction) => {
    const endpoint = await requireEndpoint(transaction, id, by.owner)
    const chosen = { ...endpoint, events: [...new Set(events)] }
    await updateEndpoint(transaction, id, { events: chosen.events })
    await audit(transaction, chosen, { ...by, verb: 'choose events of webhook' })
    return chosen
  })
}

/** A new secret, this once; those that sign now do so for another day. Throws RequestError 404. */
export async function rotateSecret(
  { database, sealer }: { database: Database; sealer: Sealer },
  { id, ...by }: ActionContext & { id: string },
): Promise<{ endpoint: EndpointRow; secret: string }> {
  const secret = newWebhookSecret()
  return database.transaction(async (transaction) => {
    const endpoint = await requireEndpoint(transaction, id, by.owner)
    const change = {
      secret: sealer.seal(secret, secretContext(id)),
      oldSecret: sealOldSecrets(sealer, endpoint, by.now),
      oldSecretUntil: new Date(by.now.getTime() + rotationMs),
    }
    await updateEndpoint(transaction, id, change)
    await audit(transaction, endpoint, { ...by, verb: 'renew secret of webhook' })
    return { endpoint: { ...endpoint, ...change }, secret }
  })
}

/** Switches a webhook on or off; what was meant for it meanwhile is sent on request. Throws RequestError 404. */
export async function switchEndpoint(
  transaction: Database,
  {
    id,
    isOn,
    owner,
    actor,
    now,
  }: Omit<ActionContext, 'owner'> & { owner: WebhookOwner | null; id: string; isOn: boolean },
): Promise<EndpointRow> {
  const endpoint = await requireEndpoint(transaction, id, owner)
  if (isOn === (endpoint.offAt === null)) return endpoint
  if (!isOn) {
    await stopEndpoint(transaction, { id, reason: 'by_hand', now, actor })
    return { ...endpoint, offAt: now, offReason: 'by_hand' }
  }
  const change = { offAt: null, offReason: null, failingSince: null }
  await updateEndpoint(transaction, id, change)
  await audit(transaction, endpoint, { actor, now, verb: 'switch webhook on' })
  await closeEntryOf(transaction, endpoint, { actor, now })
  return { ...endpoint, ...change }
}

/** Removes a webhook with its log. Throws RequestError 404. */
export async function removeOwnEndpoint(
  database: Database,
  { id, ...by }: ActionContext & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const endpoint = await requireEndpoint(transaction, id, by.owner)
    await stopDeliveries(transaction, id)
    await removeEndpoint(transaction, id)
    await audit(transaction, endpoint, { ...by, verb: 'remove webhook' })
    await closeEntryOf(transaction, endpoint, by)
  })
}

/** A webhook, held until the transaction ends. Throws RequestError 404 where the owner has no such one. */
export async function requireEndpoint(
  transaction: Database,
  id: string,
  owner: WebhookOwner | null,
): Promise<EndpointRow> {
  const endpoint = await lockedEndpoint(transaction, id, owner)
  if (endpoint === null) throw notFound('The webhook')
  return endpoint
}

async function requireOpenAddress(reach: PublicReach, text: string): Promise<string> {
  const url = URL.parse(text.trim())
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw badField('url', 'Please give an address that begins with https://, without a name and a password.')
  url.hash = ''
  if (url.href.length > 500) throw badField('url', 'Please give a shorter address.')
  if (await reach.isClosed(url)) throw badField('url', 'Please give an address on the public internet.')
  return url.href
}

/** The staff's row goes once no webhook of the owner is off on its own. */
async function closeEntryOf(
  transaction: Database,
  endpoint: EndpointRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const { breweryId, clientId } = endpoint
  const others = await endpointsOf(
    transaction,
    breweryId === null ? { clientId: clientId ?? '' } : { breweryId },
  )
  if (others.some(({ id, offReason }) => id !== endpoint.id && offReason !== null && offReason !== 'by_hand'))
    return
  await closeEntry(transaction, {
    kind: breweryId === null ? 'buyer_webhook_off' : 'webhook_off',
    subject: breweryId ?? clientId ?? '',
    by: actor,
    now,
  })
}

const audit = (
  transaction: Database,
  endpoint: EndpointRow,
  { actor, now, verb }: { actor: Actor; now: Date; verb: AuditVerb },
) =>
  writeAudit(transaction, {
    at: now,
    actor,
    verb,
    subject: auditSubject(endpoint),
    after: { id: endpoint.id, url: endpoint.url, events: endpoint.events },
  })
