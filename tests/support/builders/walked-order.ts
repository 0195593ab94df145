import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { documents } from '../../../server/finance/documents/document-tables.ts'
import { readBalance, readImbalance } from '../../../server/finance/ledger/read-balances.ts'
import { latestPalletPlan } from '../../../server/trading/orders/pallet-plan-queries.ts'
import { sharesByBrewery } from '../../../server/trading/orders/pallet/share-pallet.ts'
import { addMember } from '../shops/add-staff.ts'
import type { openOrderShop } from '../shops/order-shop.ts'
import { placeThreeBreweryPallet } from './three-brewery-pallet.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

/** The order on one pallet, and what documents and ledger say of it. */
export async function walkOrder(shop: Shop, { token }: { token?: string } = {}) {
  const { database } = shop
  const wish = 'send_what_you_have' as const
  const placed = await placeThreeBreweryPallet(shop, { wish, ...(token !== undefined && { token }) })
  const { orderId, buyer, number, a, b, c } = placed
  const of = (account: 'brewery_held' | 'brewery_due', owner: string) =>
    readBalance(database, account, { owner, orderId })
  return {
    ...placed,
    sell: async ({ brewery }: typeof b, verb: string, body: object) => {
      const sales = await shop.buyer()
      await addMember(database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
      const part = (await placed.order()).consignments.find(({ team }) => team?.id === brewery.id)!
      return shop.post(`/api/sell/${brewery.slug}/orders/${part.id}/${verb}`, body, keyed(sales))
    },
    buy: async ({ brewery }: typeof b, verb: string, body: object = {}) => {
      const part = (await placed.order()).consignments.find(({ team }) => team?.id === brewery.id)!
      return shop.post(`/api/orders/${number}/parts/${part.id}/${verb}`, body, keyed(buyer))
    },
    cancel: async ({ brewery }: typeof b) => {
      const part = (await placed.order()).consignments.find(({ team }) => team?.id === brewery.id)!
      return shop.post(`/api/orders/${number}/cancellation`, { consignmentId: part.id }, keyed(buyer))
    },
    /** Gross by issuer, the oldest first. */
    papers: async () => {
      const rows = await database
        .select()
        .from(documents)
        .where(eq(documents.orderId, orderId))
        .orderBy(documents.issuedAt)
      const issuer = new Map([a, b, c].map(({ brewery }, at) => [brewery.id, 'ABC'[at]]))
      return rows.map(({ issuerId, kind, totalMinor }) => {
        const sign = kind === 'credit_note' ? '-' : ''
        return `${issuer.get(issuerId ?? '') ?? 'DRY'} ${sign}${totalMinor}`
      })
    },
    /** What the breweries owe of the pallet, and what is sold and not sent, in pence with VAT. */
    balances: async () => {
      expect(await readImbalance(database)).toBe(0)
      const ids = [a, b, c].map(({ brewery }) => brewery.id)
      return {
        buyer: await readBalance(database, 'buyer', { owner: buyer.clientId, orderId }),
        clearing: await readBalance(database, 'clearing', { owner: 'sandbox', orderId }),
        held: await Promise.all(ids.map((id) => of('brewery_held', id))),
        due: await Promise.all(ids.map((id) => of('brewery_due', id))),
        delivery: await readBalance(database, 'delivery', { orderId }),
      }
    },
    shares: async () => {
      const { chargeMinor, buyerMinor, others } = (await latestPalletPlan(database, orderId))!
      const byBrewery = sharesByBrewery({ others })
      return [chargeMinor, buyerMinor, ...[a, b, c].map(({ brewery }) => byBrewery.get(brewery.id) ?? 0)]
    },
  }
}
