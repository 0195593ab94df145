import { readOrderNumber } from '../../shared/order-number.ts'
import { clampPage } from '../../shared/pagination.ts'
import { paths } from '../../shared/paths.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'

/** Nobody has more pages of orders; a number beyond it is the same page for the cache. */
const mostPages = 999

/** /account/orders (OPEN-24): the frame of the list, which the browser fills with the client's token. */
export async function loadAccountOrders(
  _services: object,
  { query }: PageRequest,
): Promise<PageResult<'accountOrders'>> {
  const page = clampPage(query.get('page'), mostPages)
  return {
    kind: 'page',
    data: { title: 'Your orders', page },
    head: {
      description: 'What you have ordered from independent breweries.',
      canonicalPath: paths.ordersPage(page),
      indexed: false,
    },
    topics: [],
  }
}

/** /account/orders/{number}, for any number that may be one: whose it is only the client's token tells. */
export async function loadAccountOrder(
  _services: object,
  { params }: PageRequest,
): Promise<PageResult<'accountOrder'>> {
  const number = readOrderNumber(params['number'] ?? '')
  if (number === null) return { kind: 'not-found' }
  return {
    kind: 'page',
    data: { title: `Order ${number}`, number },
    head: {
      description: 'An order of yours: where it stands, what it holds, its delivery and its papers.',
      canonicalPath: paths.order(number),
      indexed: false,
    },
    topics: [],
  }
}
