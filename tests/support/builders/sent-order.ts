import { eq } from 'drizzle-orm'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import { documents } from '../../../server/finance/documents/document-tables.ts'
import { readBalance, readImbalance } from '../../../server/finance/ledger/read-balances.ts'
import { orders } from '../../../server/trading/orders/order-tables.ts'
import { agreeFeeRate } from '../../../server/finance/payments/fee-rates.ts'
import { addMember, addStaff } from '../shops/add-staff.ts'
import type { openOrderShop } from '../shops/order-shop.ts'
import { placeTwoBreweryOrder } from './two-brewery-order.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>
type Headers = Record<string, string>

const keyed = (headers: Headers) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

/** A delivered order of two kegs and of three at £100 of two breweries that pay 3%, and what documents and ledger say. */
export async function sendTwoBreweryOrder(shop: Shop, payment: 'card' | 'invoice' = 'card') {
  const { database } = shop
  const placed = await placeTwoBreweryOrder(shop, payment)
  const { number, one, two, buyer, run } = placed
  const rate = { rate: 300, setBy: 'Fay Till', now: new Date('2020-01-01') }
  for (const { brewery } of [one, two]) await agreeFeeRate(database, { ...rate, breweryId: brewery.id })
  await run('accept')
  await run('dispatch')
  await run('deliver', 'name=Jo Barr')
  const [row] = await database.select().from(orders).where(eq(orders.number, number))
  const orderId = row!.id
  const parts = placed.placed.consignments.map(({ id }) => id)
  return {
    ...placed,
    orderId,
    parts,
    /** The headers of a new person of Dray's staff. */
    staff: async (role: StaffRole) => {
      const person = await shop.buyer()
      await addStaff(database, person.clientId, role)
      return person
    },
    /** The headers of a new person of the first brewery. */
    member: async (role: 'owner' | 'sales' | 'cellar' = 'sales') => {
      const person = await shop.buyer()
      await addMember(database, { clientId: person.clientId, breweryId: one.brewery.id, role })
      return person
    },
    refund: (body: object, headers: Headers, query = '') =>
      shop.post(`/api/admin/orders/${number}/refunds${query}`, { ...said, ...body }, keyed(headers)),
    balances: async () => {
      const due = (id: string) => readBalance(database, 'brewery_due', { owner: id, orderId })
      return {
        imbalance: await readImbalance(database),
        buyer: await readBalance(database, 'buyer', { owner: buyer.clientId, orderId }),
        due: [await due(one.brewery.id), await due(two.brewery.id)],
        fees: await readBalance(database, 'fees', { orderId }),
        goodwill: await readBalance(database, 'goodwill', { orderId }),
        carrier: await readBalance(database, 'carrier', { orderId }),
      }
    },
    credits: async () => {
      const rows = await database.select().from(documents).where(eq(documents.orderId, orderId))
      return rows
        .filter(({ kind }) => kind === 'credit_note')
        .map(({ totalMinor, contents }) => [totalMinor, contents.reason])
    },
  }
}

const said = { reason: 'damaged', cause: 'brewery', note: 'One keg leaked.' }
