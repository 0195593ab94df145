import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { watchStoppedParts } from '../../trading/orders/watch-stopped-parts.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import { acceptAgreement } from './accept-agreement.ts'
import { recordAwrsCheck } from './record-awrs-entry.ts'
import { saveDocuments } from './save-approval-documents.ts'
import { settleStandings } from './settle-standings.ts'

const shop = await openOrderShop({ lasts: 'file' })
const { database } = shop
const dayMs = 86_400_000
// An entry ends with a London day: from noon, days before and after are whole ones in summer and winter.
shop.wait((dayMs * 1.5 - (shop.now().getTime() % dayMs)) / 1000)
const clockwork = { database, clock: shop.now }
const evidence = { text: 'HMRC register: approved.' }
const pdf = { file: Buffer.from('%PDF-1.7 a page').toString('base64') }
const ago = (days: number) => new Date(shop.now().getTime() - days * dayMs)

/** A client of the staff, whose calls carry a key each. */
async function openStaff(role: 'operations' | 'support' = 'operations') {
  const session = await shop.register()
  await addStaff(database, session.client.id, role)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    shop.call(method, `/api/admin/breweries/${path}`, body, {
      ...bearer(session),
      'idempotency-key': randomUUID(),
    })
  return {
    call,
    check: (slug: string, over: object = {}) => call('POST', `${slug}/awrs-checks`, { ...check(), ...over }),
  }
}
const check = () => ({
  awrsNumber: 'XAAW 00000123456',
  lookedUpAt: shop.now().toISOString(),
  nameOnRegister: 'Tern Ltd',
  status: 'approved',
  evidence,
})

/** A brewery with all its documents and no AWRS entry, and a keg of its beer. */
async function openBrewery() {
  const brewery = await buildBrewery(database, {
    closureReason: 'seller_not_cleared',
    email: 'a@tern.example',
  })
  const change = { breweryId: brewery.id, actor: operatorActor, now: shop.now() }
  await database.transaction(async (transaction) => {
    const papers = { legalName: 'Tern Ltd', address: ['1 Quay'], vat: { notRegistered: true as const } }
    await saveDocuments(transaction, { ...change, papers })
    await acceptAgreement(transaction, { ...change, version: agencyAgreementVersion, name: 'Jan' })
  })
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const { storefrontVariantId } = await buildContainer(database, { beerId: beer.id, availableUnits: 100 })
  const keg = { kind: 'variant', variantId: storefrontVariantId!, quantity: 1 }
  return { brewery, beer, keg, change, slug: brewery.slug }
}
type Opened = Awaited<ReturnType<typeof openBrewery>>
const lookUp = ({ change }: Opened, lookedUpAt: Date, status: 'approved' | 'ceased' = 'approved') =>
  database.transaction((transaction) =>
    recordAwrsCheck(transaction, {
      ...change,
      awrsNumber: 'XAAW00000123456',
      lookedUpAt,
      nameOnRegister: 'Tern Ltd',
      status,
      evidence: Buffer.from('page'),
      now: shop.now(),
    }),
  )

test('orders need an entry that is good: without one, after 91 days or a failed check the line is refused (AWRS-01)', async () => {
  const opened = await openBrewery()
  const buyer = await shop.buyer()
  await lookUp(opened, ago(90))
  expect((await shop.add(opened.keg, buyer)).statusCode).toBe(200)
  expect((await shop.place(buyer)).statusCode).toBe(201)
  const refused = async () => {
    const reply = await shop.place(late)
    expect(reply.statusCode).toBe(409)
    const { changes } = reply.json()
    expect(changes).toEqual([
      expect.objectContaining({
        reason: 'seller_not_cleared',
        itemKey: expect.stringContaining(opened.keg.variantId),
      }),
    ])
  }
  // The order's own look at the approval: no job has run since the day began.
  shop.wait(86_400)
  const late = await shop.buyer()
  expect((await shop.add(opened.keg, late)).statusCode).toBe(200)
  await refused()
  await lookUp(opened, shop.now())
  await lookUp(opened, shop.now(), 'ceased')
  await refused()
  const fresh = await openBrewery()
  const other = await shop.buyer()
  expect((await shop.add(fresh.keg, other)).json()).toMatchObject({ code: 'seller_not_cleared' })
  const { rows } = await database.execute(
    sql`select count(*)::int as orders from orders where client_id = ${late.clientId}`,
  )
  expect(rows[0]).toEqual({ orders: 0 })
})

