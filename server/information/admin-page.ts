import { paths } from '../../shared/paths/paths.ts'
import type { PageResult } from '../http/page-loading.ts'

/** /admin, where an operator is told how to run the shop (HEAD-58, S-12). */
export async function loadAdmin(): Promise<PageResult<'admin'>> {
  return {
    kind: 'page',
    data: { title: 'Administration' },
    head: {
      description: 'How the operator of this shop runs it.',
      canonicalPath: paths.admin,
      indexed: false,
    },
    topics: [],
  }
}
