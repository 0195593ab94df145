import { emptiesPath } from '../../../shared/orders/account-paths.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { mailNotice } from '../../parties/notices/mail-notice.ts'
import { notifyBrewery } from '../../parties/notices/notify-brewery.ts'

/** What is written about containers; its link leads to the page of them. */
export type Letter = { heading: string; lines: string[]; label: string }

/** Writes to the pub; to no one once it has left. */
export async function mailPub(
  transaction: Database,
  clientId: string | null,
  { letter, publicUrl }: { letter: Letter; publicUrl: string },
): Promise<void> {
  const client =
    clientId === null ? undefined : (await findPublicClients(transaction, [clientId])).get(clientId)
  if (client === undefined) return
  const to = { memberId: client.id, name: client.name, email: client.email }
  await mailNotice(transaction, [to], { ...letter, link: publicUrl + emptiesPath })
}

type ToBrewery = { breweryId: string; letter: Letter; about: string; publicUrl: string; now: Date }

/** Notifies a brewery's people by bell, push and mail. */
export async function mailBrewery(
  transaction: Database,
  { breweryId, letter, about, publicUrl, now }: ToBrewery,
): Promise<void> {
  const brewery = await notifyBrewery(transaction, breweryId, {
    kind: 'empties',
    text: ({ slug }) => ({ title: letter.heading, about, path: sellingPaths.empties(slug) }),
    now,
  })
  if (brewery === null) return
  const link = publicUrl + sellingPaths.empties(brewery.slug)
  await mailNotice(transaction, brewery.recipients, { ...letter, link })
}
