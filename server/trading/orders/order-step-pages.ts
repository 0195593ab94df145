import { readOrderNumber } from './order-number.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { type CardProvider, cardsOf } from './checkout-page.ts'

type StepDeps = { provider: CardProvider }
type OrderStep = 'orderPayment' | 'orderConfirmation'

/** Pages of one order: its contents belong to the client, and the browser reads them with the client's token. */
function orderStep<R extends OrderStep>(
  title: string,
  path: (number: string) => string,
  description: string,
) {
  return async ({ provider }: StepDeps, { params }: PageRequest): Promise<PageResult<R>> => {
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
