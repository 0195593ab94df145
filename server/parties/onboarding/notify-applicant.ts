import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'

type News = {
  clientId: string
  /** Of the brewery. */
  name: string
  publicUrl: string
} & ({ news: 'applied' } | { news: 'taken_on'; slug: string } | { news: 'turned_down'; reason: string })

/** Writes to the applicant what has happened to the application (NOTE-13). */
export async function notifyApplicant(transaction: Database, news: News): Promise<void> {
  const client = (await findPublicClients(transaction, [news.clientId])).get(news.clientId)
  if (client === undefined) return
  const { name, email } = client
  const { path, label, ...letter } = letterOf(news)
  await enqueueMail(transaction, {
    to: { email, name },
    template: 'selling-news',
    data: { name, ...letter, action: { label, link: news.publicUrl + path } },
    isAtOnce: news.news === 'applied',
  })
}

function letterOf(news: News): { heading: string; lines: string[]; label: string; path: string } {
  switch (news.news) {
    case 'applied':
      return {
        heading: 'We have your application',
        lines: [
          `${news.name} wants to sell on Dray. We look at what you have told us and answer within two working days.`,
        ],
        label: 'See your application',
        path: sellingPaths.apply,
      }
    case 'taken_on':
      return {
        heading: `${news.name} is on Dray`,
        lines: [
          'You are its owner, and its console is open. It says what is needed before you take orders, and who does each.',
        ],
        label: 'Open the console',
        path: sellingPaths.today(news.slug),
      }
    case 'turned_down':
      return {
        heading: `We cannot take ${news.name} on`,
        lines: [`The reason: ${news.reason}`, 'You can change your application and send it again.'],
        label: 'See your application',
        path: sellingPaths.apply,
      }
  }
}
