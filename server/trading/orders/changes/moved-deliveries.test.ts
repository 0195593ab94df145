import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '../../../../shared/working-time/working-time.ts'
import type { StaffRole } from '../../../../shared/accounts/roles.ts'
import type { ChangeCause } from '../../../../shared/orders/order-change.ts'
import type { LedgerEntries } from '../../../../shared/api/ledger-api.ts'
import type { StaffOrder } from '../../../../shared/api/staff-orders-api.ts'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../../tests/support/shops/payout-shop.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { operatorActor } from '../../../platform/audit/actor.ts'
import { setDeliveryTerms } from '../../delivery-terms/set-delivery-terms.ts'
import type { LedgerAccount } from '../../../finance/ledger/ledger-accounts.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { payouts } from '../../../finance/payouts/payout-tables.ts'
import { findOrder } from '../find-orders.ts'
import { orders } from '../order-tables.ts'

const shop = await openOrderShop({ lasts: 'file' })
const paid = await openPayoutShop()

type Shop = Pick<typeof shop, 'database' | 'buyer' | 'get' | 'post' | 'now' | 'wait'>

const stirling = { streetaddress: '4 Spittal Street', towncity: 'Stirling', postcode: 'FK8 1DU' }
const inverness = { streetaddress: '9 Bank Lane', towncity: 'Inverness', postcode: 'IV1 1WA' }
const keyed = (who: Record<string, string>) => ({ ...who, 'idempotency-key': crypto.randomUUID() })

/** What a carrier takes to these postcodes, in pence; everywhere else to null. */
const zone = (postcodes: string[] | null, chargeMinor: number) => ({
  postcodes,
  radiusKm: null,
  chargeMinor,
  freeAboveMinor: null,
  minimumMinor: null,
  way: { kind: 'carrier' as const, dispatchWithin: 2, roadFrom: 1, roadTo: 3 },
})
const terms = { zones: [zone(['FK'], 2000), zone(['IV'], 3000), zone(null, 0)], collection: null }

async function staffOf({ buyer, database }: Shop, role: StaffRole) {
  const person = await buyer()
  await addStaff(database, person.clientId, role)
  return person
}

/** Staff that move an order's delivery, and what is booked for it. */
async function movesOf(of: Shop, { number, breweryId }: { number: string; breweryId: string }) {
  const { database } = of
  const operations = await staffOf(of, 'operations')
  const path = `/api/admin/orders/${number}/changes`
  const order = async () => (await of.get(`/api/admin/orders/${number}`, operations)).json() as StaffOrder
  const [row] = await database.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  const orderId = row!.id
  const booked = (account: LedgerAccount) =>
    readBalance(database, account, { orderId, events: ['made_good', 'reversal'] })
  /** What was made good of it, in pence: what the brewery has, and what Dray and the carrier pay. */
  const madeGood = async () => [
    0 - (await booked('brewery_due')),
    await booked('goodwill'),
    await booked('carrier'),
  ]
  await setDeliveryTerms(database, { breweryId }, { terms, actor: operatorActor, now: of.now() })
  const ask = (shipTo: object, cause: ChangeCause) => {
    of.wait(60)
    return of.post(`${path}?dryRun=true`, { shipTo, cause, why: 'They rang.' }, operations)
  }
  return {
    madeGood,
    ask,
    order,
    /** Moves it as shown, and says what was shown of the money. */
    moveTo: async (shipTo: object, cause: ChangeCause) => {
      const reply = await ask(shipTo, cause)
      expect(reply.statusCode, reply.body).toBe(200)
      const { money, digest } = reply.json() as StepPreview
      const body = { shipTo, cause, why: 'They rang.' }
      const done = await of.post(`${path}?digest=${digest}`, body, keyed(operations))
      expect(done.statusCode, done.body).toBe(200)
      return money
    },
  }
}

/** A regular order of two breweries, the first of which takes £20.00 to FK, £30.00 to IV and nothing elsewhere. */
async function movableOrder() {
  const placed = await placeTwoBreweryOrder(shop, 'card')
  const { streetaddress, towncity, postcode } = placed.placed.contact!
  const { id, name, slug } = placed.one.brewery
  const moves = await movesOf(shop, { number: placed.number, breweryId: id })
  return { ...placed, ...moves, home: { streetaddress, towncity, postcode }, name, slug }
}

test('a delivery that moves again makes good what it costs more in the end, and nothing where it is given up (STAF-11, INV-08)', async () => {
  const { moveTo, madeGood, home, name, run, slug } = await movableOrder()
  await moveTo(stirling, 'dray')
  expect(await madeGood()).toEqual([2000, 2000, 0])
  const further = await moveTo(inverness, 'dray')
  expect(further).toContain(`The delivery by ${name} was £20.00 and is now £30.00, both without VAT.`)
  expect(further).toContain(`Dray makes £10.00 good to ${name}.`)
  expect(await madeGood()).toEqual([3000, 3000, 0])
  const back = await moveTo(home, 'dray')
  expect(back).toContain(`The delivery by ${name} was £30.00 and is now £0.00, both without VAT.`)
  expect(back).toContain(`What is made good to ${name} falls by £30.00.`)
  expect(await madeGood()).toEqual([0, 0, 0])
  await moveTo(stirling, 'dray')
  expect(await madeGood()).toEqual([2000, 2000, 0])
  const same = await moveTo({ ...stirling, postcode: 'FK9 4LA' }, 'carrier')
  expect(same).toContain(`The delivery by ${name} costs £20.00 as before, without VAT.`)
  expect(await madeGood()).toEqual([2000, 2000, 0])
  await run('refuse', slug, 'reason=other')
  expect(await madeGood()).toEqual([0, 0, 0])
  expect(await readImbalance(shop.database)).toBe(0)
})

