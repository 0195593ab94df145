import { paths } from '../../shared/paths/paths.ts'
import { findPublicClients } from '../accounts/find-public-clients.ts'
import type { Database } from '../database/database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { TradeNews } from '../mail/templates/trade-account-mail.ts'

type Notice = { clientId: string; news: TradeNews; words?: string | null; publicUrl: string }

/** Writes to the buyer of a trade account what has happened to it. */
export async function notifyTrade(
  transaction: Database,
  { clientId, news, words = null, publicUrl }: Notice,
): Promise<void> {
  const client = (await findPublicClients(transaction, [clientId])).get(clientId)
  if (client === undefined) return
  const { email, name } = client
  await enqueueMail(transaction, {
    to: { email, name },
    template: 'trade-account',
    data: { name, news, words, link: publicUrl + paths.trade },
  })
}
