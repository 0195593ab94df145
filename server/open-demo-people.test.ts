import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBrewery } from '../tests/support/builders/builders.ts'
import { bearer, openAccountShop } from '../tests/support/shops/account-shop.ts'
import { openTestDatabase } from '../tests/support/servers/test-database.ts'
import { openDemoShop } from './import/open-demo-shop.ts'
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

test.each([
  ['once the demo is off', { loadsDemoShop: false, publicUrl: 'http://localhost' }, [401, 401]],
  ['at a public address', { loadsDemoShop: true, publicUrl: 'https://shop.example' }, [200, 401]],
])(
  '%s the tokens end that were made with the published passwords (ROLE-18, SAFE-10)',
  async (_when, elsewhere, answered) => {
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
    await openDemoPeople(connection, elsewhere, shop.now())
    expect(await ask()).toEqual(answered)
  },
)
