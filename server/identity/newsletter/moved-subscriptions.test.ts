import { expect, test } from 'vitest'
import type { NewsletterCategory } from '../../../shared/newsletter/newsletter-data.ts'
import { newSubscriber, openNewsletterShop } from '../../../tests/support/shops/newsletter-shop.ts'
import { moveSubscriptions, ownSubscriptions } from './client-subscriptions.ts'
import { beginSubscription, endSubscription, storeAsked } from './subscription-queries.ts'

const shop = await openNewsletterShop()
const { database } = shop.connection

const consentAt = (consentPlace: string) => ({ consentText: 'Yes', consentPlace, askedAt: shop.now() })
const begin = (email: string, category: NewsletterCategory, place = 'home') =>
  beginSubscription(database, { email, emailKey: email, category, ...consentAt(place) })
const ask = (email: string, category: NewsletterCategory) =>
  storeAsked(database, { email, emailKey: email, category, ...consentAt('home') })
const end = (email: string, category: NewsletterCategory) =>
  endSubscription(database, { emailKey: email, category, now: shop.now() })
const move = (from: string, to: string) => moveSubscriptions(database, from, { email: to, emailKey: to })

/** What an address subscribes to, each with where it was agreed to. */
async function stateOf(email: string) {
  const rows = await ownSubscriptions(database, email)
  return Object.fromEntries(
    rows.map(({ category, consentPlace, confirmedAt, endedAt }) => [
      category,
      confirmedAt === null ? 'asked' : `${endedAt === null ? 'runs' : 'ended'}, ${consentPlace}`,
    ]),
  )
}

test('a signup at the new address that no one confirmed takes no newsletter from the client who moves there', async () => {
  const [from, to] = [newSubscriber(), newSubscriber()]
  await begin(from, 'new_release', 'account')
  await begin(from, 'newsletter', 'account')
  await ask(to, 'newsletter')
  await ask(to, 'memo')
  await move(from, to)
  expect(await stateOf(to)).toEqual({ newsletter: 'runs, account', new_release: 'runs, account' })
  expect(await stateOf(from)).toEqual({})
})

test('an earlier choice or end at the new address wins for its category, and leaves the others', async () => {
  const [from, to] = [newSubscriber(), newSubscriber()]
  for (const category of ['newsletter', 'new_release', 'memo'] as const)
    await begin(from, category, 'account')
  await begin(to, 'newsletter')
  await end(to, 'newsletter')
  await begin(to, 'new_release')
  await move(from, to)
  expect(await stateOf(to)).toEqual({
    newsletter: 'ended, home',
    new_release: 'runs, home',
    memo: 'runs, account',
  })
  expect(await stateOf(from)).toEqual({})
})

test('an end moves with the client, and a change of the case alone changes nothing', async () => {
  const [from, to] = [newSubscriber(), newSubscriber()]
  await begin(from, 'memo', 'account')
  await end(from, 'memo')
  await ask(from, 'newsletter')
  await moveSubscriptions(database, from, { email: from.toUpperCase(), emailKey: from })
  expect(await stateOf(from)).toEqual({ memo: 'ended, account', newsletter: 'asked' })
  await move(from, to)
  expect(await stateOf(to)).toMatchObject({ memo: 'ended, account' })
})
