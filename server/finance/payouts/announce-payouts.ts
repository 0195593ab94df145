import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { mailNotice } from '../../parties/notices/mail-notice.ts'
import { notifyBrewery } from '../../parties/notices/notify-brewery.ts'
import { claimOncePerDay } from '../../parties/notices/notify-people.ts'
import { payoutHoldsSince, payoutsSentSince } from './payout-news-queries.ts'

type Deps = { database: Database; clock: () => Date; publicUrl: string }
type News = { breweryId: string; subject: string; day: string; heading: string; line: string }

/** A shop that stood still for longer writes nothing of what is old by then. */
const daysBack = 3

/** Notifies a brewery's owners and accounts of payouts that were sent, and of those that finance holds back, once each. */
export async function announcePayouts({ database, clock, publicUrl }: Deps): Promise<void> {
  const now = clock()
  const since = new Date(now.getTime() - daysBack * 86_400_000)
  const sent = (await payoutsSentSince(database, since)).map(
    ({ id, number, breweryId, amountMinor, sentAt }): News => ({
      breweryId,
      subject: `payout:${id}`,
      day: londonDay(new Date(sentAt)),
      heading: `${formatMinor(amountMinor)} is on its way to you`,
      line: `Payout ${number} was sent on ${dayText(londonDay(new Date(sentAt)))}.`,
    }),
  )
  const held = (await payoutHoldsSince(database, since)).map(({ breweryId, reason, heldAt }): News => ({
    breweryId,
    subject: `payouts held:${breweryId}:${heldAt}`,
    day: londonDay(new Date(heldAt)),
    heading: 'Your payouts are held back',
    line: `Dray’s finance says why: ${reason}`,
  }))
  for (const news of [...sent, ...held])
    await database.transaction((transaction) => announce(transaction, news, { now, publicUrl }))
}

async function announce(
  transaction: Database,
  { breweryId, subject, day, heading, line }: News,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  if (!(await claimOncePerDay(transaction, { subject, day }))) return
  const notified = await notifyBrewery(transaction, breweryId, {
    kind: 'money',
    text: ({ slug }) => ({ title: heading, about: '', path: sellingPaths.money(slug) }),
    now,
  })
  if (notified === null) return
  const link = publicUrl + sellingPaths.money(notified.slug)
  await mailNotice(transaction, notified.recipients, { heading, lines: [line], label: 'See the money', link })
}
