import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { endJobs } from '../../../tests/support/builders/end-jobs.ts'
import { sendTwoBreweryOrder } from '../../../tests/support/builders/sent-order.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import { reviews } from '../../engagement/reviews/review-tables.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { adminFeature } from './admin-feature.ts'

const shop = await openOrderShop({ lasts: 'file' })
const { database } = shop
const runJob = async (name: string) => {
  const deps = { database, clock: shop.now, clockRests: async () => false }
  await adminFeature.jobs.find((job) => job.name === name)!.run(deps as never)
}
const watch = () => runJob('watch what waits')
/** What waits of a kind, by subject, after the clock has looked. */
async function waiting(kind: string): Promise<Map<string, string>> {
  await watch()
  const entries = await findOpenEntries(database, { kind })
  return new Map(entries.map(({ subject, about }) => [subject, about]))
}

const failedChecks = async () =>
  (await findOpenEntries(database, { kind: 'check_failed' })).map(({ subject }) => subject)

test('a review is waiting for its first look and after a report, and leaves once it is decided (STAF-02, STAF-03)', async () => {
  const brewery = await buildBrewery(database, {}, shop.now())
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const [row] = await database
    .insert(reviews)
    .values({
      beerId: beer.id,
      body: 'Dull.',
      state: 'pending',
      verdict: 'flagged',
      createdAt: shop.now(),
      updatedAt: shop.now(),
    } as never)
    .returning({ id: reviews.id })
  expect((await waiting('review')).get(row!.id)).toBe(`A review of ${beer.name} is waiting to be shown.`)
  await database.update(reviews).set({ state: 'approved' }).where(eq(reviews.id, row!.id))
  expect((await waiting('review')).has(row!.id)).toBe(false)
})

test('a refund that no provider took for a day is finance’s, and leaves once it is taken (STAF-02, LIFE-04)', async () => {
  const { number } = await placeTwoBreweryOrder(shop, 'card')
  await shop.operate('orders', 'cancel', number)
  const mine = async () =>
    [...(await waiting('refund_late')).values()].filter((about) => about.includes(number))
  expect(await mine()).toEqual([])
  shop.wait(25 * 3600)
  expect(await mine()).toHaveLength(1)
  await shop.sweep()
  expect(await mine()).toEqual([])
})

test('a mail that was given up is waiting until it is sent again (STAF-02, STAF-23)', async () => {
  const [mail] = await database
    .insert(mails)
    .values({
      template: 'order-changed',
      toEmail: 'gone@pub.example',
      toName: 'Gone',
      data: {},
      failedForGoodAt: shop.now(),
    } as never)
    .returning({ id: mails.id })
  expect((await waiting('mail_failed')).get(mail!.id)).toBe('A mail could not be sent: order changed.')
  await database.update(mails).set({ failedForGoodAt: null }).where(eq(mails.id, mail!.id))
  expect((await waiting('mail_failed')).has(mail!.id)).toBe(false)
})

test('a check of the books that fails is waiting for an admin until it holds (STAF-02, STAF-23, OPER-08)', async () => {
  const { number } = await placeTwoBreweryOrder(shop, 'card')
  expect(number).not.toBe('')
  shop.wait(30 * 86_400)
  // The clock has looked, and done nothing.
  const looked = { endedAt: shop.now(), everySeconds: 20, error: null }
  await endJobs(database, [{ name: 'sweep deadlines of orders', ...looked }])
  await runJob('check the books')
  expect(await failedChecks()).toContain('deadlines')
  for (let round = 0; round < 12; round += 1) await shop.sweep()
  await runJob('check the books')
  expect(await failedChecks()).not.toContain('deadlines')
})

test('what cannot go back to a card is paid by bank, booked, and leaves the list (STAF-02, CLAIM-06, LEDG-02)', async () => {
  const sent = await sendTwoBreweryOrder(shop)
  const { number, orderId, parts, buyer, refund, staff, balances } = sent
  const finance = await staff('finance')
  await refund({ items: [], goodwillMinor: 500, reason: 'goodwill', cause: 'dray' }, finance)
  const claims = []
  for (const [at, part] of parts.slice(0, 2).entries()) {
    const body = { part, kind: 'damaged', text: 'All of it leaked.', lines: [{ position: 0, units: 2 + at }] }
    const key = { ...buyer, 'idempotency-key': crypto.randomUUID() }
    const reply = await shop.post(`/api/orders/${number}/claims`, body, key)
    expect(reply.statusCode, reply.body).toBe(200)
    claims.push(reply.json().claims.find((claim: { part: string }) => claim.part === part).id as string)
  }
  const operations = await staff('operations')
  for (const claim of claims) {
    const key = { ...operations, 'idempotency-key': crypto.randomUUID() }
    const said = { decision: 'admitted', bearer: 'dray', note: 'It leaked.' }
    await shop.post(`/api/admin/claims/${claim}/answer`, { answer: 'admit' }, key)
    await shop.post(`/api/admin/claims/${claim}/decision`, said, {
      ...key,
      'idempotency-key': crypto.randomUUID(),
    })
  }
  expect((await waiting('refund_short')).get(orderId)).toBe(
    `£5.00 of ${number} cannot go back to the card: pay it by bank.`,
  )
  await shop.sweep()
  const order = await shop.get(`/api/admin/orders/${number}`, finance)
  expect(order.json().shortMinor).toBe(500)
  const path = `/api/admin/orders/${number}/bank-refund`
  const body = { bankReference: 'FT-2211' }
  expect(
    (await shop.post(path, body, { ...operations, 'idempotency-key': crypto.randomUUID() })).json().code,
  ).toBe('role_missing')
  const preview = (await shop.post(`${path}?dryRun=true`, body, finance)).json()
  expect(preview.money).toEqual([`£5.00 of ${number} is booked as paid by bank, under ‘FT-2211’.`])
  const key = { ...finance, 'idempotency-key': crypto.randomUUID() }
  expect((await shop.post(`${path}?digest=${preview.digest}`, body, key)).statusCode).toBe(200)
  expect(await balances()).toMatchObject({ imbalance: 0, buyer: 0 })
  expect((await waiting('refund_short')).has(orderId)).toBe(false)
  const again = await shop.post(path, body, { ...finance, 'idempotency-key': crypto.randomUUID() })
  expect(again.statusCode).toBe(409)
})
