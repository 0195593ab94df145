import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import type { CatalogueList, OwnBeer, OwnBeerList } from '../../../shared/api/beers-api.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { batchText } from '../../catalogue/beers/batch-text.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = <H extends object>(who: H) => ({ ...who, 'idempotency-key': randomUUID() })

async function staffOf(role: StaffRole) {
  const person = await shop.buyer()
  await addStaff(database, person.clientId, role)
  return person
}
const operations = await staffOf('operations')

/** A brewery with a beer of 4.1% in a cask, and the calls of one of its people. */
async function seller(role: BreweryRole = 'sales') {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, targetAbv: 4.1 })
  const cask = await buildContainer(database, { beerId: beer.id, priceMinor: 9675 })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role })
  const root = `/api/sell/${brewery.slug}`
  const read = async (id = beer.id) => (await shop.get(`${root}/beers/${id}`, who)).json() as OwnBeer
  return {
    brewery,
    beer,
    cask,
    read,
    list: async (query = '') => (await shop.get(`${root}/beers?${query}`, who)).json() as OwnBeerList,
    change: (words: object, query = '', id = beer.id) =>
      shop.post(`${root}/beers/${id}${query}`, words, keyed(who)),
    add: (words: object) => shop.post(`${root}/beers`, words, keyed(who)),
    call: (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
      shop.call(method, `${root}/beers/${beer.id}${path}`, body, keyed(who)),
    page: async () => (await shop.get((await read()).path!)).body,
  }
}
const decide = (id: string, verb: 'approve' | 'refuse', body: object, query = '', who = operations) =>
  shop.post(`/api/admin/catalogue/${id}/${verb}${query}`, body, keyed(who))
const waitingRow = async (id: string) =>
  ((await shop.get('/api/admin/catalogue', operations)).json() as CatalogueList).rows.find(
    (row) => row.id === id,
  )
const entryOf = async (id: string) =>
  (await findOpenEntries(database, { kind: 'beer_change' })).find(({ subject }) => subject === id)

test('a change of ABV waits while the current version stays, and holds within a second of its approval (SELL-27, STAF-20)', async () => {
  const { brewery, beer, change, read, list, page } = await seller()
  expect(await page()).toContain('4.1% ABV')
  const preview = (await change({ targetAbv: 4.3 }, '?dryRun=true')).json()
  expect(preview.deadlines[0]).toBe('ABV: ‘4.1%’ becomes ‘4.3%’.')
  expect((await read()).change).toBeNull()
  expect((await change({ targetAbv: 4.3 }, `?digest=${preview.digest}`)).json()).toEqual({
    outcome: 'waits',
    beerId: beer.id,
  })
  const { stands, change: waiting } = await read()
  expect([stands!.targetAbv, waiting!.proposed]).toEqual([4.1, { targetAbv: 4.3 }])
  expect((await list('view=waiting')).rows).toMatchObject([{ id: beer.id, change: 'waiting' }])
  expect(await page()).not.toContain('4.3% ABV')
  expect(await waitingRow(waiting!.id)).toMatchObject({
    brewery: { slug: brewery.slug },
    stands: { targetAbv: 4.1 },
    proposed: { targetAbv: 4.3 },
  })
  expect((await entryOf(waiting!.id))?.about).toBe(`${brewery.name} wants to change ${beer.name}.`)

  const look = (await decide(waiting!.id, 'approve', {}, '?dryRun=true')).json()
  expect(look.mails.join(' ')).toContain(`Your change of ${beer.name} holds`)
  expect((await read()).stands!.targetAbv).toBe(4.1)
  const done = await decide(waiting!.id, 'approve', {}, `?digest=${look.digest}`)
  expect(done.json()).toMatchObject({ state: 'approved', proposed: { targetAbv: 4.3 } })
  await expect.poll(page, { timeout: 1000 }).toContain('4.3% ABV')
  expect((await read()).change).toBeNull()
  expect(await entryOf(waiting!.id)).toBeUndefined()
  const trail = await auditTrailOf(database, { kind: 'beer', id: beer.id })
  expect(trail.map(({ verb }) => verb)).toEqual(['ask beer change', 'change beer'])
  expect((await decide(waiting!.id, 'approve', {})).json().code).toBe('not_possible')
})

test('a refused change leaves the beer as it is, and its brewery reads why in console and mail (STAF-20)', async () => {
  const { beer, change, read, list } = await seller('owner')
  await change({ name: 'Absolutely The Best' })
  const { id } = (await read()).change!
  expect((await decide(id, 'refuse', { reason: ' ' })).statusCode).toBe(400)
  const preview = (await decide(id, 'refuse', { reason: 'No claims.' }, '?dryRun=true')).json()
  expect(preview.mails).toEqual([expect.stringContaining(`Your change of ${beer.name} was refused`)])
  expect(preview.deadlines).toEqual([`${beer.name} stays as it is.`, 'The brewery reads: ‘No claims.’'])
  await decide(id, 'refuse', { reason: 'No claims.' }, `?digest=${preview.digest}`)
  const { stands, change: refused } = await read()
  expect([stands!.name, refused!.state, refused!.reason]).toEqual([beer.name, 'refused', 'No claims.'])
  expect((await list('view=refused')).rows).toHaveLength(1)
})

