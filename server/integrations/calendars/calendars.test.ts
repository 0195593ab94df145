import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { addDays } from '../../../shared/working-time/working-time.ts'
import { buildRunShop } from '../../../tests/support/builders/run-order.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { registration } from '../../../tests/support/shops/account-shop.ts'
import { addMember, addOrganiser } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { revokeRole } from '../../parties/roles/change-role.ts'
import { runs } from '../../parties/runs/run-tables.ts'
import { calendarLinks } from './calendar-tables.ts'

const shop = await openOrderShop()
const { database } = shop
type Person = Awaited<ReturnType<typeof shop.buyer>>

/** A calendar file as a reader of RFC 5545 sees it, by UID. */
function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  const events = calendar.getAllSubcomponents('vevent').map((one) => {
    expect(one.getFirstPropertyValue('dtstamp')).not.toBeNull()
    const event = new ICAL.Event(one)
    return [event.uid.split('@')[0]!, event] as const
  })
  const byId = new Map(events)
  expect(byId.size).toBe(events.length)
  return byId
}
const dayOf = (event: ICAL.Event | undefined) => event?.startDate.toString().slice(0, 10)

async function makeAddress(who: Person) {
  const made = await shop.call('POST', '/api/account/calendar', { password: registration.password }, who)
  expect(made.statusCode).toBe(201)
  return new URL(made.json().address).pathname
}
const read = async (path: string) => shop.app.inject({ url: path })
const eventsAt = async (path: string) => readEvents((await read(path)).body)

test('each person’s calendar holds what the person may see, and nothing else (PLAT-17)', async () => {
  const group = await buildRunShop(shop, { of: 2 })
  const { number, placed, buyer } = await group.order(1)
  const other = await group.order(1)
  const [run] = group.runs
  const [first, second] = group.breweries
  const organiser = await shop.buyer()
  await addOrganiser(database, organiser.clientId, group.group.id)
  const cellar = await shop.buyer()
  await addMember(database, { clientId: cellar.clientId, breweryId: first!.id, role: 'cellar' })

  const pallet = await eventsAt(await makeAddress(buyer))
  expect([...pallet.keys()]).toEqual([`pallet-${placed.number}`])
  expect(pallet.get(`pallet-${placed.number}`)!.summary).toBe(`Pallet of ${group.group.name}: ${number}`)
  expect(dayOf(pallet.get(`pallet-${placed.number}`))).toBe(run!.day)

  const leaves = await eventsAt(await makeAddress(cellar))
  const partsOf = (order: typeof placed, breweryId: string) =>
    order.consignments.filter(({ team }) => team?.id === breweryId).map(({ id }) => `sale-${id}`)
  expect([...leaves.keys()].toSorted()).toEqual(
    [...partsOf(placed, first!.id), ...partsOf(other.placed, first!.id)].toSorted(),
  )
  expect(leaves.has(partsOf(placed, second!.id)[0]!)).toBe(false)

  const organised = await makeAddress(organiser)
  const runEvents = await eventsAt(organised)
  expect(runEvents.size).toBe(4 * group.runs.length)
  expect(runEvents.get(`run-${run!.id}-cut-off`)!.endDate.toJSDate()).toEqual(new Date(run!.cutOffAt))

  const grant = {
    clientId: organiser.clientId,
    role: 'organiser' as const,
    breweryId: null,
    groupId: group.group.id,
  }
  await revokeRole(database, grant, { actor: operatorActor, now: shop.now() })
  expect((await eventsAt(organised)).size).toBe(0)
})

