import type { BasketQuote, CartItem, StoredLine, MergedLine } from '../../../shared/api/basket-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { AuthenticationRequired } from '../../api/client-calls.ts'
import type { CartCalls } from './basket-calls.ts'
import { entry } from './basket-pieces.fixture.ts'

/** What becomes of a call: answered, never arrived, arrived with its answer lost, or a fault of the server. */
export type Fate = 'answer' | 'never-arrives' | 'answer-lost' | 'fault'
type ItemInput = Pick<StoredLine, 'kind' | 'variantId' | 'upsellId' | 'groupSlug'> & { quantity: number }

const callMs = 30

/** A shop with one cart per client that applies each idempotency key once, as the server does. */
export function pretendShop() {
  const carts = new Map<string, CartItem[]>()
  const answers = new Map<string, unknown>()
  const stock = new Map<string, number>()
  const prices = new Map<string, number>()
  const log: string[] = []
  /** Of the calls to come; answered by default. */
  const fates: Fate[] = []
  const shop = { isReachable: true, signedIn: null as string | null }
  let lineIds = 0

  const cartOf = (clientId: string) => carts.get(clientId) ?? []

  function itemOf(line: ItemInput, quantity: number): CartItem {
    const commerceItemId = line.variantId ?? line.upsellId ?? ''
    const priceMinor = prices.get(commerceItemId) ?? 1000
    return entry(
      {
        kind: line.variantId ? 'variant' : 'upsell',
        commerceItemId,
        quantity,
        priceMinor,
        baselinePriceMinor: priceMinor,
        maxQuantity: stock.get(commerceItemId) ?? 1_000,
      },
      line.groupSlug ?? null,
    )
  }
  function add(clientId: string, line: ItemInput): MergedLine {
    const item = itemOf(line, line.quantity)
    const held = cartOf(clientId).find(({ itemKey }) => itemKey === item.itemKey)
    const result = { line: null, itemKey: item.itemKey, title: item.title, quantity: line.quantity }
    if (item.maxQuantity === 0)
      return {
        ...result,
        outcome: 'refused',
        reason: 'sold_out',
        cartQuantity: 0,
        capped: false,
        priceChangeMinor: 0,
      }
    const sum = Math.min(item.maxQuantity, (held?.quantity ?? 0) + line.quantity)
    const stored = { ...item, quantity: sum, cartItemId: held?.cartItemId ?? `line-${(lineIds += 1)}` }
    carts.set(clientId, [...cartOf(clientId).filter(({ itemKey }) => itemKey !== item.itemKey), stored])
    return {
      ...result,
      outcome: held ? 'merged' : 'added',
      reason: null,
      cartQuantity: sum,
      capped: false,
      priceChangeMinor: 0,
    }
  }
  const change = (clientId: string, id: string, by: (item: CartItem) => CartItem[]) =>
    carts.set(
      clientId,
      cartOf(clientId).flatMap((item) => (item.cartItemId === id ? by(item) : [item])),
    )

  async function call<T>(name: string, work: () => T): Promise<T> {
    const fate = shop.isReachable ? (fates.shift() ?? 'answer') : 'never-arrives'
    await new Promise((done) => setTimeout(done, callMs))
    if (fate === 'never-arrives') throw new TypeError('Failed to fetch')
    if (fate === 'fault') throw new CallError(500, '', {})
    log.push(name)
    const answer = structuredClone(work())
    if (fate === 'answer-lost') throw new TypeError('Failed to fetch')
    return answer
  }
  function once<T>(clientId: string, key: string, work: () => T): T {
    const name = `${clientId} ${key}`
    if (!answers.has(name)) answers.set(name, work())
    return answers.get(name) as T
  }

  function cartCallsOf(clientId: string): CartCalls {
    const own = async <T>(name: string, work: () => T): Promise<T> => {
      if (shop.signedIn !== clientId) throw new AuthenticationRequired()
      return call(name, work)
    }
    return {
      cart: () => own('GET', () => cartOf(clientId)),
      add: (body, key) =>
        own('POST', () => {
          const result = once(clientId, key, () => add(clientId, body))
          if (result.reason === 'sold_out')
            throw new CallError(409, '', { code: 'sold_out', message: 'This is sold out online.' })
        }),
      setQuantity: (id, quantity) =>
        own('PATCH', () => change(clientId, id, (item) => [{ ...item, quantity }])),
      remove: (id) => own('DELETE', () => change(clientId, id, () => [])),
      acknowledge: (id) =>
        own('ACKNOWLEDGE', () =>
          change(clientId, id, (item) => [
            { ...item, baselinePriceMinor: item.priceMinor, priceChangeMinor: 0 },
          ]),
        ),
      merge: (lines, key) =>
        own('MERGE', () =>
          once(clientId, key, () => ({
            lines: lines.map((line, at) => ({ ...add(clientId, line), line: at })),
          })),
        ),
    }
  }
  const quote = (lines: readonly StoredLine[]) =>
    call('QUOTE', (): BasketQuote => ({
      items: lines.map((line) => ({
        ...itemOf(line, line.quantity),
        baselinePriceMinor: line.baselinePriceMinor ?? prices.get(line.variantId ?? '') ?? 1000,
      })),
      refused: [],
      regularSummary: { subtotalMinor: 0, taxTotalMinor: 0, totalMinor: 0, itemCount: 0, priceAlerts: 0 },
      groupSummaries: [],
    }))
  return Object.assign(shop, { carts, cartOf, stock, prices, log, fates, cartCallsOf, quote })
}
