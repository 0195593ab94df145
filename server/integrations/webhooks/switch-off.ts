import type { OffReason } from '../../../shared/accounts/webhook-events.ts'
import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { type Actor, systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { notifyBrewery } from '../../parties/notices/notify-brewery.ts'
import { openEntry } from '../../platform/worklist/worklist.ts'
import { stopDeliveries } from './delivery-queries.ts'
import { type EndpointRow, lockedEndpoint, markOff } from './endpoint-queries.ts'
import { failingMs } from './retry-times.ts'

type Off = { id: string; reason: OffReason; now: Date; actor?: Actor }
type Deps = { database: Database; publicUrl: string }

/**
 * Switches a webhook off on its own: what waits for it stops, its owners have a mail, a brewery's the bell too, and the staff's
 * worklist a row (PLAT-10). Does nothing where stopEndpoint does nothing.
 */
export async function switchOff({ database, publicUrl }: Deps, off: Off): Promise<void> {
  await database.transaction(async (transaction) => {
    const endpoint = await stopEndpoint(transaction, off)
    if (endpoint === null) return
    const { subject, name, link, people } = await notifyOwners(transaction, endpoint, {
      publicUrl,
      now: off.now,
    })
    for (const { email, name: person } of people)
      await enqueueMail(transaction, {
        to: { email, name: person },
        template: 'webhook-off',
        data: { name: person, url: endpoint.url, reason: off.reason === 'gone' ? 'gone' : 'failing', link },
      })
    await openEntry(transaction, {
      kind: endpoint.breweryId === null ? 'buyer_webhook_off' : 'webhook_off',
      subject,
      about: `A webhook of ${name} was switched off: ${new URL(endpoint.url).host} ${
        off.reason === 'gone' ? 'says that it is gone' : 'took nothing for five days'
      }.`,
      owner: 'operations',
      now: off.now,
    })
  })
}

/**
 * Takes a webhook off and stops what waits for it; null where it is off or gone, and for `failing` where it has taken
 * something within five days. Needs a transaction.
 */
export async function stopEndpoint(
  transaction: Database,
  { id, reason, now, actor = systemActor }: Off,
): Promise<EndpointRow | null> {
  const endpoint = await lockedEndpoint(transaction, id, null)
  // A delivery beside the one that failed may have been taken meanwhile.
  const failingSince = reason === 'failing' ? new Date(now.getTime() - failingMs) : null
  if (endpoint === null || !(await markOff(transaction, id, { at: now, reason, failingSince }))) return null
  await stopDeliveries(transaction, id)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'switch webhook off',
    subject: auditSubject(endpoint),
    after: { id, url: endpoint.url, reason },
  })
  return endpoint
}

export const auditSubject = ({ breweryId, clientId }: Pick<EndpointRow, 'breweryId' | 'clientId'>) =>
  breweryId === null ? { kind: 'client', id: clientId ?? '' } : { kind: 'brewery', id: breweryId }

/** Rings the bell of a brewery's owners, and answers whom to write to; a buyer has no bell. */
async function notifyOwners(
  transaction: Database,
  { breweryId, clientId, url }: EndpointRow,
  { publicUrl, now }: { publicUrl: string; now: Date },
) {
  if (breweryId === null) {
    const people = [...(await findPublicClients(transaction, [clientId ?? ''])).values()]
    const link = `${publicUrl}${settingsSections.connections.path}`
    return { subject: clientId ?? '', name: people[0]?.name ?? 'a buyer', link, people }
  }
  const brewery = await notifyBrewery(transaction, breweryId, {
    kind: 'webhook_off',
    text: ({ slug }) => ({
      title: 'A webhook is switched off',
      about: new URL(url).hostname,
      path: sellingPaths.connections(slug),
    }),
    now,
  })
  return {
    subject: breweryId,
    name: brewery?.name ?? 'a brewery',
    link: `${publicUrl}${sellingPaths.connections(brewery?.slug ?? '')}`,
    people: brewery?.recipients ?? [],
  }
}
