import type { FastifyBaseLogger } from 'fastify'
import type { Connection, Database } from '../../platform/database/database.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { clearDemoBreweries } from './clear-demo-breweries.ts'
import { isShopEmpty } from './import-queries.ts'
import { demoFolder, loadDemoShop } from './load-demo-shop.ts'
import { readyMoments } from './ready/ready-shop-queries.ts'
import { openReadyShop } from './ready/open-ready-shop.ts'

type Logger = Pick<FastifyBaseLogger, 'info' | 'warn'>

type Opening = {
  /** When its catalogue was loaded and its breweries were cleared; now where nothing is said. */
  openedAt?: Date
  /** What else belongs to an opened shop, in the same transaction. */
  afterwards?: (transaction: Database) => Promise<void>
}
/** Any number will do as long as every process takes the same. */
const demoLock = 7_130_527

/**
 * Fills an empty shop with the demo shop, or takes over the one that a ready database holds. One that has breweries is
 * left alone, but for the approval of the demo's own: they stay cleared to sell. Answers whether it was opened now. Throws
 * when a file is faulty.
 */
export async function openDemoShop(
  connection: Connection,
  logger: Logger,
  mediaStore: MediaStore | null = null,
  { openedAt = new Date(), afterwards = async () => {} }: Opening = {},
): Promise<boolean> {
  return connection.withLock(demoLock, async (database) => {
    const ready = await readyMoments(database)
    if (ready === null && !(await isShopEmpty(database))) {
      await clearDemoBreweries(database, demoFolder, new Date())
      return false
    }
    // One transaction: a start that is cut short leaves no shop with beers and without settings.
    await database.transaction(async (transaction) => {
      if (ready === null) await loadDemoShop(transaction, logger, { openedAt, mediaStore })
      else await openReadyShop(transaction, ready, { openedAt, now: new Date(), mediaStore })
      await afterwards(transaction)
    })
    logger.info('the demo shop is loaded')
    return true
  })
}
