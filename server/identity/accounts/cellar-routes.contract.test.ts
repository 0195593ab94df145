import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { bearer, openAccountShop, registration } from '../../../tests/support/shops/account-shop.ts'
import { clientCellars } from './cellar-tables.ts'

const shop = await openAccountShop({ lasts: 'file' })
const cellar = { servings: ['cask', 'keg'], couplers: ['s', 'keykeg'] }
const put = (session: SignedIn, body: object) =>
  shop.call('PUT', '/api/account/cellar', body, bearer(session))
const get = async (session: SignedIn) => (await shop.get('/api/account/cellar', bearer(session))).json()

test('a client describes the cellar; account, own data and session return it (OPEN-25)', async () => {
  const session = await shop.register()
  const { email } = session.client
  expect(session.client.couplers).toBeNull()
  expect(await get(session)).toEqual({ servings: [], couplers: [] })

  const answer = await put(session, { servings: ['keg', 'cask'], couplers: ['keykeg', 's', 's'] })
  expect([answer.statusCode, answer.json()]).toEqual([200, cellar])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await get(session)).toEqual(cellar)
  const account = (await shop.get('/api/account', bearer(session))).json()
  expect([account.cellar, account.client.couplers]).toEqual([cellar, cellar.couplers])
  expect((await shop.get('/api/account/data', bearer(session))).json().cellar).toEqual(cellar)
  expect((await shop.signIn(email)).client.couplers).toEqual(cellar.couplers)
  expect((await shop.refresh(session)).json().client.couplers).toEqual(cellar.couplers)
})

test('the session carries the couplers that kegs are checked against, and null while they are unclear', async () => {
  const session = await shop.register()
  const couplersAfter = async (body: object) => {
    await put(session, body)
    return (await shop.signIn(session.client.email)).client.couplers
  }
  expect(await couplersAfter({ servings: ['keg'], couplers: [] })).toBeNull()
  expect(await couplersAfter({ servings: ['cask'], couplers: [] })).toEqual([])
  expect(await couplersAfter({ servings: [], couplers: ['d'] })).toEqual(['d'])
  expect(await couplersAfter({ servings: [], couplers: [] })).toBeNull()
  expect(await get(session)).toEqual({ servings: [], couplers: [] })
})

test.each([
  [{ servings: ['cask'] }, 'couplers', "Field 'couplers' is missing."],
  [{ ...cellar, height: 2 }, 'height', "Field 'height' is not known."],
  [{ ...cellar, couplers: ['z'] }, 'couplers.0', "Field 'couplers.0' is not valid."],
  [{ ...cellar, servings: ['bucket'] }, 'servings.0', "Field 'servings.0' is not valid."],
  [{ ...cellar, couplers: 's' }, 'couplers', "Field 'couplers' must be a list."],
  [{ ...cellar, couplers: Array.from({ length: 10 }, () => 's') }, 'couplers', expect.any(String)],
])('the cellar is taken exactly as the call says: %o (OPEN-05)', async (body, field, message) => {
  const session = await shop.register()
  const answer = await put(session, body)
  expect([answer.statusCode, answer.json().field, answer.json().message]).toEqual([400, field, message])
  expect(await get(session)).toEqual({ servings: [], couplers: [] })
})

test.each(['GET', 'PUT'] as const)(
  '%s of a cellar without a token: Authentication required (ERR-23)',
  async (method) => {
    const answer = await shop.call(method, '/api/account/cellar', method === 'PUT' ? cellar : undefined)
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Authentication required'])
  },
)

test('a cellar belongs to one client and is deleted with the account', async () => {
  const [own, other] = [await shop.register(), await shop.register()]
  await put(own, cellar)
  expect(await get(other)).toEqual({ servings: [], couplers: [] })
  const gone = await shop.call('DELETE', '/api/account', { password: registration.password }, bearer(own))
  expect(gone.statusCode).toBe(204)
  const stored = await shop.connection.database
    .select()
    .from(clientCellars)
    .where(eq(clientCellars.clientId, own.client.id))
  expect(stored).toEqual([])
})
