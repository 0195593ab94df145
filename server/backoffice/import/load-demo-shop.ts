import { readFile } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { loadDemoReviews } from '../../engagement/reviews/load-demo-reviews.ts'
import { loadMissingSettings } from '../../platform/settings/load-settings.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { projectPath } from '../../platform/config/project-folder.ts'
import { clearDemoBreweries } from './clear-demo-breweries.ts'
import { importCatalogue } from './import-catalogue.ts'
import { moveBatches } from './import-queries.ts'
import { loadDemoTrade } from './load-demo-trade.ts'
import type { BadCell } from './source-row.ts'

type Logger = Pick<FastifyBaseLogger, 'warn'>

export const demoFolder = projectPath('database/demo')

/** Writes catalogue, cleared breweries, reviews, settings, delivery terms and runs. Throws when a file is faulty. */
export async function loadDemoShop(
  database: Database,
  logger: Logger,
  { openedAt, mediaStore }: { openedAt: Date; mediaStore: MediaStore | null },
): Promise<void> {
  // One transaction: a start that is cut short leaves no shop with beers and without settings.
  await database.transaction(async (transaction) => {
    await loadDemoCatalogue(transaction, logger, openedAt)
    await moveBatches(transaction, londonDay(new Date()))
    await clearDemoBreweries(transaction, demoFolder, openedAt)
    await loadDemoReviews(transaction, { folder: `${demoFolder}/reviews`, mediaStore, now: new Date() })
    await loadDemoSettings(transaction)
    await loadDemoTrade(transaction, demoFolder)
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
