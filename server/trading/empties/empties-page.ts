import { emptiesPath } from '../../../shared/orders/account-paths.ts'
import type { PageResult } from '../../platform/http/page-loading.ts'

/** The page of a client's containers, the same for everybody; the browser fills it with the client's token. */
export async function loadEmpties(): Promise<PageResult<'accountOrders'>> {
  return {
    kind: 'page',
    data: { title: 'Your empties', page: 1, isEmpties: true },
    head: {
      description: 'The casks and kegs of breweries that are at your premises.',
      canonicalPath: emptiesPath,
      indexed: false,
    },
    topics: [],
  }
}
