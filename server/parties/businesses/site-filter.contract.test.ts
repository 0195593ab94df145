import { expect, test } from 'vitest'
import { registration } from '../../../tests/support/shops/account-shop.ts'
import { type Person, withBusinesses } from '../../../tests/support/shops/business-shop.ts'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import { approveClients } from '../../../tests/support/builders/approve-clients.ts'

const shop = withBusinesses(await openCreditShop())
const { database, finance } = shop
const { password } = registration

/** Opens a credit account of £10,000 for a site. */
async function openCredit(siteId: string) {
  const body = { limitMinor: 1_000_000, terms: '14', reason: 'Paid on time.' }
  const opened = await shop.post(`/api/admin/buyers/${siteId}/credit/open`, body, shop.keyed(finance))
  if (opened.statusCode !== 200) throw new Error(opened.body)
}
const read = (path: string, { headers }: Person) => shop.get(path, headers)
const numbersOf = (list: { orders: { number: string }[] }) => list.orders.map(({ number }) => number)
async function pdfOf(path: string, who: Person) {
  const reply = await read(path, who)
  expect([path, reply.statusCode]).toEqual([path, 200])
  return reply.rawPayload
}

/** A business of two sites with an order on account at each, accepted. */
async function twoSitesWithOrders() {
  const sites = await shop.twoSites()
  const { owner, first, second } = sites
  await openCredit(first)
  await openCredit(second)
  const ofFirst = await shop.invoiced(owner.headers, 12_000)
  shop.wait(1)
  await shop.act(owner, second)
  const ofSecond = await shop.invoiced(owner.headers, 24_000)
  await shop.act(owner, null)
  return { ...sites, ofFirst, ofSecond }
}

test('orders, export, one order and its documents are read of one site or of all (BIZ-08, BIZ-09)', async () => {
  const { owner, first, second, ofFirst, ofSecond } = await twoSitesWithOrders()
  const member = await shop.member(owner, 'accounts', second)
  const list = async (query: string, who: Person) => (await read(`/api/orders${query}`, who)).json()
  expect(numbersOf(await list('', owner))).toEqual([ofFirst])
  expect(numbersOf(await list(`?site=${second}`, owner))).toEqual([ofSecond])
  const all = await list('?site=all', owner)
  expect(all.orders.map(({ number, site }: { number: string; site: object }) => [number, site])).toEqual([
    [ofSecond, { id: second, name: 'The Salt Cellar' }],
    [ofFirst, { id: first, name: (await shop.business(owner)).sites[0]!.name }],
  ])
  expect(numbersOf(await list('?site=all', member))).toEqual([ofSecond])

  const paths = ['', '/export.csv', `/${ofFirst}`, `/${ofFirst}/documents`, `/${ofFirst}/invoice.pdf`]
  const reads = [
    ...[...paths, `/${ofFirst}/claims`, '/at-a-glance'].map((path) => `/api/orders${path}`),
    ...['empties', 'credit', 'statements', 'tokens'].map((name) => `/api/account/${name}`),
  ]
  for (const path of reads) {
    expect([path, (await read(`${path}?site=${first}`, member)).statusCode]).toEqual([path, 404])
    expect([path, (await read(`${path}?site=${first}`, owner)).statusCode]).toEqual([path, 200])
  }
  expect((await read('/api/orders?site=other', owner)).json()).toMatchObject({ field: 'site' })

  const rowsOf = async (query: string, who: Person) =>
    (await read(`/api/orders/export.csv${query}`, who)).body.trim().split('\r\n')
  const [head, ...rows] = await rowsOf('?site=all', owner)
  expect(head).toMatch(/,site$/)
  expect(
    rows.filter((row) => row.startsWith(ofSecond)).every((row) => row.endsWith(',The Salt Cellar')),
  ).toBe(true)
  expect(rows.some((row) => row.startsWith(ofFirst))).toBe(true)
  expect((await rowsOf('?site=all', member)).some((row) => row.startsWith(ofFirst))).toBe(false)
  expect((await rowsOf('', owner))[0]).not.toMatch(/,site$/)

  const { documents } = (await read(`/api/orders/${ofSecond}/documents?site=${second}`, owner)).json()
  const file = `/api/documents/${documents[0].id}.pdf`
  expect((await read(file, owner)).statusCode).toBe(404)
  expect((await read(`${file}?site=${second}`, owner)).statusCode).toBe(200)
})

test('invoices are addressed to the business and name the site; those issued before stay as they are (BIZ-08)', async () => {
  const owner = await shop.person()
  await approveClients(database, [owner.id])
  await openCredit(owner.id)
  const before = await shop.invoiced(owner.headers, 12_000)
  const asIssued = await pdfOf(`/api/orders/${before}/invoice.pdf`, owner)
  expect(await pdfText(asIssued)).not.toContain('Site:')
  const second = await shop.addSite(owner, 'The Salt Cellar')
  await approveClients(database, [second])
  await openCredit(second)
  await shop.act(owner, second)
  const number = await shop.invoiced(owner.headers, 12_000)
  const text = await pdfText(await pdfOf(`/api/orders/${number}/invoice.pdf`, owner))
  expect(text).toContain((await shop.business(owner)).name)
  expect(text).toContain('Site: The Salt Cellar')
  expect(await pdfOf(`/api/orders/${before}/invoice.pdf?site=${owner.id}`, owner)).toEqual(asIssued)
})

