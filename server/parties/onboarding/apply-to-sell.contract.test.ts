import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ApplicationDossier, SellingApplication } from '../../../shared/api/selling-application-api.ts'
import type { StaffBreweryList } from '../../../shared/api/staff-breweries-api.ts'
import { breweryApplication } from '../../../tests/support/builders/brewery-application.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'

type Headers = Record<string, string>

const shop = await openTradeShop()
// Friday noon.
shop.wait((Date.parse('2028-02-04T12:00:00Z') - shop.now().getTime()) / 1000)
const operations = await shop.staff('operations')
const keyed = (headers: Headers) => ({ ...headers, 'idempotency-key': randomUUID() })
const own = async (who: Headers): Promise<SellingApplication> => (await shop.get('/api/apply', who)).json()
const save = (who: Headers, typed: object) => shop.call('PUT', '/api/apply', typed, who)
const apply = (who: Headers, typed: object = breweryApplication) => shop.post('/api/apply', typed, keyed(who))
const waiting = async (search = '') =>
  ((await shop.get(`/api/admin/breweries?view=applied${search}`, operations)).json() as StaffBreweryList).rows
const foundBy = async (words: string) =>
  (await waiting(`&q=${encodeURIComponent(words)}`)).map(({ id }) => id)
const applied = async (name: string) => {
  const who = await shop.newcomer()
  await apply(who, { ...breweryApplication, breweryName: name })
  const id = (await waiting()).find((row) => row.name === name)!.id
  return { who, id, path: `/api/admin/applications/${id}` }
}

test('a client fills the application as a draft, which stays, and no one else sees it (NOTE-13)', async () => {
  const who = await shop.newcomer()
  expect(await own(who)).toMatchObject({ state: 'none', texts: { breweryName: '' } })
  const typed = { ...breweryApplication, awrsNumber: 'XAAW', town: '' }
  expect((await save(who, typed)).json()).toMatchObject({ state: 'draft', texts: { awrsNumber: 'XAAW' } })
  expect(await own(who)).toMatchObject({
    state: 'draft',
    texts: { breweryName: 'Eskside Brewing', town: '' },
  })
  expect(await own(await shop.newcomer())).toMatchObject({ state: 'none' })
  expect(await waiting()).toEqual([])
  const sent = await apply(who, typed)
  expect([sent.statusCode, sent.json().problems.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['awrsNumber', 'town'],
  ])
  expect(await own(who)).toMatchObject({ state: 'draft' })
})

test('an application waits on the worklist for two working days, by mail too, and stays as it is (NOTE-13)', async () => {
  const who = await shop.newcomer()
  expect((await apply(who)).json()).toMatchObject({ state: 'applied', texts: { postcode: 'EH21 7PQ' } })
  const [row] = await waiting()
  expect(row).toMatchObject({ name: 'Eskside Brewing', states: ['applied'], openParts: 0 })
  // Over the weekend.
  expect(row!.application?.dueAt).toMatch(/^2028-02-08T12:00:/)
  const [entry] = await findOpenEntries(shop.database, { kind: 'brewery_applied' })
  expect(entry).toMatchObject({ subject: row!.id, about: 'Eskside Brewing wants to sell on Dray.' })
  expect(await mailsOf(who)).toEqual(['We have your application'])
  expect((await save(who, {})).json().code).toBe('application_waits')
  expect((await apply(who)).json().code).toBe('application_waits')
})

test('taken on, the applicant is owner, the console opens and the documents are filled; it takes no orders yet (NOTE-13)', async () => {
  const { who, id, path } = await applied('Portobello Hops')
  expect((await shop.get(path, operations)).json()).toMatchObject({
    client: { id: who.clientId },
    application: { texts: { contactName: 'Ailsa Hogg' } },
  })
  const preview = (await shop.post(`${path}/take-on?dryRun=true`, {}, operations)).json()
  expect(preview.deadlines[0]).toContain('is its owner')
  expect((await own(who)).state).toBe('applied')
  const done: ApplicationDossier = (
    await shop.post(`${path}/take-on?digest=${preview.digest}`, {}, keyed(operations))
  ).json()
  expect(done.application).toMatchObject({ state: 'taken_on', brewery: { slug: 'portobello-hops' } })
  const places = (await shop.get('/api/sell', who)).json()
  expect(places.breweries).toMatchObject([{ slug: 'portobello-hops' }])
  const standing = (await shop.get('/api/sell/portobello-hops/standing', who)).json()
  expect(standing.papers).toMatchObject({ legalName: 'Eskside Brewing Ltd', companyNumber: 'SC123456' })
  expect(standing.missing.map(({ condition }: { condition: string }) => condition)).toEqual([
    'agreement',
    'awrs',
  ])
  expect(standing.takesOrders).toBe(false)
  expect((await shop.get('/brewery/portobello-hops')).statusCode).toBe(200)
  expect((await waiting()).map((row) => row.id)).not.toContain(id)
  expect(await findOpenEntries(shop.database, { kind: 'brewery_applied' })).not.toContainEqual(
    expect.objectContaining({ subject: id }),
  )
  expect(await mailsOf(who)).toEqual(['We have your application', 'Portobello Hops is on Dray'])
  const again = await shop.post(`${path}/turn-down`, { reason: 'Too late.' }, keyed(operations))
  expect(again.json().code).toBe('application_not_waiting')
})