test('staff put something right as they approve, and what they looked at must still be so (STAF-20, SELL-10)', async () => {
  const { change, read } = await seller()
  await change({ name: 'Towpth Bitter', ingredients: 'Water, barley malt, hops, yeast' })
  const { id } = (await read()).change!
  const edits = { name: 'Towpath Bitter' }
  const { digest } = (await decide(id, 'approve', { edits }, '?dryRun=true')).json()
  await change({ allergens: ['Barley', 'Oats'] })
  const stale = await decide(id, 'approve', { edits }, `?digest=${digest}`)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
  await decide(id, 'approve', { edits }, `?digest=${stale.json().preview.digest}`)
  expect((await read()).stands).toMatchObject({
    name: 'Towpath Bitter',
    ingredients: 'Water, barley malt, hops, yeast',
    allergens: ['Barley', 'Oats'],
  })
})

test('a change is decided as it was looked at, to the end of a long text (STAF-20, SELL-10)', async () => {
  const { change, read } = await seller()
  const long = 'Malt and hedgerow. '.repeat(20)
  await change({ description: `${long}Brewed in Leith.` })
  const { id } = (await read()).change!
  const looks = async (of: string) => ({
    approve: (await decide(of, 'approve', {}, '?dryRun=true')).json().digest as string,
    refuse: (await decide(of, 'refuse', { reason: 'No.' }, '?dryRun=true')).json().digest as string,
  })
  const isStale = async (of: string, { approve, refuse }: Awaited<ReturnType<typeof looks>>) => {
    const approved = await decide(of, 'approve', {}, `?digest=${approve}`)
    const refused = await decide(of, 'refuse', { reason: 'No.' }, `?digest=${refuse}`)
    return [approved, refused].map((answer) => answer.json().code)
  }
  const first = await looks(id)
  await change({ description: `${long}Thieves: www.worse.example.` })
  expect(await isStale(id, first)).toEqual(['changed_meanwhile', 'changed_meanwhile'])
  expect((await decide(id, 'approve', {}, `?digest=${(await looks(id)).approve}`)).statusCode).toBe(200)
})

test('a second change joins the one that waits, and one back to the current version withdraws it (SELL-27)', async () => {
  const { beer, change, read, call } = await seller()
  await change({ targetAbv: 4.3 })
  const { id } = (await read()).change!
  await change({ glutenFree: true })
  expect((await read()).change).toMatchObject({ id, proposed: { targetAbv: 4.3, glutenFree: true } })
  await change({ glutenFree: false })
  expect((await change({ targetAbv: 4.1 })).json().outcome).toBe('same')
  expect((await read()).change).toBeNull()
  expect(await entryOf(id)).toBeUndefined()
  await change({ name: 'Other' })
  expect((await call('DELETE', '/change')).json()).toEqual({ outcome: 'same', beerId: beer.id })
  expect((await read()).change).toBeNull()
})

test('the changes and new beers of a trusted brewery apply at once (SELL-27)', async () => {
  const { brewery, change, add, read, list } = await seller()
  await changeSetting(database, 'catalogue.trustedBreweries', [brewery.slug])
  expect((await change({ targetAbv: 4.5 })).json().outcome).toBe('done')
  expect(await read()).toMatchObject({ isTrusted: true, stands: { targetAbv: 4.5 }, change: null })
  const { outcome, beerId } = (await add({ name: 'Fresh', style: 'porter', allergens: ['none'] })).json()
  expect([outcome, (await read(beerId)).stands!.name]).toEqual(['done', 'Fresh'])
  expect((await list()).total).toBe(2)
  await changeSetting(database, 'catalogue.trustedBreweries', [])
})

const swanNeck = { name: 'Swan Neck', style: 'golden-ale', targetAbv: 3.9 }

test('a new beer comes into the shop under the same address once it is approved (SELL-27, STAF-20)', async () => {
  const { add, read, list, change } = await seller()
  const { outcome, beerId } = (await add({ ...swanNeck, allergens: ['Wheat'] })).json()
  expect(outcome).toBe('waits')
  const waiting = await read(beerId)
  expect([waiting.stands, waiting.path, waiting.change!.isNew]).toEqual([null, null, true])
  expect((await list('q=swan')).rows).toMatchObject([{ isNew: true, change: 'waiting' }])
  await decide(waiting.change!.id, 'refuse', { reason: 'Which allergens?' })
  await change({ allergens: ['Barley', 'Oats'] }, '', beerId)
  const again = (await read(beerId)).change!
  expect([again.state, again.proposed.name]).toEqual(['waiting', 'Swan Neck'])
  await decide(again.id, 'approve', {})
  const there = await read(beerId)
  expect(there.stands).toMatchObject({ name: 'Swan Neck', targetAbv: 3.9, allergens: ['Barley', 'Oats'] })
  expect((await shop.get(there.path!)).body).toContain('Swan Neck')
})