test('a check without a number, moment, name, status or evidence is refused, and the log never changes (AWRS-02)', async () => {
  const staff = await openStaff()
  const { slug, brewery } = await openBrewery()
  for (const field of ['awrsNumber', 'lookedUpAt', 'nameOnRegister', 'status', 'evidence']) {
    const { [field as 'status']: _left, ...rest } = check()
    const reply = await staff.call('POST', `${slug}/awrs-checks`, rest)
    expect([field, reply.statusCode, reply.json().field]).toEqual([
      field,
      400,
      expect.stringContaining(field),
    ])
  }
  const wrong = [
    { awrsNumber: 'XAAW1' },
    { lookedUpAt: ago(-1).toISOString() },
    { evidence: { file: 'AAAA' } },
  ]
  for (const over of wrong) expect((await staff.check(slug, over)).statusCode).toBe(400)
  const reply = await staff.check(slug, { evidence: pdf })
  expect(reply.statusCode).toBe(200)
  const standing = reply.json() as BreweryStanding
  expect(standing).toMatchObject({ isCleared: true, missing: [] })
  expect(standing.awrs.entries).toEqual([
    expect.objectContaining({
      kind: 'check',
      awrsNumber: 'XAAW00000123456',
      evidenceType: 'application/pdf',
      nameOnRegister: 'Tern Ltd',
      recordedBy: 'Maggie Tapster',
    }),
  ])
  const id = standing.awrs.entries[0]?.id
  const file = await staff.call('GET', `${slug}/awrs-entries/${id}/evidence`)
  expect([file.headers['content-type'], file.body]).toEqual(['application/pdf', '%PDF-1.7 a page'])
  for (const statement of [
    sql`update awrs_entries set status = 'approved'`,
    sql`delete from awrs_entries`,
    sql`delete from awrs_evidence`,
    sql`truncate awrs_entries`,
  ])
    await expect(database.execute(statement)).rejects.toMatchObject({
      cause: { message: 'entries of the AWRS log do not change' },
    })
  const trail = await auditTrailOf(database, { kind: 'brewery', id: brewery.id })
  expect(trail.at(-1)).toMatchObject({ verb: 'awrs_check', actorRole: 'operations' })
})

test('an exclusion needs one of three reasons and an end within twelve months (AWRS-03)', async () => {
  const staff = await openStaff()
  const { slug } = await openBrewery()
  const year = new Date(shop.now().getTime() + 364 * dayMs).toISOString().slice(0, 10)
  const later = new Date(shop.now().getTime() + 395 * dayMs).toISOString().slice(0, 10)
  const exclude = (reason: string, endsOn: string) =>
    staff.call('POST', `${slug}/awrs-exclusions`, { reason, endsOn, evidence })
  expect((await exclude('too_small', year)).statusCode).toBe(400)
  expect((await exclude('same_group', later)).json()).toMatchObject({ field: 'endsOn' })
  expect((await exclude('same_group', year)).json()).toMatchObject({
    isCleared: true,
    awrs: { goodUntil: year },
  })
})

test('fourteen days before the end the owner gets one mail and operations one entry (AWRS-04)', async () => {
  const opened = await openBrewery()
  const email = `${randomUUID()}@tern.example`
  const owner = await shop.register({ email })
  await addMember(database, { clientId: owner.client.id, breweryId: opened.brewery.id, role: 'owner' })
  await lookUp(opened, ago(75))
  const told = async () => {
    await settleStandings(clockwork)
    const mails = (await shop.mailsTo(email)).filter(({ template }) => template === 'awrs-ending')
    const entries = await findOpenEntries(database, { kind: 'awrs_due' })
    return [mails.length, entries.filter(({ subject }) => subject === opened.brewery.id).length]
  }
  expect(await told()).toEqual([0, 0])
  shop.wait(86_400)
  expect(await told()).toEqual([1, 1])
  shop.wait(86_400)
  expect(await told()).toEqual([1, 1])
  await lookUp(opened, shop.now())
  expect(await told()).toEqual([1, 0])
})

