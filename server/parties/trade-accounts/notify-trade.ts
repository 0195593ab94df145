import { paths } from '../../../shared/paths/paths.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { mailNotice } from '../notices/mail-notice.ts'
import { notifyStaff } from '../notices/notify-brewery.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import type { TradeNews } from '../../platform/mail/templates/trade-account-mail.ts'

type Notice = {
  clientId: string
  news: TradeNews
  words?: string | null
  publicUrl: string
  isAtOnce?: boolean
}

/** Writes to the buyer of a trade account what has happened to it. */
export async function notifyTrade(
  transaction: Database,
  { clientId, news, words = null, publicUrl, isAtOnce = false }: Notice,
): Promise<void> {
  const client = (await findPublicClients(transaction, [clientId])).get(clientId)
  if (client === undefined) return
  const { email, name } = client
  await enqueueMail(transaction, {
    to: { email, name },
    template: 'trade-account',
    data: { name, news, words, link: publicUrl + paths.trade },
    isAtOnce,
  })
}

type Applied = { clientId: string; business: string; publicUrl: string; now: Date }

/** Notifies Dray's support of a pub or shop that has applied. */
export async function notifySupport(
  transaction: Database,
  { clientId, business, publicUrl, now }: Applied,
): Promise<void> {
  const path = staffPaths.buyer(clientId)
  const heading = 'A trade account is applied for'
  const text = { title: heading, about: business, path }
  const staff = await notifyStaff(transaction, { kind: 'buyer_applied', text, now })
  const lines = [`${business} has applied for a trade account.`]
  await mailNotice(transaction, staff, { heading, lines, label: 'See the buyer', link: publicUrl + path })
}
