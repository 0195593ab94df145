import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { runs } from '../../../parties/runs/run-tables.ts'
import { describeCancellation } from '../organising/describe-run-acts.ts'
import { runLoads } from './run-load-queries.ts'

const shop = await openOrderShop()
const { database } = shop
const operate = (verb: string, number: string, ...words: string[]) =>
  shop.operate('orders', verb, number, ...words)
const why = ['The', 'lorry', 'broke', 'down.']

/** The second of two breweries missed the first run, and the buyer is asked about the second. */
async function asked({ count = 3 } = {}) {
  const group = await buildRunShop(shop, { of: 2, count })
  const { runs: built, breweries, goTo, work, order } = group
  const one = await order()
  for (const { slug } of breweries) await operate('accept', one.number, slug)
  await goTo(built[0]!.answerByAt)
  for (const { slug } of breweries) await operate('pack', one.number, slug)
  await work('tick', built[0]!, one.number, breweries[0]!.slug)
  await work('depart', built[0]!)
  return { ...group, ...one, late: breweries[1]!, part: await lateOf(one, 1, built[1]!.day) }
}

/** Eleven of twelve kegs left with the first run, and the buyer is asked whether the last may come with the second. */
async function restAsked({ count = 3 } = {}) {
  const group = await buildRunShop(shop, { count })
  const { runs: built, breweries, goTo, work, order } = group
  const one = await order(12)
  await operate('accept', one.number)
  await goTo(built[0]!.answerByAt)
  await operate('pack', one.number)
  await work('tick', built[0]!, one.number, breweries[0]!.slug, '1=11')
  await work('depart', built[0]!)
  return { ...group, ...one, part: await lateOf(one, 0, built[1]!.day) }
}

type Read = { read: Awaited<ReturnType<Awaited<ReturnType<typeof buildRunShop>>['order']>>['read'] }

async function lateOf({ read }: Read, at: number, day: string): Promise<string> {
  const part = (await read()).consignments[at]!
  expect(part.proposal?.dispatchOn).toBe(day)
  return part.id
}
const partOf = async ({ read, part }: Read & { part: string }) =>
  (await read()).consignments.find(({ id }) => id === part)!
const palletsOn = async ({ id }: { id: string }) => (await runLoads(database, [id])).get(id)?.pallets ?? 0
const endOf = async ({ read }: Read) => {
  const { what, cause, reason } = (await read()).history.findLast(
    (each) => each.what === 'refuse' || each.what === 'close_rest',
  )!
  return [what, cause, reason]
}

test('a pub that is asked about a run which is cancelled is asked about the next, and goes there if it agrees (RUN-10, RUN-09)', async () => {
  const order = await asked()
  const { runs: built, number, email, late, part, read, step, goTo, work } = order
  const [, second, third] = built
  const mailsBefore = (await shop.mailsTo(email)).length
  expect(await work('cancel', second!, ...why)).toContain(`${number} is asked about ${dayText(third!.day)}`)
  expect(await partOf(order)).toMatchObject({
    state: 'proposed',
    proposal: { dispatchOn: third!.day, agree: { backMinor: 0 } },
  })
  expect((await partOf(order)).proposal!.note).toBe(
    `The run of ${dayText(second!.day)} does not take place. It can come on ${dayText(third!.day)}, at no cost to you.`,
  )
  expect([await palletsOn(second!), await palletsOn(third!)]).toEqual([0, 1])
  const mails = (await shop.mailsTo(email)).slice(mailsBefore).map(({ template }) => template)
  expect(mails).toEqual(['order-proposal'])
  // An event voids the links of the first mail, which would agree to another day.
  expect((await read()).history.filter(({ what }) => what === 'propose')).toHaveLength(2)
  await step(part, { verb: 'agree' })
  expect(await partOf(order)).toMatchObject({ state: 'accepted', deliverBy: third!.day })
  await goTo(third!.answerByAt)
  await operate('pack', number, late.slug)
  await work('tick', third!, number, late.slug)
  await work('depart', third!)
  expect((await partOf(order)).state).toBe('dispatched')
})

