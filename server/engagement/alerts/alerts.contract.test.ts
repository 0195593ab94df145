import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Alerts } from '../../../shared/api/alerts-api.ts'
import { newsletterPaths } from '../../../shared/paths/newsletter-paths.ts'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'
import { wholeMail } from '../../../tests/support/builders/whole-mail.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { beers, containers } from '../../catalogue/beers/catalogue-tables.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import type { MailData } from '../../platform/mail/mail-templates.ts'
import { mailTemplates } from '../../platform/mail/mail-templates.ts'
import { openNewsletter } from '../../identity/newsletter/open-newsletter.ts'
import { pushMessages, pushSubscriptions } from '../../parties/notices/notice-tables.ts'
import { tradeAccounts } from '../../parties/trade-accounts/trade-tables.ts'
import { findPriceDrops } from './find-price-drops.ts'
import { notifyBackInStock } from './notify-back-in-stock.ts'
import { sendDigests } from './send-digests.ts'
import { switchAlerts } from './switch-alerts.ts'
import { tidyAlerts } from './tidy-alerts.ts'

const shop = await openOrderShop({ lasts: 'file', role: 'web' })
const { database } = shop
const publicUrl = 'https://dray.example'
const sealer = testSealer
const newsletter = await openNewsletter({ database, sealer, publicUrl, clock: shop.now, switchAlerts })
const deps = { database, newsletter, sealer, publicUrl, clock: shop.now }
const address = '/api/account/alerts'
const waitUntil = (moment: string) => shop.wait((Date.parse(moment) - shop.now().getTime()) / 1000)
waitUntil('2028-02-07T12:00:00Z')
let days = 7
/** The next day at a time of day in winter, when London has GMT. */
const nextDay = (time: string) => {
  days += 1
  waitUntil(`2028-02-${String(days).padStart(2, '0')}T${time}:00Z`)
}

async function pub() {
  const { clientId, ...headers } = await shop.buyer()
  const [row] = await database.select().from(clients).where(eq(clients.id, clientId))
  const { email } = row!
  return {
    clientId,
    email,
    headers,
    alerts: async (): Promise<Alerts> => (await shop.get(address, headers)).json(),
    follow: (kind: string, id: string) => shop.post(`${address}/follows`, { kind, id }, headers),
    wish: (beerId: string) => shop.post('/public/marketplace/wishlist', { beerId }, headers),
    ask: (variantId: string | null) => shop.post(`${address}/stock-requests`, { variantId }, headers),
    digests: async () =>
      (await shop.mailsTo(email))
        .filter(({ template }) => template === 'alert-digest')
        .map(({ data }) => data as unknown as MailData<'alert-digest'>),
    stockMails: async () =>
      (await shop.mailsTo(email))
        .filter(({ template }) => template === 'back-in-stock')
        .map(({ data }) => data as unknown as MailData<'back-in-stock'>),
  }
}

async function soldOutKeg(overrides: Partial<typeof containers.$inferInsert> = {}) {
  const brewery = await buildBrewery(database, { name: 'Learmonth Basin' })
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Basin Stout' })
  const keg = await buildContainer(database, { beerId: beer.id, availableUnits: 0, ...overrides })
  return { ...keg, brewery }
}
const setUnits = (id: string, availableUnits: number) =>
  database.update(containers).set({ availableUnits }).where(eq(containers.id, id))
const setPrice = (id: string, priceMinor: number) =>
  database.update(containers).set({ priceMinor }).where(eq(containers.id, id))
const release = (breweryId: string, name: string) =>
  buildBeer(database, { breweryId, name, releasedAt: shop.now().toISOString() }).then(async (beer) => {
    await buildContainer(database, { beerId: beer.id })
    return beer
  })
const digest = async () => {
  await findPriceDrops(deps)
  await sendDigests(deps)
}
const titlesOf = (data: MailData<'alert-digest'> | undefined) =>
  data?.sections.map(({ kind, items }) => [kind, items.map(({ title }) => title)])

