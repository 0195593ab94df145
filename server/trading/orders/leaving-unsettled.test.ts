import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bearer, registration } from '../../../tests/support/shops/account-shop.ts'
import { firkin, pubWithContainers } from '../../../tests/support/builders/delivered-containers.ts'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { retainedClients } from '../../identity/accounts/client-tables.ts'
import { dropSettled } from '../../identity/accounts/retain-client.ts'
import { unsettledCredit } from '../../finance/credit/own-credit.ts'
import { unsettledOrders } from './own-orders.ts'
import { creditDeposits } from './refunds/credit-deposits.ts'

const shop = await openCreditShop()
const { database } = shop
type Headers = Record<string, string>
const { password } = registration

const remove = (who: Headers, more: object = {}) =>
  shop.call('DELETE', '/api/account', { password, ...more }, who)
const retained = async (clientId: string) =>
  (await database.select().from(retainedClients)).find((row) => row.clientId === clientId)
const isListed = async (clientId: string) =>
  (await findOpenEntries(database, { kind: 'left_unsettled' })).some(({ subject }) => subject === clientId)
const unsettled = [unsettledCredit, unsettledOrders]
const settle = () => dropSettled({ database, unsettled, clock: shop.now })

test('an open order and a deposit are named before leaving, and retain the business until they are settled (EMPT-05, CRED-11)', async () => {
  const { brewery, sales, send, sent, deliver, ofBrewery, back, ...people } = await pubWithContainers(shop)
  const { clientId } = people
  await send(sales, `/api/sell/${brewery.slug}/deposits`, { kind: 'firkin', netMinor: 3000 })
  const { number, part } = await sent([[firkin, 1]])
  const who = await people.as(people.pub)
  expect((await remove(who)).json().open).toEqual([
    `An order is open: ${number}.`,
    'The deposit on 1 container comes back with it.',
  ])
  expect((await remove(who, { settlesLater: true })).statusCode).toBe(204)
  expect((await deliver(part)).statusCode).toBe(200)
  await settle()
  expect(await retained(clientId)).toBeDefined()
  const { place } = (await ofBrewery()).rows[0]
  await back({ place, kind: 'firkin', count: 1, signedByPub: 'Jo Barr' })
  const logger = { warn: () => {} }
  await creditDeposits({ database, publicUrl: 'https://dray.example', clock: shop.now, logger })
  await settle()
  expect(await retained(clientId)).toBeUndefined()
})

test('who has nothing open leaves at once (CRED-11)', async () => {
  const buyer = await shop.creditBuyer()
  expect((await remove(buyer)).statusCode).toBe(204)
  expect(await retained(buyer.clientId)).toBeUndefined()
})

test('who owes on account sees it before leaving, stays reachable for finance and reminders, and is forgotten once it is paid (CRED-05, CRED-11)', async () => {
  const buyer = await shop.creditBuyer()
  const { clientId } = buyer
  const { email } = (await shop.get('/api/account', buyer)).json().client
  const { email: financeEmail } = (await shop.get('/api/account', shop.finance)).json().client
  const number = await shop.invoiced(buyer, 12_000)
  await shop.operate('orders', 'dispatch', number)
  await shop.operate('orders', 'deliver', number, 'name=Jo Barr')
  const refused = await remove(buyer)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'not_settled', open: [expect.stringMatching(/^£120\.00 of 1 invoice is to be paid/)] },
  ])
  expect((await shop.get('/api/account', buyer)).statusCode).toBe(200)
  expect((await remove(buyer, { settlesLater: true })).statusCode).toBe(204)
  const { name } = (await retained(clientId))!
  expect(await isListed(clientId)).toBe(true)
  const { rows } = (await shop.get('/api/admin/money/receivables', shop.finance)).json()
  expect(rows).toContainEqual(expect.objectContaining({ clientId, name, openMinor: 12_000 }))
  expect((await shop.dossier(clientId)).client).toMatchObject({ name, email })
  for (let day = 0; day < 15; day += 1) {
    shop.wait(86_400)
    await shop.settleDays()
  }
  Object.assign(shop.finance, bearer(await shop.signIn(financeEmail)))
  const sent = await database.execute(
    sql`select 1 from mails where template = 'invoices-due' and to_email = ${email}`,
  )
  expect(sent.rows.length).toBeGreaterThan(0)
  await settle()
  expect(await retained(clientId)).toBeDefined()
  await shop.markPaid(clientId, 12_000)
  await settle()
  expect(await retained(clientId)).toBeUndefined()
  expect(await isListed(clientId)).toBe(false)
  expect((await shop.dossier(clientId)).client).toMatchObject({ name: 'A former client', email: null })
})
