import { isUuid } from '../../../../shared/format/uuid.ts'
import {
  newStandingOrderPath,
  standingOrderPath,
  standingOrdersPath,
  type StandingPageData,
} from '../../../../shared/orders/account-paths.ts'
import type { PageRequest, PageResult } from '../../../platform/http/page-loading.ts'
import { readOrderNumber } from '../order-number.ts'

type StandingPage = PageResult<'accountOrders'>

/** /account/standing-orders: the frame of the list, which the browser fills with the client's token. */
export async function loadStandingOrders(): Promise<StandingPage> {
  return page('Your standing orders', standingOrdersPath, { view: 'list' })
}

/** /account/standing-orders/new: from an order, or from a basket. */
export async function loadNewStandingOrder(_deps: object, { query }: PageRequest): Promise<StandingPage> {
  const order = readOrderNumber(query.get('order') ?? '')
  const group = query.get('group')
  return page('New standing order', newStandingOrderPath, {
    view: 'new',
    order,
    group: group !== null && isUuid(group) ? group : null,
  })
}

/** /account/standing-orders/{id}, for any well-formed id; only the client's token shows whose it is. */
export async function loadStandingOrder(_deps: object, { params }: PageRequest): Promise<StandingPage> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) return { kind: 'not-found' }
  return page('Standing order', standingOrderPath(id), { view: 'one', id: id.toLowerCase() })
}

function page(title: string, canonicalPath: string, standing: StandingPageData): StandingPage {
  return {
    kind: 'page',
    data: { title, page: 1, standing },
    head: {
      description: 'What you order again and again from independent breweries.',
      canonicalPath,
      indexed: false,
    },
    topics: [],
  }
}