test('three pubs ask about a keg and two units come: two emails now, the third an hour later while stock lasts (ALERT-02)', async () => {
  const keg = await soldOutKeg()
  const pubs: Awaited<ReturnType<typeof pub>>[] = []
  for (let each = 0; each < 3; each += 1) {
    const one = await pub()
    expect((await one.ask(keg.storefrontVariantId)).statusCode).toBe(200)
    shop.wait(1)
    pubs.push(one)
  }
  const stockMails = () => Promise.all(pubs.map(async (one) => (await one.stockMails()).length))
  await notifyBackInStock(deps)
  expect(await stockMails()).toEqual([0, 0, 0])
  await setUnits(keg.id, 2)
  await notifyBackInStock(deps)
  await notifyBackInStock(deps)
  expect(await stockMails()).toEqual([1, 1, 0])
  expect(await pubs[0]!.stockMails()).toMatchObject([
    { title: 'Basin Stout, Keg 30 L', brewery: 'Learmonth Basin', units: 2 },
  ])
  shop.wait(3599)
  await notifyBackInStock(deps)
  expect(await stockMails()).toEqual([1, 1, 0])
  await setUnits(keg.id, 0)
  shop.wait(2)
  await notifyBackInStock(deps)
  expect(await stockMails()).toEqual([1, 1, 0])
  await setUnits(keg.id, 1)
  await notifyBackInStock(deps)
  await notifyBackInStock(deps)
  expect(await stockMails()).toEqual([1, 1, 1])
})

test('at night no turn begins, and in the morning as many have theirs as there are units (ALERT-02, NOTE-06)', async () => {
  const keg = await soldOutKeg({ orderMultiple: 2 })
  const [first, second] = [await pub(), await pub()]
  await first.ask(keg.storefrontVariantId)
  shop.wait(1)
  await second.ask(keg.storefrontVariantId)
  // Three units are enough for one order of two.
  await setUnits(keg.id, 3)
  nextDay('21:30')
  await notifyBackInStock(deps)
  expect([await first.stockMails(), await second.stockMails()]).toEqual([[], []])
  nextDay('07:00')
  await notifyBackInStock(deps)
  expect([(await first.stockMails()).length, (await second.stockMails()).length]).toEqual([1, 0])
})

test('a size in stock, an unknown one and an unconfirmed address are refused by name (ALERT-02, ALERT-05)', async () => {
  const one = await pub()
  const keg = await soldOutKeg({ availableUnits: 4 })
  const refused = await one.ask(keg.storefrontVariantId)
  expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
    409,
    'size_in_stock',
    'variantId',
  ])
  expect((await one.ask(crypto.randomUUID())).statusCode).toBe(404)
  expect((await one.follow('group', 'x')).statusCode).toBe(404)
  await database.update(clients).set({ emailConfirmedAt: null }).where(eq(clients.id, one.clientId))
  await setUnits(keg.id, 0)
  expect((await one.ask(keg.storefrontVariantId)).json().code).toBe('email_unconfirmed')
  expect((await one.follow('brewery', keg.brewery.id)).json().code).toBe('email_unconfirmed')
})

test('three new beers of a day come in one email at ten, and never again (ALERT-01)', async () => {
  const one = await pub()
  const brewery = await buildBrewery(database, { name: 'Aire Street' })
  const member = await buildBrewery(database)
  const group = await buildGroup(database, { breweryIds: [member.id], hasRuns: false })
  await release(brewery.id, 'Before the follow')
  shop.wait(60)
  await one.follow('brewery', brewery.id)
  await one.follow('group', group.id)
  expect((await one.alerts()).follows.map(({ kind, href }) => [kind, href])).toEqual([
    ['group', `/groups/${group.slug}`],
    ['brewery', `/brewery/${brewery.slug}`],
  ])
  shop.wait(60)
  await release(brewery.id, 'Old Ale')
  shop.wait(60)
  await release(brewery.id, 'Porter')
  shop.wait(60)
  await release(member.id, 'Mild')
  nextDay('09:59')
  await digest()
  expect(await one.digests()).toEqual([])
  shop.wait(60)
  await digest()
  await digest()
  const [mail, ...others] = await one.digests()
  expect(others).toEqual([])
  expect(titlesOf(mail)).toEqual([['followed_release', ['Mild', 'Porter', 'Old Ale']]])
  await release(brewery.id, 'After ten')
  await digest()
  expect(await one.digests()).toHaveLength(1)
  nextDay('10:00')
  await digest()
  expect((await one.digests()).map(titlesOf)).toEqual([titlesOf(mail), [['followed_release', ['After ten']]]])
})

