import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import type { CatalogueList } from '../../../shared/api/beers-api.ts'
import type { OwnPage } from '../../../shared/api/page-changes-api.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
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

async function seller(role: BreweryRole = 'owner') {
  const brewery = await buildBrewery(database, { town: 'Leith', country: 'Scotland' })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role })
  const root = `/api/sell/${brewery.slug}/page`
  return {
    brewery,
    read: async () => (await shop.get(root, who)).json() as OwnPage,
    ask: (words: object, query = '') => shop.post(root + query, words, keyed(who)),
    withdraw: () => shop.call('DELETE', `${root}/change`, undefined, keyed(who)),
    shown: async () => (await shop.get(`/brewery/${brewery.slug}`)).body,
  }
}
const decide = (id: string, verb: 'approve' | 'refuse', body: object, query = '', who = operations) =>
  shop.post(`/api/admin/catalogue/${id}/${verb}${query}`, body, keyed(who))
const listed = async () => ((await shop.get('/api/admin/catalogue', operations)).json() as CatalogueList).rows
const entryOf = async (id: string) =>
  (await findOpenEntries(database, { kind: 'page_change' })).find(({ subject }) => subject === id)

test('a change of a brewery’s page waits in Catalogue while the current version stays, and holds once approved (STAF-20)', async () => {
  const { brewery, read, ask, shown } = await seller()
  const words = { title: 'Beer from the shore', website: 'tern.example/beer' }
  const look = (await ask(words, '?dryRun=true')).json()
  expect([look.button, look.deadlines[0]]).toEqual([
    'Send it to Dray',
    'Heading: ‘none’ becomes ‘Beer from the shore’.',
  ])
  expect((await ask(words, `?digest=${look.digest}`)).json().outcome).toBe('waits')
  const { change, stands } = await read()
  expect([stands.title, change!.proposed]).toEqual([
    '',
    { title: 'Beer from the shore', website: 'https://tern.example/beer' },
  ])
  expect(await shown()).not.toContain('Beer from the shore')
  expect((await listed()).find(({ id }) => id === change!.id)).toMatchObject({
    kind: 'page',
    brewery: { slug: brewery.slug },
    stands: { title: '' },
  })
  expect((await entryOf(change!.id))?.about).toBe(`${brewery.name} wants to change its page.`)

  const edits = { title: 'Beer of the shore' }
  const preview = (await decide(change!.id, 'approve', { edits }, '?dryRun=true')).json()
  expect(preview.mails.join(' ')).toContain('The change of your page holds')
  await decide(change!.id, 'approve', { edits }, `?digest=${preview.digest}`)
  await expect.poll(shown, { timeout: 1000 }).toContain('Beer of the shore')
  expect(await read()).toMatchObject({ stands: { website: 'https://tern.example/beer' }, change: null })
  expect(await entryOf(change!.id)).toBeUndefined()
  expect((await decide(change!.id, 'refuse', { reason: 'Late.' })).json().code).toBe('not_possible')
})

test('a change of a page is refused as it was looked at (STAF-20, SELL-10)', async () => {
  const { read, ask } = await seller()
  await ask({ title: 'Beer from the shore' })
  const { id } = (await read()).change!
  const refuse = (query: string) => decide(id, 'refuse', { reason: 'Too short.' }, query)
  const { digest } = (await refuse('?dryRun=true')).json()
  await ask({ title: 'Beer brewed on the shore of Leith' })
  const stale = await refuse(`?digest=${digest}`)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
  expect((await refuse(`?digest=${stale.json().preview.digest}`)).statusCode).toBe(200)
})

test('a refused change of a page says why, and one that waits can be joined and taken back (STAF-20)', async () => {
  const { read, ask, withdraw } = await seller('accounts')
  await ask({ description: 'The best beer there is.' })
  const { id } = (await read()).change!
  await ask({ town: 'Edinburgh' })
  expect((await read()).change).toMatchObject({
    id,
    proposed: { description: 'The best beer there is.', town: 'Edinburgh' },
  })
  await decide(id, 'refuse', { reason: 'No claims.' })
  expect((await read()).change).toMatchObject({ state: 'refused', reason: 'No claims.' })
  await ask({ subtitle: 'Since 2011' })
  expect((await withdraw()).json().change).toBeNull()
  expect((await withdraw()).statusCode).toBe(404)
  expect((await ask({ town: 'Leith' })).json().outcome).toBe('same')
})

test.each([
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ instagram: 'two words' }, 'instagram'],
  [{ town: '  ' }, 'town'],
  [{ title: 'one\ntwo' }, 'title'],
  [{ logo: '/media/kept/00000000000000000000000000000000.webp' }, 'logo'],
])('words that no page can show are refused by field: %j (STAF-20)', async (words, field) => {
  const { ask } = await seller()
  const answer = await ask(words)
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

test('a trusted brewery’s page changes at once, and another town brings its country (SELL-27)', async () => {
  const { brewery, ask, read } = await seller()
  await changeSetting(database, 'catalogue.trustedBreweries', [brewery.slug])
  expect((await ask({ town: 'Leeds' })).json()).toMatchObject({ outcome: 'done', page: { change: null } })
  expect((await read()).stands.town).toBe('Leeds')
  expect((await shop.get(`/brewery/${brewery.slug}`)).body).toContain('England')
  await changeSetting(database, 'catalogue.trustedBreweries', [])
})

test('sales read the page and ask for nothing, and support decides nothing (ROLE-02, STAF-20)', async () => {
  const sales = await seller('sales')
  expect((await sales.read()).stands.town).toBe('Leith')
  expect((await sales.ask({ title: 'X' })).statusCode).toBe(403)
  expect((await (await seller('cellar')).ask({ title: 'X' })).statusCode).toBe(404)
  const { ask, read } = await seller()
  await ask({ title: 'X' })
  const { id } = (await read()).change!
  expect((await decide(id, 'approve', {}, '', await staffOf('support'))).statusCode).toBe(403)
  expect((await decide(id, 'approve', { edits: { name: 'Y' } })).statusCode).toBe(400)
  expect(await shop.operate('changes', 'show', id)).toContain('Heading: none -> X')
  await shop.operate('changes', 'approve', id, 'title=XY')
  expect((await read()).stands.title).toBe('XY')
})
