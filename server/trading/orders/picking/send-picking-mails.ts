import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import { addDays, londonDay, londonTime } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { mailNotice } from '../../../parties/notices/mail-notice.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import { claimOncePerDay } from '../../../parties/notices/notify-people.ts'
import { partsLeavingOn } from './pick-queries.ts'

const from = '17:00'
const until = '21:00'

/**
 * From 17:00 in London writes to each brewery's cellar and sales how much leaves tomorrow, once, and nothing where nothing
 * does (NOTE-06). Any number of processes may do it at once.
 */
export async function sendPickingMails({
  database,
  clock,
  publicUrl,
}: {
  database: Database
  clock: () => Date
  publicUrl: string
}): Promise<void> {
  const now = clock()
  const time = londonTime(now)
  if (time < from || time >= until) return
  const day = addDays(londonDay(now), 1)
  for (const { breweryId, orders } of await partsLeavingOn(database, day))
    await database.transaction(async (transaction) => {
      if (!(await claimOncePerDay(transaction, { subject: `picking:${breweryId}`, day }))) return
      const heading = `To pick for ${dayText(day)}: ${orders === 1 ? '1 order' : `${orders} orders`}`
      const notified = await notifyBrewery(transaction, breweryId, {
        kind: 'picking',
        text: ({ slug }) => ({ title: heading, about: '', path: sellingPaths.picking(slug) }),
        now,
      })
      if (notified === null) return
      await mailNotice(transaction, notified.recipients, {
        heading,
        lines: [`${notified.name}: ${orders === 1 ? '1 order leaves' : `${orders} orders leave`} tomorrow.`],
        label: 'See the picking',
        link: `${publicUrl}${sellingPaths.picking(notified.slug)}?day=${day}`,
      })
    })
}