test('a lowered price and last units of the wishlist come in the next email once, and again once they are new (ALERT-03)', async () => {
  const one = await pub()
  const keg = await soldOutKeg({ availableUnits: 9 })
  await one.wish(keg.beerId)
  shop.wait(60)
  await setPrice(keg.id, 13_000)
  await setPrice(keg.id, 11_000)
  nextDay('10:00')
  await digest()
  const [first] = await one.digests()
  expect(first!.sections).toMatchObject([
    { kind: 'price_drop', items: [{ title: 'Basin Stout, Keg 30 L', fromMinor: 12_000, toMinor: 11_000 }] },
  ])
  nextDay('10:00')
  await digest()
  expect(await one.digests()).toHaveLength(1)
  await setUnits(keg.id, 3)
  await setPrice(keg.id, 14_000)
  nextDay('10:00')
  await digest()
  nextDay('10:00')
  await digest()
  expect((await one.digests()).slice(1).map(({ sections }) => sections)).toMatchObject([
    [{ kind: 'last_units', items: [{ title: 'Basin Stout, Keg 30 L', units: 3 }] }],
  ])
  await setUnits(keg.id, 30)
  await findPriceDrops(deps)
  await setUnits(keg.id, 5)
  await setPrice(keg.id, 9_900)
  nextDay('10:00')
  await digest()
  expect((await one.digests()).at(-1)!.sections.map(({ kind }) => kind)).toEqual(['price_drop', 'last_units'])
})

test('an offer that everybody gets is a price drop, a quantity price is none (ALERT-03)', async () => {
  const one = await pub()
  const [offered, stepped] = [
    await soldOutKeg({ availableUnits: 9 }),
    await soldOutKeg({ availableUnits: 9 }),
  ]
  await one.wish(offered.beerId)
  await one.wish(stepped.beerId)
  shop.wait(60)
  const offer = { id: crypto.randomUUID(), name: 'Week', fromUnits: 1, untilDay: null, isLimited: false }
  const priced = { ...offer, percentOff: 1000, priceMinor: null }
  await database
    .update(containers)
    .set({ priceOffers: { steps: [], offers: [priced] } })
    .where(eq(containers.id, offered.id))
  await database
    .update(containers)
    .set({ priceOffers: { steps: [{ fromUnits: 2, priceMinor: 100 }], offers: [] } })
    .where(eq(containers.id, stepped.id))
  nextDay('10:00')
  await digest()
  expect((await one.digests())[0]!.sections).toMatchObject([
    { kind: 'price_drop', items: [{ fromMinor: 12_000, toMinor: 10_800 }], more: 0 },
  ])
})

