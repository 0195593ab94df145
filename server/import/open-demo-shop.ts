import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection, Database } from '../database/database.ts'
import type { MediaStore } from '../media/media-store.ts'
import { loadDemoReviews } from '../reviews/load-demo-reviews.ts'
import { loadMissingSettings } from '../settings/load-settings.ts'
import { clearDemoBreweries } from './clear-demo-breweries.ts'
import { importCatalogue } from './import-catalogue.ts'
import { isShopEmpty } from './import-queries.ts'
import { loadDemoTrade } from './load-demo-trade.ts'
import type { BadCell } from './source-row.ts'

type Logger = Pick<FastifyBaseLogger, 'info' | 'warn'>

const demoFolder = fileURLToPath(new URL('../../database/demo', import.meta.url))
type Opening = {
  /** When its catalogue was loaded and its breweries were cleared; now where nothing is said. */
  openedAt?: Date
  /** What else belongs to an opened shop, in the same transaction. */
  afterwards?: (transaction: Database) => Promise<void>
}
/** Any number will do as long as every process takes the same. */
const demoLock = 7_130_527

/**
 * Fills an empty shop with the demo shop. One that has breweries is left alone, but for the standing of the demo's own:
 * they stay cleared to sell. Throws when a file is faulty.
 */
export async function openDemoShop(
  connection: Connection,
  logger: Logger,
  mediaStore: MediaStore | null = null,
  { openedAt = new Date(), afterwards = async () => {} }: Opening = {},
): Promise<void> {
  await connection.withLock(demoLock, async (database) => {
    if (!(await isShopEmpty(database))) return clearDemoBreweries(database, demoFolder, new Date())
    // One transaction: a start that is cut short leaves no shop with beers and without settings.
    await database.transaction(async (transaction) => {
      await loadDemoCatalogue(transaction, logger, openedAt)
      await clearDemoBreweries(transaction, demoFolder, openedAt)
      await loadDemoTrade(transaction, `${demoFolder}/trade.json`)
      await loadDemoReviews(transaction, { folder: `${demoFolder}/reviews`, mediaStore, now: new Date() })
      await loadDemoSettings(transaction)
      await afterwards(transaction)
    })
    logger.info('the demo shop is loaded')
    return undefined
  })
}

async function loadDemoSettings(transaction: Database): Promise<void> {
  const demo = await readFile(`${demoFolder}/settings.json`, 'utf8')
  await loadMissingSettings(transaction, JSON.parse(demo) as Record<string, unknown>)
}

async function loadDemoCatalogue(database: Database, logger: Logger, startedAt: Date): Promise<void> {
  const faults: string[] = []
  const result = await importCatalogue({
    database,
    folder: demoFolder,
    mediaFolder: null,
    skipInvalid: false,
    time: { countedAt: null, startedAt },
    report: {
      warn: (sentence) => logger.warn(sentence),
      bad: (cell: BadCell) => void faults.push(`${cell.file}:${cell.line} ${cell.column} ${cell.reason}`),
      progress: () => {},
    },
  })
  if (result.kind === 'refused')
    throw new Error(`The demo shop is faulty:\n${faults.slice(0, 20).join('\n')}`)
}