test('without a later run what a pub is asked about is refused with its money back, at Dray’s cost (RUN-10)', async () => {
  const order = await asked({ count: 2 })
  const { runs: built, number, work, read } = order
  const { totalMinor } = await partOf(order)
  expect(await work('cancel', built[1]!, ...why)).toContain(`${number} loses what missed its run`)
  await shop.sweep()
  expect(await partOf(order)).toMatchObject({ state: 'refused', proposal: null })
  expect(await endOf(order)).toEqual(['refuse', 'dray', 'run_cancelled'])
  expect((await read()).payment.refundedMinor).toBeGreaterThanOrEqual(totalMinor)
  expect(await palletsOn(built[1]!)).toBe(0)
})

test('the rest of a part is asked about the next run too, and is closed at Dray’s cost without one (RUN-10)', async () => {
  const moved = await restAsked()
  const [, second, third] = moved.runs
  await moved.work('cancel', second!, ...why)
  expect(await partOf(moved)).toMatchObject({
    state: 'part_dispatched',
    proposal: { dispatchOn: third!.day },
  })
  await moved.step(moved.part, { verb: 'agree' })
  expect((await partOf(moved)).deliverBy).toBe(third!.day)
  expect([await palletsOn(second!), await palletsOn(third!)]).toEqual([0, 1])
  const closed = await restAsked({ count: 2 })
  await closed.work('cancel', closed.runs[1]!, ...why)
  expect(await partOf(closed)).toMatchObject({
    state: 'dispatched',
    lines: [{ quantity: 11 }],
    proposal: null,
  })
  expect(await endOf(closed)).toEqual(['close_rest', 'dray', 'run_cancelled'])
})

test('what a pub agreed to have with a run that is cancelled moves on, its pallet with it (RUN-10)', async () => {
  const order = await asked()
  const { runs: built, number, late, part, read, step, goTo, work } = order
  const [, second, third] = built
  await step(part, { verb: 'agree' })
  expect(await work('cancel', second!, ...why)).toContain(`${number} goes on ${dayText(third!.day)}`)
  expect(await partOf(order)).toMatchObject({ state: 'accepted', deliverBy: third!.day })
  expect((await read()).pallet?.pallets.map(({ leavesOn }) => leavesOn)).toEqual([undefined, third!.day])
  expect([await palletsOn(second!), await palletsOn(third!)]).toEqual([0, 1])
  await goTo(third!.answerByAt)
  await operate('pack', number, late.slug)
  await work('tick', third!, number, late.slug)
  await work('depart', third!)
  expect((await partOf(order)).state).toBe('dispatched')
  const alone = await asked({ count: 2 })
  await alone.step(alone.part, { verb: 'agree' })
  await alone.work('cancel', alone.runs[1]!, ...why)
  expect((await partOf(alone)).state).toBe('refused')
  expect(await endOf(alone)).toEqual(['refuse', 'dray', 'run_cancelled'])
})

test('who cancels a run reads what becomes of the questions about it (GORG-07)', async () => {
  const number = 'DRAY-7K3Q-42'
  const outcomes = [null, '2026-12-08'].map((movedTo) => ({ number, movedTo, isAsked: true }))
  expect(await describeCancellation(database, [], outcomes)).toEqual({
    deadlines: [
      `${number}: is asked whether what missed an earlier run may travel on ${dayText('2026-12-08')} instead.`,
    ],
    warnings: [
      `${number}: no later run takes what missed an earlier one. It is refused, and its money goes back.`,
    ],
  })
})

test.each([
  ['cancelled', 'does not take place'],
  ['departed', 'has left'],
] as const)('no one agrees to a run that is %s, and a no is still taken (RUN-09)', async (state, text) => {
  const order = await asked()
  const { runs: built, part, step } = order
  await database.update(runs).set({ state }).where(eq(runs.id, built[1]!.id))
  await expect(step(part, { verb: 'agree' })).rejects.toMatchObject({
    status: 409,
    message: `The run of ${dayText(built[1]!.day)} ${text}: see the order for the current state.`,
  })
  expect((await partOf(order)).state).toBe('proposed')
  await step(part, { verb: 'decline_part' })
  expect((await partOf(order)).state).toBe('cancelled')
})

test('a brewery that may not send offers no later run: its part is refused, and the run is cancelled (RUN-10, AWRS-07)', async () => {
  const order = await asked()
  const { runs: built, late, work } = order
  await shop.operate('breweries', 'suspend', late.slug, 'A check.')
  await work('cancel', built[1]!, ...why)
  expect(await partOf(order)).toMatchObject({ state: 'refused', proposal: null })
  expect(await endOf(order)).toEqual(['refuse', 'dray', 'run_cancelled'])
})
