import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registration } from '../../../tests/support/shops/account-shop.ts'
import { type Person, withBusinesses } from '../../../tests/support/shops/business-shop.ts'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { retainedClients } from '../../identity/accounts/client-tables.ts'
import { dropSettled } from '../../identity/accounts/retain-client.ts'
import { clientReferences, siteColumns } from '../../identity/accounts/sites/personal-row-queries.ts'
import { unsettledCredit } from '../../finance/credit/own-credit.ts'

const shop = withBusinesses(await openCreditShop())
const { database, finance } = shop
const { password } = registration

/** A business of two sites with credit accounts, each with an invoice that is not paid. */
async function twoSitesInDebt() {
  const sites = await shop.twoSites()
  const body = { limitMinor: 1_000_000, terms: '14', reason: 'Paid on time.' }
  for (const siteId of [sites.first, sites.second]) {
    const opened = await shop.post(`/api/admin/buyers/${siteId}/credit/open`, body, shop.keyed(finance))
    if (opened.statusCode !== 200) throw new Error(opened.body)
  }
  const ofFirst = await shop.invoiced(sites.owner.headers, 12_000)
  await shop.act(sites.owner, sites.second)
  const ofSecond = await shop.invoiced(sites.owner.headers, 24_000)
  await shop.act(sites.owner, null)
  for (const number of [ofFirst, ofSecond]) {
    await shop.operate('orders', 'dispatch', number)
    await shop.operate('orders', 'deliver', number, 'name=Jo Barr')
  }
  return { ...sites, ofFirst, ofSecond }
}
const remove = ({ headers }: Person, more: object = {}) =>
  shop.call('DELETE', '/api/account', { password, ...more }, headers)
const retainedOf = async (clientId: string) =>
  (await database.select().from(retainedClients)).find((row) => row.clientId === clientId)
const settle = () => dropSettled({ database, unsettled: [unsettledCredit], clock: shop.now })

test('the last owner sees what is open at each site; finance has name, address and email until it is paid (BIZ-11)', async () => {
  const { owner, first, second } = await twoSitesInDebt()
  const { name } = await shop.business(owner)
  const refused = await remove(owner)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_settled'])
  expect(refused.json().open).toEqual([
    expect.stringMatching(new RegExp(`^${name}: £120\\.00 of 1 invoice is to be paid`)),
    expect.stringMatching(/^The Salt Cellar: £240\.00 of 1 invoice is to be paid/),
  ])
  expect((await remove(owner, { settlesLater: true })).statusCode).toBe(204)
  const { email } = owner.session.client
  expect(await retainedOf(second)).toMatchObject({
    name: 'The Salt Cellar',
    email,
    address: expect.stringContaining('LS1 4DY'),
  })
  const { rows } = (await shop.get('/api/admin/money/receivables', finance)).json()
  expect(rows).toContainEqual(
    expect.objectContaining({ clientId: second, name: 'The Salt Cellar', openMinor: 24_000 }),
  )
  expect((await shop.dossier(second)).client).toMatchObject({ name: 'The Salt Cellar', email })
  await shop.markPaid(second, 24_000)
  await settle()
  expect([await retainedOf(second), await retainedOf(first)]).toEqual([
    undefined,
    expect.objectContaining({ email }),
  ])
  await shop.markPaid(first, 12_000)
  await settle()
  expect(await retainedOf(first)).toBeUndefined()
})

test('the business stays with its documents when the person whose account is a site leaves it to another owner (BIZ-11)', async () => {
  const { owner, first, ofFirst } = await twoSitesInDebt()
  const { email } = owner.session.client
  const buyer = await shop.member(owner, 'buyer', first)
  expect((await remove(owner)).json()).toMatchObject({ code: 'last_owner' })
  const partner = await shop.member(owner, 'owner', null)
  const invoice = (who: Person) => shop.get(`/api/orders/${ofFirst}/invoice.pdf`, who.headers)
  await shop.act(partner, first)
  const before = (await invoice(partner)).rawPayload
  // Nothing is settled early: the debts stay with the business.
  expect((await remove(owner)).statusCode).toBe(204)

  expect((await shop.get('/api/account', owner.headers)).statusCode).toBe(401)
  const signIn = await shop.post('/public/auth/login', { email, password })
  expect(signIn.statusCode).toBe(401)
  expect((await invoice(partner)).rawPayload).toEqual(before)
  expect((await shop.get('/api/orders', partner.headers)).json().total).toBe(1)
  expect((await shop.get('/api/account/credit', partner.headers)).json().ages).toMatchObject({
    notDue: 12_000,
  })
  const { sites, members } = await shop.business(partner)
  expect(sites.map(({ id }) => id)).toContain(first)
  expect(members.map(({ id }) => id).toSorted()).toEqual([buyer.id, partner.id].toSorted())
  expect(await shop.emailOf(first)).toBe(partner.session.client.email)
  const keg = await shop.variant({ availableUnits: 5 })
  await shop.act(buyer, first)
  expect((await shop.add({ ...keg, quantity: 1 }, buyer.headers)).statusCode).toBe(200)
  // The person is gone: the same address signs up as another client, and no row but those of the site has the id.
  const again = await shop.register({ email })
  expect(again.client.id).not.toBe(first)
  for (const { table, column } of await clientReferences(database)) {
    if (siteColumns.has(`${table}.${column}`)) continue
    const { rows } = await database.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${first}::uuid`,
    )
    expect([table, column, rows.length]).toEqual([table, column, 0])
  }
})

test('a person who leaves a business of others leaves its orders and documents as they are (BIZ-11)', async () => {
  const { owner, second, ofSecond } = await twoSitesInDebt()
  const member = await shop.member(owner, 'buyer', second)
  expect((await remove(member)).statusCode).toBe(204)
  expect((await shop.get(`/api/orders/${ofSecond}?site=${second}`, owner.headers)).statusCode).toBe(200)
  expect((await shop.business(owner)).members.map(({ id }) => id)).toEqual([owner.id])
})

/** Columns of the person, whose rows go or lose the person. A new column is decided here or in siteColumns. */
const personal = `
  api_tokens.client_id
  brewery_applications.client_id
  business_invitations.invited_by_id
  business_members.person_id
  business_sites.contact_id
  calendar_links.client_id
  client_credentials.client_id
  client_identities.client_id
  client_passkeys.client_id
  client_second_factors.client_id
  follows.client_id
  invitations.invited_by_id
  known_devices.client_id
  mail_tokens.client_id
  member_limits.person_id
  notice_choices.client_id
  notices.client_id
  order_request_links.approver_id
  order_requests.decided_by_id
  order_requests.requested_by_id
  passkey_challenges.client_id
  push_subscriptions.client_id
  recovery_codes.client_id
  review_reports.reporter_id
  review_uploads.client_id
  review_votes.client_id
  reviewers.client_id
  reviews.author_id
  role_grants.client_id
  saved_views.client_id
  sent_alerts.client_id
  sessions.client_id
  sign_in_steps.client_id
  step_links.member_id
  stock_requests.client_id
  wishlist_items.client_id
`

test('each column that refers to a client is a site’s or a person’s (BIZ-11)', async () => {
  const references = (await clientReferences(database)).map(({ table, column }) => `${table}.${column}`)
  expect([...siteColumns].filter((column) => !references.includes(column))).toEqual([])
  expect(references.filter((column) => !siteColumns.has(column))).toEqual(personal.trim().split(/\s+/))
})