test('invoices name what an owner states of the business: VAT and company number and the invoice address (BIZ-08)', async () => {
  const { owner, first, second, ofFirst } = await twoSitesWithOrders()
  const before = await pdfOf(`/api/orders/${ofFirst}/invoice.pdf`, owner)
  const set = (body: object, { headers }: Person) =>
    shop.call('PUT', '/api/account/business', body, shop.keyed(headers))
  const refused = await set({ name: 'Salt Pubs Ltd', vatNumber: '12', street: '4 Bernard Street' }, owner)
  expect(refused.json()).toMatchObject({
    code: 'trade_incomplete',
    problems: [{ field: 'town' }, { field: 'vatNumber' }, { field: 'postcode' }],
  })
  const member = await shop.member(owner, 'accounts', second)
  expect((await set({ name: 'Salt Pubs Ltd' }, member)).json()).toMatchObject({ code: 'site_role_missing' })
  const typed = {
    name: 'Salt Pubs Ltd',
    vatNumber: '980 7806 84',
    companyNumber: 'sc123456',
    street: '4 Bernard Street',
    town: 'Edinburgh',
    postcode: 'eh6 6pp',
  }
  expect((await set(typed, owner)).json()).toMatchObject({
    name: 'Salt Pubs Ltd',
    vatNumber: 'GB980780684',
    invoiceAddress: { postcode: 'EH6 6PP' },
  })
  await shop.act(owner, second)
  const number = await shop.invoiced(owner.headers, 12_000)
  const text = await pdfText(await pdfOf(`/api/orders/${number}/invoice.pdf`, owner))
  for (const words of ['Salt Pubs Ltd', 'Site: The Salt Cellar', '4 Bernard Street', 'SC123456', 'EH6 6PP'])
    expect(text).toContain(words)
  expect(await pdfOf(`/api/orders/${ofFirst}/invoice.pdf?site=${first}`, owner)).toEqual(before)
})

test('a calendar holds the deliveries of all sites of a person, or of one (BIZ-08, BIZ-09)', async () => {
  const { owner, second, ofFirst, ofSecond } = await twoSitesWithOrders()
  const member = await shop.member(owner, 'buyer', second)
  const addressOf = async (who: Person) =>
    new URL((await shop.post('/api/account/calendar', { password }, who.headers)).json().address).pathname
  const heldAt = async (path: string) => {
    const { body } = await shop.app.inject({ url: path })
    return [ofFirst, ofSecond].map((number) => body.replaceAll('\r\n ', '').includes(number))
  }
  const [own, others] = [await addressOf(owner), await addressOf(member)]
  expect(await heldAt(own)).toEqual([true, true])
  expect(await heldAt(`${own}?site=${second}`)).toEqual([false, true])
  expect(await heldAt(others)).toEqual([false, true])
  expect(await heldAt(`${others}?site=${owner.id}`)).toEqual([false, false])
})

test('statements of all sites have a subtotal for each, as data and as PDF (BIZ-08)', async () => {
  const { owner, first, second } = await twoSitesWithOrders()
  const member = await shop.member(owner, 'accounts', second)
  const now = shop.now()
  const middle = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 12)
  shop.wait((middle - now.getTime()) / 1000)
  await shop.writeStatements()
  const again = async (who: Person): Promise<Person> => {
    const session = await shop.signIn(who.session.client.email)
    return { ...who, session, headers: { authorization: `Bearer ${session.token.accessToken}` } }
  }
  const [reader, accounts] = [await again(owner), await again(member)]
  const [month] = (await read('/api/account/statements?site=all', reader)).json().statements
  const subtotals = month.sites.map(({ siteId, closingMinor }: Record<string, unknown>) => [
    siteId,
    closingMinor,
  ])
  expect(Object.fromEntries(subtotals)).toEqual({ [first]: 12_000, [second]: 24_000 })
  expect(month.closingMinor).toBe(36_000)
  const text = await pdfText(await pdfOf(`/api/account/statements/${month.period}.pdf?site=all`, reader))
  for (const words of [
    'Closing balance £120.00',
    'Closing balance £240.00',
    'of all sites £360.00',
    'The Salt Cellar',
  ])
    expect(text).toContain(words)
  const [own] = (await read('/api/account/statements?site=all', accounts)).json().statements
  expect(own.sites).toMatchObject([{ siteId: second, closingMinor: 24_000 }])
  expect((await read(`/api/account/statements/${month.period}.pdf?site=${first}`, accounts)).statusCode).toBe(
    404,
  )
  expect((await read('/api/account/statements/2001-01.pdf', accounts)).statusCode).toBe(404)
})