test('sold online, sizes and batches change at once, and baskets find a size again (SELL-27)', async () => {
  const { cask, call, read } = await seller()
  const online = (isOnline: boolean) => call('PUT', `/containers/${cask.id}/online`, { isOnline })
  const quote = async () =>
    (
      await shop.post('/public/basket/quote', {
        lines: [{ kind: 'variant', variantId: cask.storefrontVariantId, quantity: 1 }],
      })
    ).json().items.length
  expect(await quote()).toBe(1)
  expect((await online(false)).json().containers[0].isOnline).toBe(false)
  expect(await quote()).toBe(0)
  await online(true)
  expect(await quote()).toBe(1)
  const size = { name: '30 litre keg', type: 'keg', volumeMl: 30_000, packSize: 1, couplerType: null }
  expect((await call('POST', '/containers', size)).json().containers).toHaveLength(2)
  expect((await call('POST', '/containers', size)).json().field).toBe('name')
  for (const couplerType of ['s', 'd']) {
    const keg = { ...size, couplerType }
    expect((await call('POST', '/containers', keg)).statusCode).toBe(200)
    expect((await call('POST', '/containers', keg)).json()).toMatchObject({
      field: 'name',
      message: `The beer has this size already: 30 litre keg · ${couplerType.toUpperCase()}-Type.`,
    })
  }
  const today = shop.now().toISOString().slice(0, 10)
  const batch = { gyle: 'G 41', rackedOn: today, bestBefore: null }
  const [stored] = (await call('POST', '/batches', batch)).json().batches
  expect(stored).toMatchObject(batch)
  expect((await call('POST', '/batches', batch)).json().field).toBe('gyle')
  expect((await call('DELETE', `/batches/${stored.id}`)).json().batches).toEqual([])
  expect((await read()).change).toBeNull()
})

test('a batch past its best before takes a cask off the list of fresh ones; its card says when it was racked, its page its best before too (CASK-01, SELL-27)', async () => {
  const { beer, call, page } = await seller()
  await buildContainer(database, { beerId: beer.id, type: 'cask' })
  const today = londonDay(shop.now())
  const fresh = async () => (await shop.get('/releases/cask-latest')).body.includes(beer.name)
  await expect.poll(fresh).toBe(true)
  const old = { gyle: 'G 1', rackedOn: addDays(today, -20), bestBefore: addDays(today, -1) }
  await call('POST', '/batches', old)
  await expect.poll(fresh).toBe(false)
  const bestBefore = addDays(today, 30)
  await call('POST', '/batches', { gyle: 'G 2', rackedOn: today, bestBefore })
  await expect.poll(fresh).toBe(true)
  expect((await shop.get('/releases/cask-latest')).body).toContain(batchText(today, null, today))
  expect(await page()).toContain(batchText(today, bestBefore, today))
})

test('no other brewery or role changes or sees what waits, and support decides nothing (SELL-27, STAF-20, ROLE-05)', async () => {
  const [one, other] = [await seller(), await seller()]
  await one.change({ targetAbv: 5 })
  const { id } = (await one.read()).change!
  expect((await other.change({ targetAbv: 6 }, '', one.beer.id)).statusCode).toBe(404)
  expect((await other.list('view=waiting')).rows).toEqual([])
  expect((await (await seller('cellar')).list()).rows).toBeUndefined()
  expect((await (await seller('accounts')).change({ targetAbv: 6 })).statusCode).toBe(403)
  const [support, finance] = [await staffOf('support'), await staffOf('finance')]
  expect((await decide(id, 'approve', {}, '', support)).statusCode).toBe(403)
  expect((await shop.get(`/api/admin/catalogue/${id}`, support)).statusCode).toBe(200)
  expect((await shop.get(`/api/admin/catalogue/${id}`, finance)).statusCode).toBe(404)
})

test('the operator lists, approves and refuses the same changes (STAF-20)', async () => {
  const { beer, brewery, change, read } = await seller()
  await change({ targetAbv: 4.4 })
  const { id } = (await read()).change!
  expect(await shop.operate('changes', 'list')).toContain(`${id}  ${brewery.slug}  ${beer.name}`)
  expect(await shop.operate('changes', 'show', id)).toContain('ABV: 4.1% -> 4.4%')
  await shop.operate('changes', 'approve', id, 'targetAbv=4.35')
  expect((await read()).stands!.targetAbv).toBe(4.35)
  await change({ name: 'X' })
  await shop.operate('changes', 'refuse', (await read()).change!.id, 'reason=Too short.')
  expect((await read()).change).toMatchObject({ state: 'refused', reason: 'Too short.' })
})
