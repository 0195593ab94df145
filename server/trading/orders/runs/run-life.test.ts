import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, addWorkingDays } from '../../../../shared/working-time/working-time.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { runs } from '../../../parties/runs/run-tables.ts'
import { findOpenEntries } from '../../../platform/worklist/worklist.ts'
import { latestPalletPlan } from '../pallet-plan-queries.ts'
import { orders } from '../order-tables.ts'
import { sharesByBrewery } from '../pallet/share-pallet.ts'

const shop = await openOrderShop()
const { database } = shop

const stateOf = async ({ id }: { id: string }) => {
  const [run] = await database.select({ state: runs.state }).from(runs).where(eq(runs.id, id))
  return run?.state
}
const sharesOf = async (number: string) => {
  const [order] = await database.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return (await latestPalletPlan(database, order!.id))!
}
const operate = (verb: string, number: string, ...words: string[]) =>
  shop.operate('orders', verb, number, ...words)
const states = async ({ read }: { read: () => Promise<{ consignments: { state: string }[] }> }) =>
  (await read()).consignments.map(({ state }) => state)
const mailsOf = async (email: string) => (await shop.mailsTo(email)).map(({ template }) => template)

/** When a run that is where it was on its day is ended: two working days later, at six in London or after. */
const outOfGrace = ({ day }: { day: string }) => `${addWorkingDays(day, 2, 'england-and-wales')}T18:00:01Z`

/** A group of two breweries, and an order that both of them confirmed. */
async function confirmedOrder(of = 2) {
  const group = await buildRunShop(shop, { of })
  const order = await group.order()
  for (const { slug } of group.breweries) await operate('accept', order.number, slug)
  return { ...group, placed: order }
}

test('the clock closes a run at its cut-off and makes it firm at its answer-by, to the second (RUN-04)', async () => {
  const { runs: built, order, breweries, goTo } = await buildRunShop(shop, { of: 3 })
  const [run] = built
  await goTo(run!.cutOffAt, -3600)
  const one = await order()
  await goTo(run!.cutOffAt, -1)
  expect(await stateOf(run!)).toBe('open')
  await goTo(run!.cutOffAt)
  expect(await stateOf(run!)).toBe('closed')
  // One confirms, one proposes a later day, one keeps silent.
  await operate('accept', one.number, breweries[0]!.slug)
  await operate('propose', one.number, breweries[1]!.slug, `day=${addDays(run!.day, 30)}`)
  await goTo(run!.answerByAt, -1)
  expect([await stateOf(run!), ...(await states(one))]).toEqual([
    'closed',
    'accepted',
    'proposed',
    'placed',
    'accepted',
  ])
  await goTo(run!.answerByAt)
  expect([await stateOf(run!), ...(await states(one))]).toEqual([
    'firm',
    'accepted',
    'cancelled',
    'refused',
    'accepted',
  ])
  const { pallet, payment } = await one.read()
  expect(pallet).toMatchObject({ isBooked: true, pallets: [{ step: 'Quarter pallet' }] })
  // Two kegs of £100.00 with VAT, and the shares of a pallet that both of them left.
  expect(payment.refundedMinor).toBeGreaterThanOrEqual(24_000)
})

test('once the run is firm a change never lowers the charge of the pallet (LIFE-21)', async () => {
  const { runs: built, order, breweries, goTo } = await buildRunShop(shop, { of: 2 })
  const one = await order(5)
  for (const { slug } of breweries) await operate('accept', one.number, slug)
  const before = await sharesOf(one.number)
  await goTo(built[0]!.answerByAt)
  await operate('cancel', one.number, breweries[0]!.slug, 'cause=buyer')
  expect(await sharesOf(one.number)).toMatchObject({
    chargeMinor: before.chargeMinor,
    buyerMinor: before.buyerMinor,
  })
  // A brewery that gives up pays what the buyer is spared; no one pays less in all.
  await operate('refuse', one.number, breweries[1]!.slug, 'reason=other')
  const { chargeMinor, buyerMinor, others } = await sharesOf(one.number)
  expect([chargeMinor, buyerMinor]).toEqual([before.chargeMinor, 0])
  expect(sharesByBrewery({ others }).get(breweries[1]!.id)).toBe(before.chargeMinor)
})

test('a buyer who empties a booked pallet pays for it, and it goes with its run (LIFE-21)', async () => {
  const { runs: built, breweries, goTo, work, placed } = await confirmedOrder(1)
  await goTo(built[0]!.answerByAt)
  await operate('cancel', placed.number, breweries[0]!.slug, 'cause=buyer')
  const cancelled = await placed.read()
  expect(await states(placed)).toEqual(['cancelled', 'accepted'])
  expect(cancelled.consignments[1]!.shippingMinor).toBe(5600)
  await work('depart', built[0]!)
  expect(await states(placed)).toEqual(['cancelled', 'closed'])
  await shop.sweep()
  expect((await placed.read()).payment.refundedMinor).toBe(12_000)
})