test('turned down, the applicant reads the reason, changes the application and applies again (NOTE-13)', async () => {
  const { who, path } = await applied('Firth Beers')
  expect((await shop.post(`${path}/turn-down`, {}, keyed(operations))).json().field).toBe('reason')
  const reason = 'The number is of another company.'
  await shop.post(`${path}/turn-down`, { reason }, keyed(operations))
  expect(await own(who)).toMatchObject({ state: 'turned_down', reason })
  expect((await shop.get('/api/sell', who)).json().breweries).toEqual([])
  expect((await save(who, { ...breweryApplication, breweryName: 'Firth Ales' })).json()).toMatchObject({
    state: 'turned_down',
    reason,
    texts: { breweryName: 'Firth Ales' },
  })
  expect((await apply(who)).json()).toMatchObject({ state: 'applied', reason: null })
})

test('an application that was turned down and sent again with other words is taken on by no old preview (NOTE-13, SELL-10)', async () => {
  const { who, path } = await applied('Newhaven Ales')
  const send = (verb: string, body: object, query = '') =>
    shop.post(`${path}/${verb}${query}`, body, keyed(operations))
  const { digest } = (await send('take-on', {}, '?dryRun=true')).json()
  expect((await send('take-on', {}, '?dryRun=true')).json().digest).toBe(digest)
  await send('turn-down', { reason: 'The telephone does not answer.' })
  await apply(who, { ...breweryApplication, breweryName: 'Newhaven Ales', contactName: 'Someone Else' })
  const stale = await send('take-on', {}, `?digest=${digest}`)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
  expect(await own(who)).toMatchObject({ state: 'applied' })
  expect((await send('take-on', {}, `?digest=${stale.json().preview.digest}`)).statusCode).toBe(200)
})

test('support and finance read applications, operations decide, and to clients there are none (NOTE-13)', async () => {
  const { who, path } = await applied('Cramond Casks')
  for (const role of ['support', 'finance'] as const) {
    const reader = await shop.newcomer()
    await addStaff(shop.database, reader.clientId, role)
    expect((await shop.get(path, reader)).statusCode).toBe(200)
    expect((await shop.post(`${path}/take-on`, {}, keyed(reader))).json().code).toBe('role_missing')
  }
  expect((await shop.get(path, who)).statusCode).toBe(404)
  expect((await shop.post(`${path}/take-on`, {}, keyed(who))).statusCode).toBe(404)
  expect((await shop.get(`/api/admin/applications/${randomUUID()}`, operations)).statusCode).toBe(404)
})

test('a namesake and a word of the console get a slug of their own (NOTE-13)', async () => {
  const slugs = []
  for (const name of ['Orders', 'Twice Brewed', 'Twice Brewed']) {
    const { path } = await applied(name)
    const { application } = (await shop.post(`${path}/take-on`, {}, keyed(operations))).json()
    slugs.push(application.brewery.slug)
  }
  expect(slugs).toEqual(['orders-2', 'twice-brewed', 'twice-brewed-2'])
})

test('the operator lists who has applied and decides by the same use case (NOTE-13)', async () => {
  const { who } = await applied('Granton Gose')
  const { email } = (await shop.get('/api/account', who)).json().client ?? {}
  const operate = (...words: string[]) =>
    commandFor(['breweries', ...words])(shop.database, { ...operatorContext, clock: shop.now })
  expect(await operate('applications')).toContain('Granton Gose')
  expect(await operate('take-on', email, 'Looked', 'at.')).toContain('/brewery/granton-gose')
  expect(await own(who)).toMatchObject({ state: 'taken_on' })
})

test('without scripts the form says what is missing, keeps what was typed and stores nothing (NOTE-13)', async () => {
  const page = await shop.get('/sell/apply')
  expect(page.headers['cache-control']).toContain('public')
  expect(page.body).toContain('<noscript><main id="main"')
  expect(page.body).toContain('name="awrsNumber"')
  const send = (fields: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: '/sell/apply',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://dray.example' },
      payload: new URLSearchParams(fields).toString(),
    })
  const typed = breweryApplication as Record<string, string>
  const wrong = await send({ ...typed, breweryName: '"><b>Esk</b>', postcode: '10115' })
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('Enter a UK postcode, such as LS1 4DY.')
  expect(wrong.body).toContain('&#60;b&#62;Esk')
  expect(wrong.body).not.toContain('<b>Esk')
  const whole = await send(typed)
  expect(whole.statusCode).toBe(200)
  expect(whole.headers['cache-control']).toBe('no-store')
  expect(whole.body).toContain('Your application is complete.')
})

async function mailsOf(who: Headers): Promise<string[]> {
  const { email } = (await shop.get('/api/account', who)).json().client ?? {}
  const mails = await shop.mailsTo(email)
  return mails
    .filter(({ template }) => template === 'selling-news')
    .map(({ data }) => (data as { heading?: string }).heading ?? '')
}

test('applications are found by the words of brewery, company and town (STAF-16)', async () => {
  const { id } = await applied('Zebra Lane Brewhouse')
  expect(await foundBy('lane zeb')).toEqual([id])
  expect(await foundBy(`zebra ${breweryApplication.town}`)).toEqual([id])
  expect(await foundBy('ebra')).toEqual([])
})
