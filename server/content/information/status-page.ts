import type { FastifyBaseLogger } from 'fastify'
import { paths } from '../../../shared/paths/paths.ts'
import { version } from '../../platform/config/version.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { pingDatabase } from '../../platform/database/ping-queries.ts'
import type { PageResult } from '../../platform/http/page-loading.ts'

export type StatusDeps = {
  database: Database
  searchIndex: Pick<SearchIndex, 'isReady' | 'size'>
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/** /status: what answers now, in words (HEAD-59, S-12). Asked again at each visit. */
export async function loadStatus({
  database,
  searchIndex,
  logger,
}: StatusDeps): Promise<PageResult<'status'>> {
  const isReached = await isReachable(database, logger)
  return {
    kind: 'page',
    data: {
      title: 'System health',
      parts: [
        { name: 'Shop', isWorking: true, detail: `Dray ${version} is serving pages.` },
        catalogue(searchIndex),
        {
          name: 'Baskets, orders and accounts',
          isWorking: isReached,
          detail: isReached
            ? 'Changes are saved.'
            : 'The database does not answer. Nothing can be saved now.',
        },
      ],
      checkedAt: new Date().toISOString(),
    },
    head: {
      description: 'Whether the shop, its catalogue and its orders are working now.',
      canonicalPath: paths.status,
      indexed: false,
    },
    topics: [],
  }
}

function catalogue(searchIndex: Pick<SearchIndex, 'isReady' | 'size'>) {
  const isWorking = searchIndex.isReady()
  const detail = isWorking ? `${searchIndex.size()} beers can be searched.` : 'The catalogue is being read.'
  return { name: 'Catalogue and search', isWorking, detail }
}

async function isReachable(database: Database, logger: StatusDeps['logger']): Promise<boolean> {
  try {
    await pingDatabase(database)
    return true
  } catch (error) {
    logger.warn({ err: error }, 'the status page could not reach the database')
    return false
  }
}