test('a run takes along what is packed and at the depot, and writes one mail an order (RUN-08)', async () => {
  const { runs: built, breweries, goTo, work, order } = await buildRunShop(shop, { of: 3 })
  const [run] = built
  const [one, two] = [await order(), await order(2)]
  for (const { number } of [one, two]) for (const { slug } of breweries) await operate('accept', number, slug)
  await goTo(run!.answerByAt)
  await expect(work('depart', built[1]!)).rejects.toMatchObject({ code: 'run_not_possible' })
  for (const { number } of [one, two])
    for (const { slug } of breweries) {
      await operate('pack', number, slug)
      if (number === one.number || slug !== breweries[2]!.slug) await work('tick', run!, number, slug)
    }
  const before = [await mailsOf(one.email), await mailsOf(two.email)]
  expect(await work('depart', run!)).toContain('5 parts left, 1 missed it.')
  expect(await states(one)).toEqual(['dispatched', 'dispatched', 'dispatched', 'dispatched'])
  expect(await states(two)).toEqual(['dispatched', 'dispatched', 'proposed', 'accepted'])
  const after = [await mailsOf(one.email), await mailsOf(two.email)]
  expect(after.map((mails, at) => mails.slice(before[at]!.length))).toEqual([
    ['order-changed'],
    ['order-changed', 'order-proposal'],
  ])
  expect((await one.read()).consignments[0]!.shipments).toMatchObject([{ carrier: 'Forth Vans' }])
})

test('what missed its run is offered the next at the brewery’s cost, and goes there if the buyer agrees (RUN-09)', async () => {
  const { runs: built, breweries, goTo, work, placed } = await confirmedOrder()
  const [run, next] = built
  const [here, late] = breweries
  const before = await sharesOf(placed.number)
  await goTo(run!.answerByAt)
  for (const { slug } of breweries) await operate('pack', placed.number, slug)
  await work('tick', run!, placed.number, here!.slug)
  await work('depart', run!)
  const asked = await placed.read()
  expect(asked.consignments[1]).toMatchObject({
    state: 'proposed',
    proposal: { dispatchOn: next!.day, agree: { backMinor: 0 }, declineLines: null },
  })
  expect(asked.consignments[1]!.proposal!.note).toContain(
    `It can come on ${dayText(next!.day)}, at no cost to you.`,
  )
  const part = asked.consignments[1]!.id
  await placed.step(part, { verb: 'agree' })
  const agreed = await placed.read()
  expect(agreed.consignments[1]).toMatchObject({ state: 'accepted', deliverBy: next!.day })
  expect(agreed.pallet?.pallets.map(({ leavesOn }) => leavesOn)).toEqual([undefined, next!.day])
  const { chargeMinor, buyerMinor, others } = await sharesOf(placed.number)
  expect([chargeMinor, buyerMinor]).toEqual([before.chargeMinor + 5600, before.buyerMinor])
  expect(sharesByBrewery({ others }).get(late!.id)).toBe(5600)
  await goTo(next!.answerByAt)
  await operate('pack', placed.number, late!.slug)
  await work('tick', next!, placed.number, late!.slug)
  await work('depart', next!)
  expect(await states(placed)).toEqual(['dispatched', 'dispatched', 'dispatched'])
  expect(await sharesOf(placed.number)).toMatchObject({ chargeMinor, buyerMinor })
})

test('silence about a later run refuses the part with its money back (RUN-09)', async () => {
  const { runs: built, breweries, goTo, work, placed } = await confirmedOrder()
  await goTo(built[0]!.answerByAt)
  for (const { slug } of breweries) await operate('pack', placed.number, slug)
  await work('tick', built[0]!, placed.number, breweries[0]!.slug)
  await work('depart', built[0]!)
  shop.wait(24 * 3600)
  await shop.sweep()
  await shop.sweep()
  expect(await states(placed)).toEqual(['dispatched', 'cancelled', 'dispatched'])
  const { chargeMinor, buyerMinor } = await sharesOf(placed.number)
  // The goods and half of the pallet, which weighs the same on both sides, each with VAT.
  expect((await placed.read()).payment.refundedMinor).toBe(12_000 + (chargeMinor - buyerMinor) * 1.2)
  expect(buyerMinor).toBe(chargeMinor / 2)
})

test('of a part that is there in part the rest is offered the next run (RUN-09)', async () => {
  const { runs: built, breweries, goTo, work, order } = await buildRunShop(shop, { of: 1 })
  const one = await order(12)
  await operate('accept', one.number)
  await goTo(built[0]!.answerByAt)
  await operate('pack', one.number)
  await work('tick', built[0]!, one.number, breweries[0]!.slug, '1=11')
  await work('depart', built[0]!)
  const [part] = (await one.read()).consignments
  expect(part).toMatchObject({ state: 'part_dispatched', lines: [{ quantitySent: 11 }] })
  expect(part!.proposal).toMatchObject({
    dispatchOn: built[1]!.day,
    declinePart: { backMinor: expect.any(Number) },
  })
  await one.step(part!.id, { verb: 'decline_part' })
  await shop.sweep()
  const after = await one.read()
  expect(after.consignments[0]).toMatchObject({ state: 'dispatched', lines: [{ quantity: 11 }] })
  expect(after.payment.refundedMinor).toBe(part!.proposal!.declinePart.backMinor)
})

