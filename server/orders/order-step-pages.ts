import { readOrderNumber } from '../../shared/order-number.ts'
import { paths } from '../../shared/paths.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import { type CardProvider, cardsOf } from './checkout-page.ts'

type StepServices = { provider: CardProvider }
type OrderStep = 'orderPayment' | 'orderConfirmation'

/** Pages of one order: what it holds is the client's own and read in the browser, with the client's token. */
function orderStep<R extends OrderStep>(
  title: string,
  path: (number: string) => string,
  description: string,
) {
  return async ({ provider }: StepServices, { params }: PageRequest): Promise<PageResult<R>> => {
    const number = readOrderNumber(params['number'] ?? '')
    if (number === null) return { kind: 'not-found' }
    return {
      kind: 'page',
      data: { title, number, thisYear: new Date().getFullYear(), cards: cardsOf(provider) } as Extract<
        PageResult<R>,
        { kind: 'page' }
      >['data'],
      head: { description, canonicalPath: path(number), indexed: false },
      topics: [],
    }
  }
}

export const loadOrderPayment = orderStep<'orderPayment'>(
  'Pay for your order',
  paths.orderPayment,
  'Paying for an order that is placed.',
)
export const loadOrderConfirmation = orderStep<'orderConfirmation'>(
  'Thank you',
  paths.orderConfirmation,
  'Your order is placed: what happens next.',
)
