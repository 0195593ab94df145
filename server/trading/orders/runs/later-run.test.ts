import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { addDays } from '../../../../shared/working-time/working-time.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { migrationsFolder } from '../../../platform/database/known-migrations.ts'
import { openProposalRows } from '../life-queries.ts'
import { listPicking } from '../picking/list-picking.ts'
import { runLoads } from './run-load-queries.ts'

const shop = await openOrderShop()
const { database } = shop

/** Twelve kegs of which eleven left with the first run: the buyer is asked whether the last may come with the second. */
async function restAsked() {
  const { runs, breweries, goTo, work, order } = await buildRunShop(shop)
  const one = await order(12)
  const operate = (verb: string, ...words: string[]) =>
    shop.operate('orders', verb, one.number, breweries[0]!.slug, ...words)
  await operate('accept')
  await goTo(runs[0]!.answerByAt)
  await operate('pack')
  await work('tick', runs[0]!, one.number, breweries[0]!.slug, '1=11')
  await work('depart', runs[0]!)
  const part = (await one.read()).consignments[0]!
  expect(part).toMatchObject({ state: 'part_dispatched', proposal: { dispatchOn: runs[1]!.day } })
  const held = async () => (await runLoads(database, [runs[1]!.id])).get(runs[1]!.id)?.pallets ?? 0
  expect(await held()).toBe(1)
  return { ...one, part, later: runs[1]!, brewery: breweries[0]!, operate, work, held }
}

test.each([
  ['the brewery sends it on its own', 'dispatch', [], 'dispatched'],
  ['the brewery closes it', 'close-rest', ['reason=no_stock'], 'dispatched'],
  ['its part is delivered', 'deliver', ['name=Jan Mason'], 'delivered'],
] as const)(
  'nothing is asked about a later run, and no room is taken there, once %s (RUN-02, INV-13)',
  async (_, verb, words, state) => {
    const { read, step, part, later, operate, work, held } = await restAsked()
    await operate(verb, ...words)
    expect((await read()).consignments[0]).toMatchObject({ state, proposal: null })
    expect([await held(), await openProposalRows(database, [part.id])]).toEqual([0, []])
    await expect(step(part.id, { verb: 'agree' })).rejects.toMatchObject({ code: 'not_possible' })
    // The run may move to another day: no pub is asked about this one any more.
    const day = addDays(later.day, 1)
    expect(await work('change', later, `day=${day}`)).toContain(dayText(day))
  },
)

test('a rest is on the picking list of its later run once the buyer has agreed to it (SELL-24, RUN-09)', async () => {
  const { step, part, later, brewery } = await restAsked()
  const picking = () =>
    listPicking(database, { breweryId: brewery.id, breweryName: '', day: undefined, now: shop.now() })
  expect((await picking()).drops).toEqual([])
  await step(part.id, { verb: 'agree' })
  const { day, drops } = await picking()
  expect(drops).toMatchObject([{ part: part.id, leavesOn: day, lines: [{ units: 1 }] }])
  expect(day > later.cutOffAt.slice(0, 10) && day <= later.day).toBe(true)
})

test('the buyer’s close of the rest ends the question, and the clock has nothing more to ask (RUN-09, INV-10)', async () => {
  const { read, step, part, held } = await restAsked()
  await step(part.id, { verb: 'close_rest' })
  expect((await read()).consignments[0]).toMatchObject({ state: 'dispatched', proposal: null })
  expect(await held()).toBe(0)
  shop.wait(25 * 3600)
  await shop.sweep()
  expect((await read()).consignments[0]!.state).toBe('dispatched')
})

test('what its buyer agreed to have with a later run is not given up when what came first is delivered (RUN-09, LIFE-11)', async () => {
  const { read, step, part, operate, held } = await restAsked()
  await step(part.id, { verb: 'agree' })
  const agreed = (await read()).consignments[0]!
  expect(agreed.steps).toEqual(['close_rest'])
  await expect(operate('deliver', 'name=Jan Mason')).rejects.toThrow('is waiting for the rest')
  await expect(step(part.id, { verb: 'deliver' })).rejects.toMatchObject({ code: 'not_possible' })
  expect((await read()).consignments[0]).toMatchObject({
    state: 'part_dispatched',
    lines: [{ quantity: 12 }],
  })
  // Given up by a step that says so, it has its room on the later run no longer.
  await operate('close-rest', 'reason=no_stock')
  expect([(await read()).consignments[0]!.state, await held()]).toEqual(['dispatched', 0])
  await operate('deliver', 'name=Jan Mason')
  expect((await read()).consignments[0]).toMatchObject({ state: 'delivered', lines: [{ quantity: 11 }] })
})

test('the rest of a part follows its later run to another day, and its people read of it (RUN-01, RUN-09)', async () => {
  const { read, step, part, email, later, brewery, work } = await restAsked()
  await step(part.id, { verb: 'agree' })
  const day = addDays(later.day, 1)
  await work('change', later, `day=${day}`)
  const { consignments, pallet } = await read()
  expect(consignments[0]).toMatchObject({ state: 'part_dispatched', deliverBy: day })
  expect(pallet!.pallets.at(-1)).toMatchObject({ leavesOn: day })
  expect((await shop.mailsTo(email)).at(-1)!.data).toMatchObject({
    heading: `Your order comes on ${dayText(day)}`,
  })
  expect((await shop.mailsTo(brewery.email!)).at(-1)!.data).toMatchObject({
    heading: `The run of ${dayText(day)} has other times`,
  })
})

test('a rest of which some is sent meanwhile is still asked about (RUN-09)', async () => {
  const { runs, breweries, goTo, work, order } = await buildRunShop(shop)
  const one = await order(12)
  await shop.operate('orders', 'accept', one.number)
  await goTo(runs[0]!.answerByAt)
  await shop.operate('orders', 'pack', one.number)
  await work('tick', runs[0]!, one.number, breweries[0]!.slug, '1=9')
  await work('depart', runs[0]!)
  await shop.operate('orders', 'dispatch', one.number, breweries[0]!.slug, '1=1')
  const part = (await one.read()).consignments[0]!
  expect(part).toMatchObject({ state: 'part_dispatched', proposal: { dispatchOn: runs[1]!.day } })
  await one.step(part.id, { verb: 'agree' })
  expect((await one.read()).consignments[0]).toMatchObject({ deliverBy: runs[1]!.day })
})

test('questions that outlived their parts before are closed by the upgrade, and others stay open (RUN-02)', async () => {
  const [old, open] = [await restAsked(), await restAsked()]
  await database.execute(
    sql`update order_consignments set state = 'dispatched' where id = ${old.part.id}::uuid`,
  )
  const file = readdirSync(migrationsFolder).find((name) => name.endsWith('_close-outlived-proposals.sql'))
  await database.execute(sql.raw(readFileSync(join(migrationsFolder, file!), 'utf8')))
  expect([await old.held(), await open.held()]).toEqual([0, 1])
  expect(await openProposalRows(database, [old.part.id, open.part.id])).toMatchObject([
    { consignmentId: open.part.id },
  ])
})