test('a cancelled run moves its orders to the next that fits and notifies their people (RUN-10)', async () => {
  const { runs: built, breweries, work, placed } = await confirmedOrder()
  const [run, next] = built
  expect(await work('cancel', run!, 'The', 'van', 'broke', 'down.')).toContain(
    `${placed.number} goes on ${dayText(next!.day)}`,
  )
  expect(await stateOf(run!)).toBe('cancelled')
  const moved = await placed.read()
  expect(moved.pallet).toMatchObject({ leavesOn: next!.day })
  expect(moved.consignments.slice(0, 2)).toMatchObject([
    { state: 'accepted', deliverBy: next!.day },
    { state: 'accepted', deliverBy: next!.day },
  ])
  const mails = await shop.mailsTo(placed.email)
  expect(mails.at(-1)!.data).toMatchObject({ heading: `Your order comes on ${dayText(next!.day)}` })
  const ofBrewery = await shop.mailsTo(breweries[0]!.email!)
  expect(ofBrewery.at(-1)!.data).toMatchObject({ heading: `An order travels on ${dayText(next!.day)}` })
  await placed.step(null, { verb: 'cancel' })
  await shop.sweep()
  const { totalMinor } = placed.placed
  expect((await placed.read()).payment.refundedMinor).toBe(totalMinor)
})

test('without a run that fits an order is refused with all money back, at Dray’s cost (RUN-10)', async () => {
  const { runs: built, work, order } = await buildRunShop(shop, { of: 2, count: 1 })
  const one = await order()
  expect(await work('cancel', built[0]!, 'Snow.')).toContain(`${one.number} is refused`)
  await shop.sweep()
  const refused = await one.read()
  expect(refused.state).toBe('refused')
  expect(refused.payment).toMatchObject({ state: 'refunded', refundedMinor: one.placed.totalMinor })
  expect(refused.history.filter(({ what }) => what === 'refuse').map(({ cause }) => cause)).toEqual([
    'dray',
    'dray',
  ])
  expect((await sharesOf(one.number)).others).toEqual([])
})

test('a run that does not depart goes on the worklist, and two working days later it is cancelled (RUN-10)', async () => {
  const { runs: built, work, goTo, placed } = await confirmedOrder()
  const [run] = built
  await goTo(`${run!.day}T18:00:01Z`)
  const kind = 'run_not_departed'
  expect((await findOpenEntries(database, { kind })).map(({ subject }) => subject)).toContain(run!.id)
  await goTo(outOfGrace(run!))
  expect(await stateOf(run!)).toBe('cancelled')
  expect((await findOpenEntries(database, { kind })).map(({ subject }) => subject)).not.toContain(run!.id)
  expect((await placed.read()).pallet?.leavesOn).not.toBe(run!.day)
  await expect(work('depart', run!)).rejects.toMatchObject({ code: 'run_not_possible' })
})

test('a departed run is finished two working days after its day; drops without proof go on the worklist', async () => {
  const { runs: built, breweries, goTo, work, placed } = await confirmedOrder()
  await goTo(built[0]!.answerByAt)
  for (const { slug } of breweries) {
    await operate('pack', placed.number, slug)
    await work('tick', built[0]!, placed.number, slug)
  }
  await work('depart', built[0]!)
  await goTo(outOfGrace(built[0]!))
  expect(await stateOf(built[0]!)).toBe('done')
  const open = await findOpenEntries(database, { kind: 'drop_without_proof' })
  expect(open.some(({ about }) => about.includes(placed.number))).toBe(true)
})

test('an order whose run does not depart twice in a row is refused with all money back (RUN-10, INV-10)', async () => {
  const { runs: built, goTo, placed } = await confirmedOrder()
  const [first] = built
  await goTo(outOfGrace(first!))
  const missedAt = Date.parse(outOfGrace(first!))
  const next = built.find(({ cutOffAt }) => Date.parse(cutOffAt) > missedAt)
  expect((await placed.read()).pallet?.leavesOn).toBe(next!.day)
  await goTo(outOfGrace(next!))
  expect(await placed.read()).toMatchObject({
    state: 'refused',
    payment: { state: 'refunded', refundedMinor: placed.placed.totalMinor },
  })
})

test('what left before its run was cancelled keeps its state and its day (RUN-10)', async () => {
  const { runs: built, breweries, goTo, work, placed } = await confirmedOrder()
  await operate('dispatch', placed.number, breweries[0]!.slug)
  const arrives = (await placed.read()).consignments[0]!.deliverBy
  await work('cancel', built[0]!, 'The lorry broke down.')
  const [sent, moved] = (await placed.read()).consignments
  expect([sent!.state, sent!.deliverBy]).toEqual(['dispatched', arrives])
  expect(moved!.deliverBy).toBe(built[1]!.day)
  await goTo(built[1]!.answerByAt)
})