test('each condition that is taken away is named, and closes the brewery (AWRS-05)', async () => {
  const staff = await openStaff()
  const opened = await openBrewery()
  const { slug, brewery } = opened
  await staff.check(slug)
  const session = await shop.register()
  await addMember(database, { clientId: session.client.id, breweryId: brewery.id, role: 'accounts' })
  const own = async () =>
    (await shop.get(`/api/sell/${slug}/standing`, bearer(session))).json() as BreweryStanding
  expect(await own()).toMatchObject({ isCleared: true, takesOrders: true, missing: [] })
  const missing = async () => {
    await settleStandings(clockwork)
    const buyer = await shop.buyer()
    expect((await shop.add(opened.keg, buyer)).json()).toMatchObject({ code: 'seller_not_cleared' })
    return (await own()).missing.map(({ condition }) => condition)
  }
  const documents = { legalName: 'Tern Ltd', address: ['1 Quay'], vat: { number: 'GB980780684' } }
  for (const [name, condition] of [
    ['legalName', 'legal_name'],
    ['address', 'address'],
    ['vat', 'vat_statement'],
  ] as const) {
    await staff.call('PUT', `${slug}/papers`, { [name]: null })
    expect(await missing()).toEqual([condition])
    await staff.call('PUT', `${slug}/papers`, { [name]: documents[name] })
  }
  await database.execute(
    sql`update brewery_standings set agreement_version = null, agreement_accepted_at = null, agreement_accepted_by = null where brewery_id = ${brewery.id}`,
  )
  expect(await missing()).toEqual(['agreement'])
  await staff.call('POST', `${slug}/agreement`, { version: agencyAgreementVersion, name: 'Jan' })
  for (const email of [null, 'a@tern.example;']) {
    await database.execute(sql`update breweries set email = ${email} where id = ${brewery.id}`)
    expect(await missing()).toEqual(['contact'])
  }
  await addMember(database, { clientId: session.client.id, breweryId: brewery.id, role: 'sales' })
  await settleStandings(clockwork)
  expect(await own()).toMatchObject({ isCleared: true })
  await staff.call('POST', `${slug}/suspension`, { reason: 'Documents were wrong' })
  expect(await missing()).toEqual(['not_suspended'])
  expect((await staff.call('POST', `${slug}/suspension`, { reason: 'Again' })).json()).toMatchObject({
    code: 'already_suspended',
  })
  await staff.call('DELETE', `${slug}/suspension`)
  expect(await own()).toMatchObject({ isCleared: true, papers: { vat: { number: 'GB980780684' } } })
  await staff.check(slug, { status: 'revoked' })
  expect(await missing()).toEqual(['awrs'])
})

test('beer of a brewery that is not cleared stays visible with its price and cannot be added (AWRS-06)', async () => {
  const staff = await openStaff()
  const opened = await openBrewery()
  const sentence = 'This brewery cannot take orders on Dray at the moment.'
  const pages = [`/brewery/${opened.slug}`, `/brewery/${opened.slug}?view=list`]
  await expect.poll(async () => (await shop.get(pages[0]!)).body, { timeout: 20_000 }).toContain(sentence)
  const listed = (await shop.get(pages[0]!)).body
  const beerPage = new RegExp(`href="(/beer/[^"]*${opened.beer.id}[^"]*)"`).exec(listed)?.[1] ?? ''
  for (const page of [...pages, beerPage]) {
    const { body } = await shop.get(page)
    expect(body).toContain(sentence)
    expect(body).toContain('£120.00')
    expect(body).not.toContain(`value="${opened.keg.variantId}"`)
  }
  expect((await shop.add(opened.keg)).json()).toMatchObject({ code: 'seller_not_cleared', message: sentence })
  const quote = (await shop.post('/public/basket/quote', { lines: [opened.keg] })).json()
  expect(quote.items[0]).toMatchObject({
    maxQuantity: 0,
    priceMinor: 12_000,
    closure: { reason: 'seller_not_cleared', text: sentence },
  })
  await staff.check(opened.slug)
  await expect.poll(async () => (await shop.get(pages[0]!)).body, { timeout: 20_000 }).not.toContain(sentence)
  expect((await shop.get(pages[0]!)).body).toContain(`value="${opened.keg.variantId}"`)
})

test('a pause of its own closes a brewery until a day, by the clock alone (SELL-16)', async () => {
  const staff = await openStaff()
  const opened = await openBrewery()
  await staff.check(opened.slug)
  const session = await shop.register()
  await addMember(database, { clientId: session.client.id, breweryId: opened.brewery.id, role: 'sales' })
  const headers = () => ({ ...bearer(session), 'idempotency-key': randomUUID() })
  const until = ago(-2).toISOString().slice(0, 10)
  const paused = await shop.post(`/api/sell/${opened.slug}/pause`, { until }, headers())
  expect(paused.json()).toMatchObject({
    isCleared: true,
    takesOrders: false,
    closure: { reason: 'seller_paused', until },
  })
  const buyer = await shop.buyer()
  expect((await shop.add(opened.keg, buyer)).json()).toMatchObject({
    code: 'seller_paused',
    message: paused.json().closure.text,
  })
  shop.wait(2 * 86_400)
  await settleStandings(clockwork)
  expect((await shop.add(opened.keg, await shop.buyer())).statusCode).toBe(200)
})

