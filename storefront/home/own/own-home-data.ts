import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import type { ClientEmpties } from '../../../shared/api/empties-api.ts'
import type { Order, OrdersAtAGlance, OrderSummary, Reorder } from '../../../shared/api/orders-api.ts'
import type { TradeAccount } from '../../../shared/api/trade-api.ts'
import { shortDay } from '../../../shared/delivery/arrival-text.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { answerNeededText } from '../../../shared/orders/answer-needed.ts'
import { emptiesPath } from '../../../shared/orders/account-paths.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { TradeState } from '../../../shared/trade/trade-words.ts'
import { readGlance } from '../../accounts/own-glance.ts'
import type { SessionUser } from '../../accounts/session-record.ts'
import { clientCall } from '../../api/client-calls.ts'

/** A line of the last order that can be bought again. */
type UsualLine = {
  item: Reorder['items'][number]
  title: string
  variantLabel: string | null
  imageUrl: string
  href: string
  /** Now, without VAT; null where it is not known. */
  priceMinor: number | null
}

export type OwnHomeData = {
  next: (OrderSummary & { history: OrdersAtAGlance['nextHistory'] }) | null
  toDo: { text: string; href: string }[]
  /** The last order's number with its lines; null before the first order. */
  usual: { number: string; lines: UsualLine[] } | null
}

/** How many lines and things to do the first screen has room for. */
const mostLines = 5
const mostToDo = 2

/** What a client's home page begins with. Throws as clientCall does. */
export async function readOwnHome(
  clientId: string,
  user: Pick<SessionUser, 'emailConfirmed'>,
): Promise<OwnHomeData> {
  const [glance, empties] = await Promise.all([
    readGlance(clientId),
    clientCall<ClientEmpties>('/api/account/empties').catch(() => null),
  ])
  const last = glance.last?.number ?? null
  const first = last === null ? firstSteps(user, await readTradeState()) : []
  return {
    next: glance.next && { ...glance.next, history: glance.nextHistory },
    toDo: [...first, ...toDoOf(glance, empties)].slice(0, mostToDo),
    usual: last === null ? null : { number: last, lines: await readUsual(last) },
  }
}

const readTradeState = () =>
  clientCall<TradeAccount>('/api/account/trade').then(
    ({ state }) => state,
    () => null,
  )

/** What a client who has never ordered needs before the first order; `trade` is null where it could not be read. */
export function firstSteps(
  { emailConfirmed }: Pick<SessionUser, 'emailConfirmed'>,
  trade: TradeState | null,
): OwnHomeData['toDo'] {
  const apply = { text: 'Apply for a trade account: you need it to order', href: paths.trade }
  return [
    ...(emailConfirmed
      ? []
      : [
          {
            text: 'Confirm your email address with the link we sent you',
            href: settingsSections.details.path,
          },
        ]),
    ...(trade === 'none' ? [apply] : []),
    ...(trade === 'refused' ? [{ ...apply, text: 'Your trade account is not approved: apply again' }] : []),
    ...(trade === 'applied' ? [{ ...apply, text: 'We are checking your trade account' }] : []),
  ]
}

/** What needs an answer or a payment, then what has to go back and by when. */
export function toDoOf(
  { waiting }: Pick<OrdersAtAGlance, 'waiting'>,
  empties: Pick<ClientEmpties, 'charges'> | null,
): OwnHomeData['toDo'] {
  const charges = (empties?.charges ?? []).filter(
    ({ state, left, announced }) => state === 'announced' && (left || announced) > 0,
  )
  return [
    ...waiting.map(({ number, answerBy, totalMinor }) =>
      answerBy === null
        ? { text: `Pay ${formatMinor(totalMinor)} for ${number}`, href: paths.orderPayment(number) }
        : { text: `${answerNeededText(answerBy, Date.now())}: ${number}`, href: paths.order(number) },
    ),
    ...charges.map(({ announced, kind, breweryName, chargeOn }) => ({
      text: `Return ${containersText(announced, kind)} to ${breweryName} by ${shortDay(chargeOn)}`,
      href: emptiesPath,
    })),
  ]
}

async function readUsual(number: string): Promise<UsualLine[]> {
  const address = `/api/orders/${encodeURIComponent(number)}`
  const [order, reorder] = await Promise.all([
    clientCall<Order>(address),
    clientCall<Reorder>(`${address}/reorder`),
  ])
  return usualLines(order, reorder)
}

/** What of an order can be bought again, as it is sold now. */
export function usualLines(
  { consignments }: { consignments: readonly Pick<Order['consignments'][number], 'lines'>[] },
  { items, changes }: Reorder,
): UsualLine[] {
  const lines = consignments.flatMap((part) => part.lines)
  return items
    .flatMap((item) => {
      const line = lines.find(({ kind, itemId }) => kind === item.kind && itemId === item.itemId)
      if (line === undefined) return []
      const { title, variantLabel, imageUrl, detailHref: href, unitPriceMinor } = line
      const change = changes.find((one) => one.title === title && one.variantLabel === variantLabel)
      const priceMinor = change ? change.priceMinor : unitPriceMinor
      return [{ item, title, variantLabel, imageUrl, href, priceMinor }]
    })
    .slice(0, mostLines)
}
