import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BreweryRole } from '../../../../shared/accounts/roles.ts'
import type { PickingList, PickingDocuments } from '../../../../shared/api/picking-api.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)

/** An accepted part of two kegs, and what a member of its brewery does with it. */
async function acceptedPart(role: BreweryRole = 'cellar') {
  const order = await placeTwoBreweryOrder(shop, 'card')
  await order.run('accept')
  const who = await shop.buyer()
  const { id: breweryId, slug } = order.one.brewery
  await addMember(shop.database, { clientId: who.clientId, breweryId, role })
  const { id: part } = order.placed.consignments[0]!
  const get = (path: string) => shop.get(`/api/sell/${slug}${path}`, who)
  return {
    ...order,
    part,
    who,
    position: 0,
    get,
    /** The days with anything to send. */
    days: async () => ((await get('/picking')).json() as PickingList).days,
    list: async (day: string) => (await get(`/picking?day=${day}`)).json() as PickingList,
    tick: (body: object, key: string = randomUUID(), of = part) =>
      shop.post(`/api/sell/${slug}/picking/${of}/ticks`, body, { ...who, 'idempotency-key': key }),
  }
}

test('a day lists its drops with lines and labels, and neither prices nor other breweries (SELL-24, SELL-26)', async () => {
  const { days, list, number, get } = await acceptedPart()
  const [first] = await days()
  expect(first).toMatchObject({ orders: 1 })
  const { drops } = await list(first!.day)
  expect(drops).toMatchObject([
    {
      number,
      state: 'accepted',
      lines: [{ units: 2, picked: null, batch: null, allergens: expect.any(Array) }],
    },
  ])
  expect((await get(`/picking?day=${first!.day}`)).body).not.toMatch(/Minor|£/)
  expect((await list('2030-01-01')).drops).toEqual([])
  expect((await get('/picking?day=tomorrow')).statusCode).toBe(400)
})

test('where no day is asked for it is the first from today on with anything to send (SELL-24)', async () => {
  const { days, get, number } = await acceptedPart()
  const [first] = await days()
  const list = (await get('/picking')).json() as PickingList
  expect(first!.day > londonDay(shop.now())).toBe(true)
  expect(list).toMatchObject({ day: first!.day, drops: [{ number }] })
})

test('what should have left before is under today (SELL-24)', async () => {
  const { days, one } = await acceptedPart()
  const [planned] = await days()
  shop.wait(8 * 86_400)
  const who = await shop.buyer()
  await addMember(shop.database, { clientId: who.clientId, breweryId: one.brewery.id, role: 'sales' })
  const late = (await shop.get(`/api/sell/${one.brewery.slug}/picking`, who)).json() as PickingList
  expect(late.day > planned!.day).toBe(true)
  expect(late.drops).toHaveLength(1)
})

const uuid = (id: string) => `md5(source.${id}::text || copy.at)::uuid`
/** Copies of an accepted part, each of an order of its own. */
async function copyPart(number: string, part: string, copies: number): Promise<void> {
  const copy = async (table: string, changed: Record<string, string>, where: string) => {
    const { rows } = await shop.database.execute(
      sql`select column_name as name from information_schema.columns
        where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`,
    )
    const names = rows.map((row) => String(row['name']))
    const cells = names.map((name) => changed[name] ?? `source."${name}"`)
    await shop.database.execute(
      sql.raw(
        `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) select ${cells.join(', ')} ` +
          `from ${table} as source, generate_series(1, ${copies}) as copy (at) where ${where}`,
      ),
    )
  }
  const ofPart = `source.consignment_id = '${part}'`
  const numbered = { id: uuid('id'), number: `source.number || lpad(copy.at::text, 4, '0')` }
  await copy('orders', numbered, `source.number = '${number}'`)
  const parts = { id: uuid('id'), order_id: uuid('order_id') }
  await copy('order_consignments', parts, `source.id = '${part}'`)
  await copy('order_lines', { id: uuid('id'), consignment_id: uuid('consignment_id') }, ofPart)
}

