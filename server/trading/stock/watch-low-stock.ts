import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { type ContainerItem, findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { mailNotice } from '../../parties/notices/mail-notice.ts'
import { notifyBrewery } from '../../parties/notices/notify-brewery.ts'
import { claimOncePerDay } from '../../parties/notices/notify-people.ts'
import {
  forgetFilledLevels,
  type LowLevel,
  markLowMailed,
  noteLowLevels,
  unmailedLowLevels,
} from './low-stock-queries.ts'

type Deps = { database: Database; clock: () => Date; publicUrl: string }
type LowItem = ContainerItem & LowLevel

const atOnce = 500
const mostNamed = 20

/**
 * Notifies breweries which of their containers have become low: each once by the bell, and once a day by a mail of all that
 * came since the last one (NOTE-06). Any number of processes may watch.
 */
export async function watchLowStock({ database, clock, publicUrl }: Deps): Promise<void> {
  const now = clock()
  await forgetFilledLevels(database)
  await database.transaction(async (transaction) => {
    const low = await noteLowLevels(transaction, { now, most: atOnce })
    for (const [breweryId, items] of await byBrewery(transaction, low))
      await notifyBrewery(transaction, breweryId, {
        kind: 'stock_low',
        text: ({ slug }) => ({
          title: headingOf(items),
          about: listed(items).join('; '),
          path: sellingPaths.stock(slug),
        }),
        now,
        ways: ['bell', 'push'],
      })
  })
  await database.transaction(async (transaction) => {
    const low = await unmailedLowLevels(transaction, atOnce)
    for (const [breweryId, items] of await byBrewery(transaction, low)) {
      const sent = { subject: `low stock:${breweryId}`, day: londonDay(now) }
      if (!(await claimOncePerDay(transaction, sent))) continue
      await markLowMailed(
        transaction,
        items.map(({ itemId }) => itemId),
        now,
      )
      const notified = await notifyBrewery(transaction, breweryId, {
        kind: 'stock_low',
        text: ({ slug }) => ({ title: headingOf(items), about: '', path: sellingPaths.stock(slug) }),
        now,
        ways: ['mail'],
      })
      if (notified === null) continue
      const link = publicUrl + sellingPaths.stock(notified.slug)
      const mail = { heading: headingOf(items), lines: listed(items), label: 'See the stock', link }
      await mailNotice(transaction, notified.recipients, mail)
    }
  })
}

/** What is sold online, by its brewery. */
async function byBrewery(database: Database, low: readonly LowLevel[]): Promise<Map<string, LowItem[]>> {
  const found = await findContainerItems(database, { ids: low.map(({ itemId }) => itemId) })
  const sellable = new Map(low.map((level) => [level.itemId, level]))
  const items = found
    .filter(({ isOnline }) => isOnline)
    .map((item) => ({ ...item, ...sellable.get(item.id)! }))
  return Map.groupBy(items, ({ breweryId }) => breweryId)
}

const headingOf = (items: readonly LowItem[]) =>
  items.length === 1 ? `Stock is low: ${items[0]!.title}` : `Stock is low: ${items.length} containers`

/** 'Towpath Bitter, Firkin: 2 left'. */
function listed(items: readonly LowItem[]): string[] {
  const named = items
    .slice(0, mostNamed)
    .map(({ title, sellable }) => `${title}: ${sellable < 0 ? `short by ${-sellable}` : `${sellable} left`}`)
  const more = items.length - mostNamed
  return more > 0 ? [...named, `and ${more} more`] : named
}