test('a pause is shown before with the open orders that go on, and taken back (SELL-16)', async () => {
  const opened = await openBrewery()
  await lookUp(opened, shop.now())
  const buyer = await shop.buyer()
  await shop.add(opened.keg, buyer)
  const { number } = await shop.placed(buyer)
  await shop.pay(number, 'sandbox_success', buyer)
  const session = await shop.register()
  await addMember(database, { clientId: session.client.id, breweryId: opened.brewery.id, role: 'sales' })
  const path = `/api/sell/${opened.brewery.slug}`
  const call = (method: 'POST' | 'DELETE', query: string, body?: object) =>
    shop.call(method, `${path}/pause${query}`, body, {
      ...bearer(session),
      'idempotency-key': randomUUID(),
    })
  const standing = async () => (await shop.get(`${path}/standing`, bearer(session))).json()
  const seen = (await call('POST', '?dryRun=true', { until: null })).json()
  expect(seen.warnings).toEqual([`Open orders go on and want their answers as before: ${number}.`])
  expect(seen.deadlines[0]).toContain('This brewery takes no orders until further notice.')
  expect((await standing()).pause).toBeNull()
  const other = await call('POST', `?digest=${seen.digest}`, { until: ago(-3).toISOString().slice(0, 10) })
  expect(other.json()).toMatchObject({ code: 'changed_meanwhile', preview: { mails: [] } })
  expect((await call('POST', `?digest=${seen.digest}`, { until: null })).json()).toMatchObject({
    takesOrders: false,
    pause: { until: null },
  })
  const waiting = await shop.buyer()
  expect((await shop.add(opened.keg, waiting)).json()).toMatchObject({ code: 'seller_paused' })
  expect((await call('POST', '?dryRun=true', { until: '2000-01-01' })).json()).toMatchObject({
    field: 'until',
  })
  await shop.operate('orders', 'accept', number)
  const end = (await call('DELETE', '?dryRun=true')).json()
  expect(end.deadlines).toEqual(['Your beer can be bought again at once.'])
  expect((await call('DELETE', `?digest=${end.digest}`)).json()).toMatchObject({ takesOrders: true })
  expect((await shop.add(opened.keg, waiting)).statusCode).toBe(200)
})

test('paid parts go on after the end; a failed check or a suspension stops them and lists them (AWRS-07)', async () => {
  const opened = await openBrewery()
  await lookUp(opened, ago(90))
  const buyer = await shop.buyer()
  await shop.add(opened.keg, buyer)
  const { number, consignments } = await shop.placed(buyer)
  await shop.pay(number, 'sandbox_success', buyer)
  shop.wait(86_400)
  await settleStandings(clockwork)
  await shop.operate('orders', 'accept', number)
  await shop.operate('orders', 'pack', number)
  await lookUp(opened, shop.now(), 'ceased')
  await watchStoppedParts(clockwork)
  const { slug } = opened.brewery
  for (const [verb, ...words] of [['dispatch'], ['propose', slug, '1=0']])
    await expect(shop.operate('orders', verb!, number, ...words)).rejects.toMatchObject({
      status: 409,
      code: 'brewery_stopped',
    })
  const listed = async () =>
    (await findOpenEntries(database, { kind: 'part_stopped' })).map(({ subject, about, owner }) => [
      subject,
      owner,
      about.includes(number),
    ])
  expect(await listed()).toEqual([[consignments[0]!.id, 'operations', true]])
  await lookUp(opened, shop.now())
  await watchStoppedParts(clockwork)
  expect(await listed()).toEqual([])
  await shop.operate('orders', 'dispatch', number)
})

test('the storefront says verified exactly while a check is good (AWRS-08)', async () => {
  const opened = await openBrewery()
  const teamOf = async () => {
    await settleStandings(clockwork)
    const { rows } = await database.execute(
      sql`select awrs_verified as verified, awrs_urn as urn from breweries where id = ${opened.brewery.id}`,
    )
    return rows[0]
  }
  expect(await teamOf()).toMatchObject({ verified: false })
  await lookUp(opened, ago(90))
  expect(await teamOf()).toEqual({ verified: true, urn: 'XAAW00000123456' })
  shop.wait(86_400)
  expect(await teamOf()).toMatchObject({ verified: false })
})

test('support reads an approval and changes none; others find nothing (AWRS-02)', async () => {
  const { slug } = await openBrewery()
  const support = await openStaff('support')
  expect((await support.call('GET', `${slug}/standing`)).statusCode).toBe(200)
  expect((await support.check(slug)).json()).toMatchObject({ code: 'role_missing' })
  expect((await shop.get(`/api/admin/breweries/${slug}/standing`, await shop.buyer())).statusCode).toBe(404)
})