test('a day shows 500 drops, what is not packed first, and says how many there are (SELL-24)', async () => {
  const { number, part, run, list, days } = await acceptedPart()
  const [{ day }] = (await days()) as [PickingList['days'][number]]
  await copyPart(number, part, 104)
  const whole = await list(day)
  expect(whole.drops).toHaveLength(105)
  expect(whole).toMatchObject({ total: 105, days: [{ day, orders: 105 }], beers: [{ units: 210 }] })
  await run('pack')
  await copyPart(`${number}0001`, whole.drops.find((drop) => drop.number === `${number}0001`)!.part, 450)
  const cut = await list(day)
  expect(cut.drops).toHaveLength(500)
  expect(cut).toMatchObject({ total: 555, days: [{ day, orders: 554 }], beers: [{ units: 1110 }] })
  expect(new Set(cut.drops.map(({ state }) => state))).toEqual(new Set(['accepted']))
  const postcodes = cut.drops.map(({ address }) => address.at(-1)!)
  expect(postcodes).toEqual(postcodes.toSorted())
})

test('ticks hold units once for each key, are taken back, and fill in the packing (SELL-24, SELL-25)', async () => {
  const { tick, days, list, position, get, number } = await acceptedPart()
  const [{ day }] = (await days()) as [PickingList['days'][number]]
  const picked = async () => (await list(day)).drops[0]!.lines[0]!.picked
  const key = randomUUID()
  expect((await tick({ position, units: 1 }, key)).json()).toEqual({ position, units: 1 })
  expect((await tick({ position, units: 2 })).statusCode).toBe(200)
  expect((await tick({ position, units: 1 }, key)).statusCode).toBe(200)
  expect(await picked()).toBe(2)
  expect((await get(`/orders/${number}`)).json().lines[0]).toMatchObject({ picked: 2, packed: null })
  await tick({ position, units: null })
  expect(await picked()).toBeNull()
  expect((await tick({ position, units: 3 })).statusCode).toBe(400)
})

test('others’ parts are not found, packed ones no longer picked, and accounts see none of it (SELL-25)', async () => {
  const own = await acceptedPart()
  const other = await acceptedPart()
  expect((await own.tick({ position: 0, units: 1 }, randomUUID(), other.part)).statusCode).toBe(404)
  expect((await own.tick({ position: 99, units: 1 })).statusCode).toBe(404)
  await own.run('pack')
  expect((await own.get('/picking')).json()).toMatchObject({
    drops: [{ state: 'packed', lines: [{ units: 2, picked: 2 }] }],
  })
  expect((await own.tick({ position: own.position, units: 1 })).json()).toMatchObject({
    code: 'not_possible',
  })
  const accounts = await acceptedPart('accounts')
  expect((await accounts.get('/picking')).statusCode).toBe(404)
  expect((await accounts.tick({ position: 0, units: 1 })).statusCode).toBe(404)
})

test('documents of ticked orders are those of the brewery that it has accepted, without prices (SELL-17, SELL-26)', async () => {
  const { get, part, placed, number } = await acceptedPart()
  const foreign = placed.consignments[1]!.id
  const answer = await get(`/picking/papers?parts=${part},${foreign},${randomUUID()},x`)
  const { drops } = answer.json() as PickingDocuments
  expect(drops).toMatchObject([
    { part, number, leavesOn: expect.stringMatching(/^\d{4}-/), lines: [{ units: 2 }] },
  ])
  expect(answer.body).not.toMatch(/Minor|£/)
  expect((await (await acceptedPart('accounts')).get(`/picking/papers?parts=${part}`)).statusCode).toBe(404)
})

test('the rest of what was sent in part is picked on its own, and printed alone (SELL-24, SELL-25, SELL-26)', async () => {
  const { run, tick, get, days, number, part, one } = await acceptedPart()
  const list = async () => (await get('/picking')).json() as PickingList
  await tick({ position: 0, units: 2 })
  await run('dispatch', one.brewery.slug, '1=1')
  const [day] = await days()
  expect(day).toMatchObject({ orders: 1 })
  expect(await list()).toMatchObject({
    total: 1,
    beers: [{ units: 1 }],
    drops: [{ number, state: 'part_dispatched', lines: [{ units: 1, picked: null, batch: null }] }],
  })
  expect((await tick({ position: 0, units: 2 })).statusCode).toBe(400)
  expect((await tick({ position: 0, units: 1 })).statusCode).toBe(200)
  expect((await list()).drops[0]!.lines[0]!.picked).toBe(1)
  const documents = (await get(`/picking/papers?parts=${part}`)).json() as PickingDocuments
  expect(documents.drops[0]!.lines).toMatchObject([{ units: 1 }])
  await run('dispatch')
  expect((await list()).drops).toEqual([])
})
