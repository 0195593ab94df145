import { expect, test } from 'vitest'
import type { BeerReviews } from '../../../shared/api/reviews-api.ts'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'

const shop = await openReviewShop()
const patient = { timeout: 20_000 }
const marker = '<script>alert(7)</script>'

/** The address of a beer's page, by the redirect from its plain address. */
async function pageOf(beerId: string): Promise<string> {
  const answer = await shop.get(`/beer/a/b/c/${beerId}`)
  return answer.headers.location ?? ''
}

const reviewsOn = async (page: string): Promise<BeerReviews> =>
  (await shop.get(page, { accept: 'application/json' })).json().data.reviews

test('a beer’s page has its summary and first reviews, identical to the calls’ answers (BEER-15)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const page = await pageOf(subjectId)
  expect(await reviewsOn(page)).toEqual({
    summary: await shop.summary(subjectId),
    firstPage: { comments: [], meta: { page: 1, pageSize: 5, total: 0, pages: 1 } },
  })
  for (let count = 0; count < 6; count += 1) await shop.written({ subjectId, rating: 4 }, author.headers)
  await expect.poll(async () => (await reviewsOn(page)).firstPage.meta.total, patient).toBe(6)
  expect(await reviewsOn(page)).toEqual({
    summary: await shop.summary(subjectId),
    firstPage: await shop.list({ subjectId }),
  })
})

test('cached pages and reads show a published, edited, voted, hidden or renamed review within a second', async () => {
  const [author, voter] = [await shop.client({ name: 'Maggie Tapster' }), await shop.client()]
  const subjectId = await shop.beer()
  const page = await pageOf(subjectId)
  const flagged = 'Half the price at www.cheapkegs.example, honestly.'
  /** The first review in both kinds of cached answers. */
  const shown = async () => {
    const lists = [await shop.list({ subjectId }), (await reviewsOn(page)).firstPage]
    return lists.map(({ comments: [first] }) => first)
  }
  const both = async (expected: object) => {
    const wanted = expect.objectContaining(expected)
    await expect.poll(shown, patient).toEqual([wanted, wanted])
  }
  const neither = async () => {
    await expect.poll(shown, patient).toEqual([undefined, undefined])
  }
  await neither()
  const { id } = await shop.written({ subjectId, rating: 3, body: flagged }, author.headers)
  await neither()
  await commandFor(['reviews', 'approve', id])(shop.database, operatorContext)
  await both({ id, rating: 3, body: flagged })
  await shop.edit(id, { rating: 5 }, author.headers)
  await both({ rating: 5, edited: true })
  await shop.react(id, 'upvote', voter.headers)
  await both({ reactions: { upvotes: 1, downvotes: 0, userVote: null } })
  const elsewhere = await shop.written({ subjectId: await shop.beer() }, author.headers)
  await shop.react(elsewhere.id, 'upvote', voter.headers)
  await both({ author: expect.objectContaining({ streetCreds: 2, displayName: 'Maggie T.' }) })
  await shop.call('PATCH', '/api/account', { name: 'Maggie Landlord' }, author.headers)
  await both({ author: expect.objectContaining({ displayName: 'Maggie L.' }) })
  await commandFor(['reviews', 'hide', id, 'House', 'rules'])(shop.database, operatorContext)
  await neither()
})

test('a review that is read again is not read from the database again', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  await shop.written({ subjectId }, author.headers)
  const ask = () => shop.ask({ subjectId })
  const { etag } = (await ask()).headers
  expect(etag).toBeTruthy()
  const again = await shop.ask({ subjectId }, { 'if-none-match': String(etag) })
  expect(again.statusCode).toBe(304)
  const own = await shop.ask({ subjectId }, author.headers)
  expect([own.headers['cache-control'], own.headers.etag]).toEqual(['private, no-store', undefined])
})

test('search engines get rating and reviews, and no rating without reviews', async () => {
  const author = await shop.client({ name: 'Maggie Tapster' })
  const subjectId = await shop.beer()
  const page = await pageOf(subjectId)
  const product = async () => {
    const html = (await shop.get(page)).body
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    return [...scripts].map(([, json = '']) => JSON.parse(json)).find((thing) => thing['@type'] === 'Product')
  }
  expect(await product()).not.toHaveProperty('aggregateRating')
  expect(await product()).not.toHaveProperty('review')
  await shop.written({ subjectId, rating: 5, title: 'Fine' }, author.headers)
  await shop.written({ subjectId, rating: 4 }, author.headers)
  shop.wait(1)
  const { body } = await shop.written({ subjectId }, author.headers)
  await expect.poll(async () => (await product()).review?.length, patient).toBe(3)
  const { aggregateRating, review } = await product()
  expect(aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.5,
    ratingCount: 2,
    reviewCount: 3,
    bestRating: 5,
    worstRating: 1,
  })
  expect(review[0]).toEqual({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Maggie T.' },
    datePublished: shop.now().toISOString().slice(0, 10),
    reviewBody: body,
  })
  expect(review.map((one: { name?: string }) => one.name).filter(Boolean)).toEqual(['Fine'])
})

test('neither markup nor direction or invisible characters in a review reach a page unescaped', async () => {
  const author = await shop.client({ name: `${marker} O'Neil` })
  const subjectId = await shop.beer()
  const page = await pageOf(subjectId)
  const body = `Nice\u202e beer ${marker} </script><img src=x onerror=alert(7)> q\u0300\u0301\u0302\u0303\u0304\u0306 end\u200b`
  const { id, ...review } = await shop.written({ subjectId, title: `${marker}\u2066`, body }, author.headers)
  expect(review).toMatchObject({
    pendingModeration: true,
    title: marker,
    body: `Nice beer ${marker} </script><img src=x onerror=alert(7)> q\u0300\u0301 end`,
  })
  await commandFor(['reviews', 'approve', id])(shop.database, operatorContext)
  await expect.poll(async () => (await reviewsOn(page)).firstPage.meta.total, patient).toBe(1)
  const html = (await shop.get(page)).body
  expect(html).toContain('Nice beer')
  expect(html).not.toContain(marker)
  expect(html).not.toContain('<img src=x')
  const printed = await commandFor(['reviews', 'show', id])(shop.database, operatorContext)
  expect(printed).not.toMatch(/[\u202e\u2066]/)
})
