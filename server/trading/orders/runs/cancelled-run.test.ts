import { expect, test } from 'vitest'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { addDays, addWorkingDays } from '../../../../shared/working-time/working-time.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findOrder } from '../find-orders.ts'

const shop = await openOrderShop()

test('an order whose run was moved by hand, and then does not depart, goes with the next that fits (RUN-10)', async () => {
  const { runs: built, breweries, order, work, goTo } = await buildRunShop(shop, { of: 1 })
  const [run] = built
  const one = await order()
  await operate('accept', one.number, breweries[0]!.slug)
  const day = addDays(run!.day, 1)
  await work('change', run!, `day=${day}`)
  const graceEnds = `${addWorkingDays(day, 2, 'england-and-wales')}T18:00:01Z`
  await goTo(graceEnds)
  const next = built.find(({ cutOffAt }) => Date.parse(cutOffAt) > Date.parse(graceEnds))
  expect(await one.read()).toMatchObject({ state: 'accepted', pallet: { leavesOn: next!.day } })
})

const operate = (verb: string, number: string, ...words: string[]) =>
  shop.operate('orders', verb, number, ...words)

test('without a run that fits, what left in part stays, and its rest falls away at Dray’s cost (RUN-10)', async () => {
  const { runs: built, breweries, order, work } = await buildRunShop(shop, { of: 2, count: 1 })
  const [half, other] = [await order(4), await order()]
  for (const { number } of [half, other])
    for (const { slug } of breweries) await operate('accept', number, slug)
  await operate('dispatch', half.number, breweries[0]!.slug, '1=3')
  const wholeMinor = (await half.read()).consignments[0]!.totalMinor
  expect((await half.read()).consignments[0]!.state).toBe('part_dispatched')
  await work('cancel', built[0]!, 'The lorry broke down.')
  await shop.sweep()
  const { consignments, history, payment } = await half.read()
  expect(consignments.slice(0, 2)).toMatchObject([
    { state: 'dispatched', lines: [{ quantity: 3, quantitySent: 3 }] },
    { state: 'refused' },
  ])
  const ended = history.filter(({ what }) => what === 'close_rest' || what === 'refuse')
  expect(ended.map(({ what, cause }) => [what, cause])).toEqual([
    ['close_rest', 'dray'],
    ['refuse', 'dray'],
  ])
  expect(payment.refundedMinor).toBeGreaterThanOrEqual(
    wholeMinor - consignments[0]!.totalMinor + consignments[1]!.totalMinor,
  )
  // One order that cannot go as the others does not hold up the run.
  expect(await other.read()).toMatchObject({
    state: 'refused',
    payment: { state: 'refunded', refundedMinor: other.placed.totalMinor },
  })
})

test('a booked pallet that the buyer emptied is paid back when its run does not take place (RUN-10, LIFE-21)', async () => {
  const { runs: built, breweries, order, goTo, work } = await buildRunShop(shop, { of: 1 })
  const one = await order()
  await operate('accept', one.number)
  await goTo(built[0]!.answerByAt)
  await operate('cancel', one.number, breweries[0]!.slug, 'cause=buyer')
  expect((await one.read()).consignments.map(({ state }) => state)).toEqual(['cancelled', 'accepted'])
  await work('cancel', built[0]!, 'The lorry broke down.')
  await shop.sweep()
  expect(await one.read()).toMatchObject({
    state: 'cancelled',
    payment: { state: 'refunded', refundedMinor: one.placed.totalMinor },
  })
})

test('the brewery that neither answers nor sends pays what follows, not the buyer (LIFE-09, LIFE-10, INV-06)', async () => {
  const { run, number, one } = await placeTwoBreweryOrder(shop)
  await run('accept', one.brewery.slug)
  for (let week = 0; week < 8; week += 1) {
    shop.wait(7 * 24 * 3600)
    await shop.sweep()
  }
  const { history } = await findOrder(shop.database, null, number)
  const refused = history.filter(({ what }) => what === 'refuse')
  expect(
    refused.map(({ teamName, reason, cause }) => [teamName === one.brewery.name, reason, cause]),
  ).toEqual([
    [false, 'no_answer', 'brewery'],
    [true, 'not_sent', 'brewery'],
  ])
})
