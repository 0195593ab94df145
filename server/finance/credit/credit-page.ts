import { creditPath } from '../../../shared/orders/account-paths.ts'
import type { PageResult } from '../../platform/http/page-loading.ts'

/** The page of the credit account, the same for everybody; the browser fills it with the client's token. */
export async function loadCredit(): Promise<PageResult<'credit'>> {
  return {
    kind: 'page',
    data: { title: 'Your credit account' },
    head: {
      description: 'What you may order on account on Dray, and what is due.',
      canonicalPath: creditPath,
      indexed: false,
    },
    topics: [],
  }
}