test('a collection is an event of both sides on its day (PLAT-17)', async () => {
  const group = await buildRunShop(shop)
  const { placed, buyer, number } = await group.order(1, { collected: true })
  const [brewery] = group.breweries
  const sales = await shop.buyer()
  await addMember(database, { clientId: sales.clientId, breweryId: brewery!.id, role: 'sales' })
  const [part] = placed.consignments
  const fetched = (await eventsAt(await makeAddress(buyer))).get(`order-part-${part!.id}`)
  const given = (await eventsAt(await makeAddress(sales))).get(`sale-${part!.id}`)
  expect(fetched?.summary).toBe(`Collect at ${brewery!.name}: ${number}`)
  expect(given?.summary).toMatch(new RegExp(`^Collected by .*: ${number}$`))
  expect(dayOf(given)).toBe(dayOf(fetched))
})

test('what was sent leaves the brewery’s calendar, and what was delivered the buyer’s (PLAT-17)', async () => {
  const { one, placed, buyer, run } = await placeTwoBreweryOrder(shop)
  const cellar = await shop.buyer()
  await addMember(database, { clientId: cellar.clientId, breweryId: one.brewery.id, role: 'cellar' })
  const [buyers, brewerys] = [await makeAddress(buyer), await makeAddress(cellar)]
  const held = async () => [(await eventsAt(buyers)).size, (await eventsAt(brewerys)).size]
  expect(placed.consignments).toHaveLength(2)
  expect(await held()).toEqual([2, 1])
  await run('accept')
  expect(await held()).toEqual([2, 1])
  await run('dispatch')
  expect(await held()).toEqual([2, 0])
  await run('deliver', 'name=Jo Barr')
  expect(await held()).toEqual([0, 0])
})

test('a moved run keeps its UID; the public file names no pub and hides what breweries owe (PLAT-17)', async () => {
  const group = await buildRunShop(shop)
  const { buyer, placed } = await group.order(1)
  const contact = placed.contact!
  const [run] = group.runs
  const path = `/groups/${group.group.slug}/runs.ics`
  const before = await eventsAt(path)
  expect(before.size).toBe(2 * group.runs.length)
  const later = addDays(run!.day, 1)
  await database.update(runs).set({ day: later }).where(eq(runs.id, run!.id))
  const answer = await read(path)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=300',
  })
  const after = readEvents(answer.body)
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
  expect(dayOf(before.get(`run-${run!.id}`))).toBe(run!.day)
  expect(dayOf(after.get(`run-${run!.id}`))).toBe(later)
  for (const secret of [contact.lastname, contact.email, contact.postcode, placed.number])
    expect(answer.body).not.toContain(secret)
  await database.update(runs).set({ state: 'cancelled' }).where(eq(runs.id, run!.id))
  expect((await read(path)).body.match(/STATUS:CANCELLED/g)).toHaveLength(2)
  expect((await read('/groups/nowhere/runs.ics')).statusCode).toBe(404)
  expect((await eventsAt(await makeAddress(buyer))).has(`pallet-${placed.number}`)).toBe(true)
})

test('a new address ends the one before, and neither the key nor its file is stored or logged (PLAT-17)', async () => {
  const who = await shop.buyer()
  const other = await shop.buyer()
  const calls = (method: 'GET' | 'DELETE') => shop.call(method, '/api/account/calendar', undefined, who)
  expect((await calls('GET')).json()).toEqual({ madeAt: null })
  const refused = await shop.call('POST', '/api/account/calendar', { password: 'wrong' }, who)
  expect(refused.statusCode).toBe(403)
  const first = await makeAddress(who)
  const others = await makeAddress(other)
  const opened = await read(first)
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const [row] = await database.select().from(calendarLinks).where(eq(calendarLinks.clientId, who.clientId))
  expect(first).not.toContain(row!.keyHash)
  expect((await calls('GET')).json()).toEqual({ madeAt: row!.madeAt.toISOString() })

  const second = await makeAddress(who)
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  expect((await calls('DELETE')).statusCode).toBe(204)
  expect((await read(second)).statusCode).toBe(404)
  expect((await read(others)).statusCode).toBe(200)
  for (const wrong of ['/calendar/x.ics', `${others}x`, others.replace('.ics', ''), '/calendar/%00.ics'])
    expect((await read(wrong)).statusCode).toBe(404)
})