test.each([
  ['back_in_stock', ['back_in_stock']],
  ['followed_release', ['followed_release']],
  ['price_drop', ['price_drop']],
  ['last_units', ['last_units']],
  ['alert_digest', ['followed_release', 'price_drop', 'last_units']],
] as const)(
  'the List-Unsubscribe address of %s ends it by one click without signing in, and nothing else (ALERT-04)',
  async (category, ended) => {
    const one = await pub()
    const keg = await soldOutKeg()
    await one.follow('brewery', keg.brewery.id)
    await one.ask(keg.storefrontVariantId)
    await one.wish(keg.beerId)
    shop.wait(60)
    if (category === 'followed_release' || category === 'alert_digest') await release(keg.brewery.id, 'New')
    if (category === 'price_drop' || category === 'alert_digest') await setPrice(keg.id, 10_000)
    await setUnits(keg.id, category === 'last_units' ? 2 : 9)
    if (category === 'back_in_stock') await notifyBackInStock(deps)
    nextDay('10:00')
    await digest()
    const template = category === 'back_in_stock' ? 'back-in-stock' : 'alert-digest'
    const mail = (await shop.mailsTo(one.email)).find((each) => each.template === template)!
    const { write } = mailTemplates[template] as { write: (data: unknown) => Parameters<typeof wholeMail>[0] }
    const { unsubscribeLink, html } = await wholeMail(write(mail.data))
    const link = unsubscribeLink!.replace(publicUrl, '')
    const offKinds = async () =>
      (await one.alerts()).kinds.filter(({ ways }) => ways.every(({ isOn }) => !isOn)).map(({ kind }) => kind)
    const fresh = await shop.signIn(one.email)
    one.headers.authorization = `Bearer ${fresh.token.accessToken}`
    expect(await offKinds()).toEqual([])
    const answer = await shop.post(link)
    expect(answer.statusCode).toBe(200)
    expect(await offKinds()).toEqual(ended)
    expect(html.includes('Stop emails about price drops')).toBe(category === 'alert_digest')
    const token = new URL(unsubscribeLink!).searchParams.get('token')!
    const again = await shop.app.inject({
      method: 'POST',
      url: newsletterPaths.resubscribe,
      payload: new URLSearchParams({ token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(again.statusCode).toBe(200)
    expect(await offKinds()).toEqual([])
  },
)

test('who has switched a kind off gets nothing of it, and asking again switches it on (ALERT-04)', async () => {
  const [one, other] = [await pub(), await pub()]
  const keg = await soldOutKeg()
  await one.ask(keg.storefrontVariantId)
  shop.wait(1)
  await other.ask(keg.storefrontVariantId)
  const off = { kind: 'back_in_stock', isOn: false }
  for (const way of ['mail', 'push']) {
    const answer = await shop.call('PUT', `${address}/choices`, { ...off, way }, one.headers)
    expect(answer.statusCode).toBe(200)
  }
  await setUnits(keg.id, 1)
  await notifyBackInStock(deps)
  expect([(await one.stockMails()).length, (await other.stockMails()).length]).toEqual([0, 1])
  await setUnits(keg.id, 0)
  await one.ask(keg.storefrontVariantId)
  expect((await one.alerts()).kinds[0]!.ways.every(({ isOn }) => isOn)).toBe(true)
})

test('a browser that takes pushes is notified at once of what is back (ALERT-02)', async () => {
  const one = await pub()
  const keg = await soldOutKeg()
  await one.ask(keg.storefrontVariantId)
  await database.insert(pushSubscriptions).values({
    clientId: one.clientId,
    endpoint: `https://push.example/${one.clientId}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    madeAt: shop.now(),
  })
  await setUnits(keg.id, 1)
  await notifyBackInStock(deps)
  expect(await database.select().from(pushMessages)).toMatchObject([
    { title: 'Back in stock', town: 'Basin Stout, Keg 30 L' },
  ])
})

test('nothing goes to an account on hold or an unconfirmed address, and the turn passes on (ALERT-05)', async () => {
  const [held, unconfirmed, other] = [await pub(), await pub(), await pub()]
  const keg = await soldOutKeg()
  for (const one of [held, unconfirmed, other]) {
    await one.ask(keg.storefrontVariantId)
    await one.follow('brewery', keg.brewery.id)
    shop.wait(1)
  }
  await release(keg.brewery.id, 'Winter Ale')
  await database
    .update(tradeAccounts)
    .set({ state: 'on_hold' })
    .where(eq(tradeAccounts.clientId, held.clientId))
  await database.update(clients).set({ emailConfirmedAt: null }).where(eq(clients.id, unconfirmed.clientId))
  await setUnits(keg.id, 1)
  await notifyBackInStock(deps)
  nextDay('10:00')
  await digest()
  for (const one of [held, unconfirmed])
    expect([await one.stockMails(), await one.digests()]).toEqual([[], []])
  expect([(await other.stockMails()).length, (await other.digests()).length]).toEqual([1, 1])
})

test('old requests, drops and what was sent are removed after thirty days (ALERT-05)', async () => {
  const one = await pub()
  const keg = await soldOutKeg()
  await one.ask(keg.storefrontVariantId)
  await setUnits(keg.id, 1)
  await notifyBackInStock(deps)
  const left = async () => {
    const { rows } = await database.execute(
      'select (select count(*) from sent_alerts) + (select count(*) from alert_digests) + (select count(*) from stock_requests where notified_at is not null) as left',
    )
    return Number(rows[0]!['left'])
  }
  expect(await left()).toBeGreaterThan(2)
  shop.wait(31 * 86_400)
  await tidyAlerts(deps)
  expect(await left()).toBe(0)
  expect((await database.select().from(mails)).length).toBeGreaterThan(0)
  expect((await database.select().from(beers)).length).toBeGreaterThan(0)
})
