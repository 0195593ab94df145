import type { Order } from '../../../shared/api/orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { isCharged } from '../../../shared/orders/charged-orders.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import { phoneOrderLinkPath } from '../../../shared/orders/phone-order.ts'
import type { PhoneOrderLinkData } from '../../../shared/orders/phone-order-link-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { momentInWords } from '../../platform/mail/mail-content.ts'
import { findOrder } from '../orders/find-orders.ts'
import { lineName } from '../orders/standing-orders/fit-lines.ts'
import { findPhoneOrder, paymentFor, reckonRow, whyOver } from './confirm-phone-order.ts'
import { phoneSums } from './mail-confirmation.ts'
import type { PhoneOrderRow } from './phone-order-queries.ts'
import { takerOf } from './taker-of.ts'

type Deps = { database: Database; clock: () => Date }
type LinkPage = Extract<PageResult<'phoneOrder'>, { kind: 'page' }>
type PhoneOrderLinkPageView = Omit<PhoneOrderLinkData, 'token' | 'error'>

/** /phone-order: what a confirmation link orders. Opening it changes nothing. */
export async function loadPhoneOrderLink(
  deps: Deps,
  { query }: PageRequest,
): Promise<PageResult<'phoneOrder'>> {
  return (await phoneOrderLinkPage(deps, query.get('token') ?? '')) ?? { kind: 'not-found' }
}

/** The page of a token, with what was wrong when it was used; null for a token that is unknown. */
export async function phoneOrderLinkPage(
  { database, clock }: Deps,
  token: string,
  error: string | null = null,
): Promise<LinkPage | null> {
  const row = await findPhoneOrder(database, token)
  if (row === null) return null
  const data = { ...(await shownOf(database, row, clock())), token, error }
  const head = {
    description: 'An order by phone, to be confirmed.',
    canonicalPath: phoneOrderLinkPath,
    indexed: false,
  }
  return { kind: 'page', data, head, topics: [] }
}

const nothing = { differences: [], lines: [], sums: [], button: null, seeLink: null }

async function shownOf(database: Database, row: PhoneOrderRow, now: Date): Promise<PhoneOrderLinkPageView> {
  const { orderNumber: number, clientId } = row
  if (number !== null) return { ...nothing, ...outcomeOf(await findOrder(database, { clientId }, number)) }
  const over = whyOver(row, now)
  if (over !== null)
    return { ...nothing, title: 'This order can no longer be confirmed', state: 'over', about: [over] }
  const reckoned = await reckonRow(database, row, now)
  const { totalMinor, delivery } = reckoned
  const isPossible = reckoned.problems.length === reckoned.differences.length && reckoned.lines.length > 0
  const payment = await paymentFor(database, { clientId, totalMinor })
  const total = formatMinor(totalMinor)
  return {
    title: 'Confirm your order',
    state: 'open',
    about: [
      `${takerOf(row)} took this order from you by phone.`,
      ...(isPossible && delivery !== null ? [delivery] : []),
      `You can confirm it until ${momentInWords(row.validUntil)}.`,
    ],
    differences: [
      ...reckoned.problems,
      ...(totalMinor !== row.totalMinor && isPossible
        ? [`The total is ${total}, before ${formatMinor(row.totalMinor)}.`]
        : []),
    ],
    lines: isPossible
      ? reckoned.fitted.map(({ quantity, priceMinor, snapshot }) => ({
          label: `${quantity} × ${lineName(snapshot)}`,
          sum: formatMinor(quantity * (priceMinor ?? 0)),
        }))
      : [],
    sums: isPossible ? phoneSums(reckoned) : [],
    button: isPossible
      ? {
          label: `Confirm ${total}`,
          detail:
            payment === 'invoice'
              ? 'It goes on your credit account and is invoiced.'
              : 'You pay it by card on the next page, signed in, within 15 minutes.',
          totalMinor,
          payment,
        }
      : null,
    seeLink: null,
  }
}

/** What became of an order that was confirmed: a card may still have to pay it, and what is not paid in time ends. */
function outcomeOf({ number, state, payment }: Pick<Order, 'number' | 'state' | 'payment'>) {
  const seeLink = { label: 'See the order', href: paths.order(number) }
  if (isGivenUp(state))
    return {
      title: 'Your order was cancelled',
      state: 'over' as const,
      about: [`You confirmed order ${number}, which was cancelled since.`],
      seeLink,
    }
  const isPaid = isCharged(payment.state) || payment.state === 'processing'
  return {
    title: 'Your order is placed',
    state: 'done' as const,
    about: [
      `You have confirmed order ${number}.`,
      isPaid ? 'Nothing more is needed here.' : 'It is not paid yet: without a payment it ends soon.',
    ],
    seeLink: isPaid ? seeLink : { label: 'Pay for the order', href: paths.orderPayment(number) },
  }
}
