import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBrewery } from '../tests/support/builders/builders.ts'
import { bearer, openAccountShop } from '../tests/support/shops/account-shop.ts'
import { openTestDatabase } from '../tests/support/servers/test-database.ts'
import { demoSeller } from './platform/config/seller-settings.ts'
import { creditAccounts } from './finance/credit/credit-tables.ts'
import { openDemoShop } from './backoffice/import/open-demo-shop.ts'
import { openDemoPeople } from './open-demo-people.ts'

const config = { loadsDemoShop: true, publicUrl: 'http://localhost' }
const silent = { info: () => {}, warn: () => {} }

test('the people of the demo shop come at one go, and what its brewery wants changed is asked for once, whatever is answered (OPER-10)', async () => {
  const connection = await openTestDatabase()
  onTestFinished(() => connection.close())
  const { database } = connection
  const open = () => openDemoPeople({ ...connection, kind: 'embedded' }, config, new Date())
  const changes = async () => (await database.execute(sql`select state from beer_changes`)).rows
  await open()
  expect(await changes()).toEqual([])
  await openDemoShop(connection, silent)
  const people = await open()
  expect(people).toHaveLength(12)
  expect(await changes()).toEqual([{ state: 'waiting' }])
  await database.execute(sql`update beer_changes set state = 'refused'`)
  expect(await open()).toEqual(people)
  expect(await changes()).toEqual([{ state: 'refused' }])
})

test('one buyer of the demo pays on account, opened once, where the seller has a bank account (OPER-10, CRED-01)', async () => {
  const connection = await openTestDatabase()
  onTestFinished(() => connection.close())
  const { database } = connection
  const open = (seller: typeof demoSeller | null) =>
    openDemoPeople({ ...connection, kind: 'embedded' }, { ...config, seller }, new Date())
  await open(null)
  expect(await database.select().from(creditAccounts)).toEqual([])
  await open(demoSeller)
  await database.update(creditAccounts).set({ limitMinor: 100_000 })
  await open(demoSeller)
  expect(await database.select().from(creditAccounts)).toMatchObject([{ state: 'open', limitMinor: 100_000 }])
})

test.each([
  ['once the demo is off', { loadsDemoShop: false, publicUrl: 'http://localhost' }],
  ['at a public address', { loadsDemoShop: true, publicUrl: 'https://shop.example' }],
])(
  '%s no published password opens anything, and what was made with one has ended (ROLE-18, SAFE-10)',
  async (_when, elsewhere) => {
    const shop = await openAccountShop()
    const connection = { ...shop.connection, kind: 'embedded' as const }
    await buildBrewery(connection.database, { slug: 'learmonth-basin' })
    const people = await openDemoPeople(connection, config, shop.now())
    const makeToken = async (name: string, place: string, scope: string) => {
      const { email, password } = people.find((person) => person.email === `${name}@dray.example`)!
      const session = (await shop.post('/public/auth/login', { email, password })).json()
      const wanted = { name: 'Till', scopes: [scope], days: 365, ...(name === 'landlord' && { password }) }
      const made = await shop.post(place, wanted, bearer(session))
      expect(made.statusCode).toBe(201)
      return { authorization: `Bearer ${made.json().token}` }
    }
    const buyers = await makeToken('landlord', '/api/account/tokens', 'orders:read')
    const brewerys = await makeToken('sales', '/api/sell/learmonth-basin/tokens', 'stock:read')
    const ask = async () => [
      (await shop.get('/api/orders', buyers)).statusCode,
      (await shop.get('/api/sell/learmonth-basin/stock', brewerys)).statusCode,
    ]
    expect(await ask()).toEqual([200, 200])
    const before = await shop.signIn(people[0]!.email, people[0]!.password)
    for (const start of ['the first', 'the next']) {
      expect([start, await openDemoPeople(connection, elsewhere, shop.now())]).toEqual([start, []])
      expect(await ask()).toEqual([401, 401])
      expect((await shop.get('/api/account', bearer(before))).statusCode).toBe(401)
      for (const { email, password } of people)
        expect((await shop.post('/public/auth/login', { email, password })).statusCode).toBe(401)
    }
  },
)

test('a demo shop that is opened at a public address has its people, and no one signs in as one (ROLE-18)', async () => {
  const shop = await openAccountShop()
  const connection = { ...shop.connection, kind: 'embedded' as const }
  const publicUrl = 'https://shop.example'
  expect(await openDemoPeople(connection, { loadsDemoShop: true, publicUrl }, shop.now())).toEqual([])
  const landlord = { email: 'landlord@dray.example', password: 'pint of the usual' }
  expect((await shop.post('/public/auth/login', landlord)).statusCode).toBe(401)
  expect(
    (await shop.post('/public/auth/register', { ...landlord, name: 'A', marketingOptIn: false })).statusCode,
  ).toBe(409)
})