test('the cause of a further way pays what it adds, and a shorter one relieves the latest first (STAF-11, INV-06)', async () => {
  const { moveTo, ask, madeGood, home, order } = await movableOrder()
  const { totalMinor } = await order()
  await moveTo(stirling, 'dray')
  await moveTo(inverness, 'carrier')
  expect(await madeGood()).toEqual([3000, 2000, 1000])
  await moveTo(stirling, 'organiser')
  expect(await madeGood()).toEqual([2000, 2000, 0])
  // The buyer's own wish costs no one more than before, and relieves who paid what it spares.
  const dearer = await ask(inverness, 'buyer')
  expect([dearer.statusCode, dearer.json().code]).toEqual([409, 'dearer_for_buyer'])
  expect(dearer.json().message).toContain('would cost the pub £10.00 instead of £0.00')
  await moveTo(inverness, 'carrier')
  await moveTo(stirling, 'buyer')
  expect(await madeGood()).toEqual([2000, 2000, 0])
  await moveTo(home, 'buyer')
  expect(await madeGood()).toEqual([0, 0, 0])
  expect((await order()).totalMinor).toBe(totalMinor)
  expect(await readImbalance(shop.database)).toBe(0)
})

test('the buyer’s no to a later day takes back what was made good, and so does the buyer’s cancellation (STAF-11, INV-08)', async () => {
  const declined = await movableOrder()
  await declined.moveTo(stirling, 'dray')
  const cancelled = await movableOrder()
  await cancelled.moveTo(inverness, 'carrier')
  expect(await cancelled.madeGood()).toEqual([3000, 0, 3000])
  const { consignments } = await findOrder(shop.database, null, declined.number)
  const late = consignments.find(({ team }) => team?.name === declined.name)!
  await declined.run('propose', declined.slug, `day=${addDays(late.dispatchOn!, 14)}`)
  const answered = await shop.post(
    `/api/orders/${declined.number}/parts/${late.id}/decline-part`,
    {},
    keyed(declined.buyer),
  )
  expect(answered.statusCode, answered.body).toBe(200)
  expect((await declined.order()).parts.map(({ state }) => state)).toContain('cancelled')
  expect(await declined.madeGood()).toEqual([0, 0, 0])
  await cancelled.run('cancel', 'cause=buyer')
  expect(await cancelled.madeGood()).toEqual([0, 0, 0])
  expect(await readImbalance(shop.database)).toBe(0)
})

test('what finance corrected of it counts when the delivery moves again (STAF-11, LEDG-01)', async () => {
  const { number, moveTo, madeGood, run, slug } = await movableOrder()
  await moveTo(stirling, 'dray')
  const finance = await staffOf(shop, 'finance')
  const { rows } = (
    await shop.get(`/api/admin/money/ledger/goodwill/entries?order=${number}`, finance)
  ).json() as LedgerEntries
  const correction = { booking: rows[0]!.bookingId, rightMinor: 500, reason: 'Agreed on.' }
  const corrected = await shop.post('/api/admin/money/corrections', correction, keyed(finance))
  expect(corrected.statusCode, corrected.body).toBeLessThan(300)
  expect(await madeGood()).toEqual([500, 500, 0])
  await moveTo(inverness, 'carrier')
  expect(await madeGood()).toEqual([3000, 500, 2500])
  await run('refuse', slug, 'reason=other')
  expect(await madeGood()).toEqual([0, 0, 0])
})

test('what was paid out of it becomes a debit once the part is given up (STAF-11, PAYO-04, INV-08)', async () => {
  const one = await paid.acceptedOrder()
  const { brewery, order } = one
  const { moveTo, madeGood } = await movesOf(paid, { number: order.number, breweryId: brewery.id })
  await moveTo(stirling, 'dray')
  paid.waitUntil(paid.nextMonday(), '06:00')
  await paid.make()
  await paid.send()
  const rows = (await paid.database.select().from(payouts)).filter(
    ({ breweryId }) => breweryId === brewery.id,
  )
  expect(rows).toMatchObject([{ amountMinor: 2000 }])
  await paid.operate('orders', 'refuse', order.number, brewery.slug, 'reason=other')
  expect(await madeGood()).toEqual([0, 0, 0])
  expect(await readBalance(paid.database, 'brewery_due', { owner: brewery.id })).toBe(2000)
  expect(await one.balance()).toContain('due -£20.00')
  expect(await readImbalance(paid.database)).toBe(0)
})
