import { expect, test } from 'vitest'
import type { GroupRun, GroupRuns, OwnGroupRun } from '../../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { addMember, addOrganiser, addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop

/** A group of two breweries with two orders on its first run, and how an organiser reads it. */
async function loadedRun() {
  const group = await buildRunShop(shop, { of: 2, capacityPallets: 10, capacityKg: 5000 })
  const orders = [await group.order(2), await group.order(1)]
  const who = await shop.buyer()
  await addOrganiser(database, who.clientId, group.group.id)
  const path = `/api/sell/group/${group.group.slug}`
  const run = group.runs[0]!
  return {
    ...group,
    orders,
    run,
    who,
    path,
    list: async () => (await shop.get(path, who)).json() as GroupRuns,
    read: async () => (await shop.get(`${path}/runs/${run.id}`, who)).json() as GroupRun,
  }
}

const sum = (rows: readonly { units: number; weightG: number }[]) => [
  rows.reduce((units, row) => units + row.units, 0),
  rows.reduce((grams, row) => grams + row.weightG, 0),
]

test('an organiser sees runs with their clocks, and what the plans of the orders on them fill (GORG-01, RUN-07)', async () => {
  const { list, run, read, orders } = await loadedRun()
  const { runs, mayAct, today } = await list()
  expect([mayAct, runs.length]).toEqual([true, 3])
  expect(runs.every(({ day }) => day > today)).toBe(true)
  const { pallets, loadG } = (await read()).drops.reduce(
    (sum, drop) => ({
      pallets: sum.pallets + drop.pallets.length,
      loadG: sum.loadG + drop.pallets.reduce((grams, { weightG }) => grams + weightG, 0),
    }),
    { pallets: 0, loadG: 0 },
  )
  expect(runs[0]).toMatchObject({
    day: run.day,
    state: 'open',
    cutOffAt: new Date(run.cutOffAt).toISOString(),
    capacityPallets: 10,
    capacityKg: 5000,
    breweries: 2,
    drops: orders.length,
    pallets,
    loadG,
  })
  expect(runs[1]).toMatchObject({ drops: 0, breweries: 0, pallets: 0 })
})

test('a run lists drops and loads that agree in units and weight (GORG-02)', async () => {
  const { read, orders, breweries } = await loadedRun()
  const { drops, loads, depot } = await read()
  expect(depot.town).toBe('Linlithgow')
  expect(drops.map(({ number }) => number).toSorted()).toEqual(orders.map(({ number }) => number).toSorted())
  expect(drops[0]).toMatchObject({ state: 'waiting', postcode: 'EH1 1RE', proof: null })
  expect(loads.map(({ brewery }) => brewery).toSorted()).toEqual(breweries.map(({ name }) => name).toSorted())
  expect(sum(drops)).toEqual(sum(loads))
  expect(sum(drops)[0]).toBe(6)
  expect(loads[0]!.parts[0]).toMatchObject({ mayTick: false, lines: [{ atDepot: 0 }] })
})

test('an organiser finds runs by their day, and drops by number, pub and postcode (GORG-10)', async () => {
  const { path, who, run, orders, breweries } = await loadedRun()
  const find = async (q: string, as = who) => shop.get(`${path}/go-to?q=${encodeURIComponent(q)}`, as)
  const [order] = orders
  expect((await find(order!.number.toLowerCase())).json().found).toMatchObject([
    { run: run.id, day: run.day, number: order!.number },
  ])
  expect((await find('eh1 1re')).json().found).toHaveLength(2)
  expect((await find(dayText(run.day))).json().found).toEqual([
    { run: run.id, day: run.day, number: null, about: '' },
  ])
  expect((await find('nowhere')).json().found).toEqual([])
  const member = await shop.buyer()
  await addMember(database, { clientId: member.clientId, breweryId: breweries[0]!.id, role: 'sales' })
  expect((await find('eh1', member)).statusCode).toBe(404)
})

test('organisers read no price, and nothing of another group (GORG-03)', async () => {
  const { who, path, run } = await loadedRun()
  const bodies = [await shop.get(path, who), await shop.get(`${path}/runs/${run.id}`, who)]
  for (const { statusCode, body } of bodies) {
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/Minor|£/)
  }
  const other = await loadedRun()
  const foreign = await shop.get(other.path, who)
  const unknown = await shop.get('/api/sell/group/nowhere', who)
  expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
  expect(foreign.json().message).toBe(unknown.json().message)
  expect((await shop.get(`${path}/runs/${other.run.id}`, who)).statusCode).toBe(404)
})

test('a brewery reads of a run its own loads, the depot and by when to bring them (GORG-04)', async () => {
  const { path, run, breweries } = await loadedRun()
  const [own, other] = breweries
  const member = await shop.buyer()
  await addMember(database, { clientId: member.clientId, breweryId: own!.id, role: 'cellar' })
  const read = await shop.get(`${path}/runs/${run.id}`, member)
  const { sees, loads, units, depot, bringByAt } = read.json() as OwnGroupRun
  expect({ sees, units, depot: depot.town, bringByAt }).toEqual({
    sees: 'own',
    units: 3,
    depot: 'Linlithgow',
    bringByAt: new Date(run.bringByAt).toISOString(),
  })
  expect(loads.map(({ brewery }) => brewery)).toEqual([own!.name])
  expect(read.body).not.toContain(other!.name)
  expect(read.body).not.toMatch(/drops|capacity|Minor|£/)
  const listed = (await shop.get(path, member)).json()
  expect(listed.runs).toMatchObject([{ id: run.id, units: 3 }])
  const elsewhere = await loadedRun()
  expect((await shop.get(elsewhere.path, member)).statusCode).toBe(404)
  const accounts = await shop.buyer()
  await addMember(database, { clientId: accounts.clientId, breweryId: own!.id, role: 'accounts' })
  expect((await shop.get(path, accounts)).statusCode).toBe(404)
})

test('a brewery’s order says to which depot its part is brought, and by when (RUN-06)', async () => {
  const { run, breweries, orders, group } = await loadedRun()
  const member = await shop.buyer()
  await addMember(database, { clientId: member.clientId, breweryId: breweries[0]!.id, role: 'sales' })
  const order = await shop.get(`/api/sell/${breweries[0]!.slug}/orders/${orders[0]!.number}`, member)
  const { text, ...where } = order.json().run
  expect(where).toEqual({ id: run.id, group: group.slug, day: run.day })
  expect(text).toContain('Bring it to Cold store, 1 Wharf Road, Linlithgow EH49 6QY by ')
  expect(text).toContain(' 16:00, for the run of ')
})

test('all staff read runs, operations and admin act on them', async () => {
  const { path } = await loadedRun()
  const mayAct = async (role: 'support' | 'operations' | 'finance' | 'admin') => {
    const { clientId, ...headers } = await shop.buyer()
    await addStaff(database, clientId, role)
    return ((await shop.get(path, headers)).json() as GroupRuns).mayAct
  }
  expect([await mayAct('support'), await mayAct('operations')]).toEqual([false, true])
  expect([await mayAct('finance'), await mayAct('admin')]).toEqual([false, true])
})
