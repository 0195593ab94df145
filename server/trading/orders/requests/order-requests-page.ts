import { orderRequestsPath } from '../../../../shared/orders/order-requests.ts'
import type { PageRequest, PageResult } from '../../../platform/http/page-loading.ts'

/** /account/order-requests: the frame of the list, which the browser fills with the client's token. */
export async function loadOrderRequests(
  _deps: object,
  { query }: PageRequest,
): Promise<PageResult<'accountOrders'>> {
  return {
    kind: 'page',
    data: { title: 'Order requests', page: 1, requests: { isNew: query.get('requested') === '1' } },
    head: {
      description: 'Orders that wait for an approval at your site.',
      canonicalPath: orderRequestsPath,
      indexed: false,
    },
    topics: [],
  }
}
