import { readOrderNumber } from './order-number.ts'
import { clampPage } from '../../../shared/api/pagination.ts'
import { allSitesOrdersPath } from '../../../shared/orders/account-paths.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'

/** No client has more pages of orders; the cache treats a higher number as the same page. */
const mostPages = 999

/** /account/orders (OPEN-24): the frame of the list, which the browser fills with the client's token. */
export async function loadAccountOrders(
  _deps: object,
  { query }: PageRequest,
): Promise<PageResult<'accountOrders'>> {
  const page = clampPage(query.get('page'), mostPages)
  const hasAllSites = query.get('site') === 'all'
  return {
    kind: 'page',
    data: { title: 'Your orders', page, ...(hasAllSites && { hasAllSites }) },
    head: {
      description: 'What you have ordered from independent breweries.',
      canonicalPath: hasAllSites ? allSitesOrdersPath(page) : paths.ordersPage(page),
      indexed: false,
    },
    topics: [],
  }
}

/** /account/orders/{number}, for any well-formed number; only the client's token shows whose order it is. */
export async function loadAccountOrder(
  _deps: object,
  { params }: PageRequest,
): Promise<PageResult<'accountOrder'>> {
  const number = readOrderNumber(params['number'] ?? '')
  if (number === null) return { kind: 'not-found' }
  return {
    kind: 'page',
    data: { title: `Order ${number}`, number },
    head: {
      description: 'An order of yours: its state, what it holds, its delivery and its documents.',
      canonicalPath: paths.order(number),
      indexed: false,
    },
    topics: [],
  }
}
