import { paths } from '../../shared/paths.ts'
import type { PageResult } from '../http/page-loading.ts'

/** What the service worker shows in place of a page that it has no copy of (docs/decisions/0018). */
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
