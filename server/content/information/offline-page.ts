import { paths } from '../../../shared/paths/paths.ts'
import type { PageResult } from '../../platform/http/page-loading.ts'

/** The page that the service worker shows when it has no copy of the requested one (docs/decisions/0018). */
export async function loadOffline(): Promise<PageResult<'offline'>> {
  return {
    kind: 'page',
    data: { title: 'There is no connection' },
    head: {
      description: 'What was seen before opens without a connection.',
      canonicalPath: paths.offline,
      indexed: false,
    },
    topics: [],
  }
}
