import type { TradePageData } from '../../../shared/trade/trade-form.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { PageHead, PageResult } from '../../platform/http/page-loading.ts'

type Sent = Pick<TradePageData, 'typed' | 'problems' | 'isComplete'>

const nothingSent: Sent = { typed: {}, problems: [], isComplete: false }

/** The page of the trade account, the same for everybody; the browser fills it with the client's token. */
export async function loadTradeAccount(): Promise<PageResult<'tradeAccount'>> {
  return { kind: 'page', ...tradePage(nothingSent), topics: [] }
}

/** The page with what a form without scripts sent, and what came of it. */
export function tradePage(sent: Sent): { data: TradePageData; head: PageHead } {
  return {
    data: { title: 'Your trade account', ...sent },
    head: {
      description: 'Apply for a trade account on Dray, and see its state.',
      canonicalPath: paths.trade,
      indexed: false,
    },
  }
}
