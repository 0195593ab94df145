import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fragments } from '../../../tests/support/builders/hostile-input.ts'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'

const shop = await openReviewShop()
const author = await shop.client()
const subjectId = await shop.beer()
const { id } = await shop.written({ subjectId }, author.headers)
const address = '/public/marketplace/comments'

const raw = (url: string, payload: string, type?: string, headers: object = author.headers) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
  })

const calls = [address, `${address}/${id}/reactions`, `${address}/${id}/report`]

test.each(calls)('%s accepts only JSON of a bounded size, and names the fault', async (url) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
  ]) {
    const answer = await raw(url, 'body=a', type)
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'This call takes JSON. Send it as application/json.',
    ])
  }
  const large = await raw(url, JSON.stringify({ body: 'x'.repeat(70_000) }), 'application/json')
  expect([large.statusCode, large.json().message]).toEqual([
    413,
    'What was sent is larger than the shop takes.',
  ])
  for (const text of ['', '[]', 'null', '"text"', '7']) {
    const answer = await raw(url, text, 'application/json')
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'This call takes a JSON object.'])
  }
  expect((await raw(url, '{"__proto__":{"a":1}}', 'application/json')).statusCode).toBe(400)
  expect((await raw(url, '{}', 'application/json')).json().message).toMatch(/^Field '\w+' is missing\.$/)
})

test('an error about a NUL names its field', async () => {
  const answer = await shop.write({ subjectId, body: 'A fine beer\u0000 indeed.' }, author.headers)
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'body'])
})

test('no hostile address makes a read fail', async () => {
  const value = fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 40 }))
  const query = fc.record(
    {
      subjectId: value,
      subjectType: value,
      page: value,
      pageSize: value,
      rating: value,
      approvedOnly: value,
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(query, fc.boolean(), fc.constantFrom('', '/summary'), async (asked, isOwn, path) => {
      const search = new URLSearchParams({ subjectId, ...asked })
      const answer = await shop.get(`${address}${path}?${search}`, isOwn ? author.headers : undefined)
      expect([200, 400, 404]).toContain(answer.statusCode)
    }),
    { numRuns: runCount(150) },
  )
})

test('a page as far away as numbers go is empty and costs nothing', async () => {
  for (const page of ['1e15', '999999999999', 'Infinity', '-5', '1.9']) {
    const { meta, comments } = await shop.list({ subjectId, page })
    expect(meta.total).toBe(1)
    expect(comments).toHaveLength(meta.page === 1 ? 1 : 0)
  }
})

test('any accepted text reads back as stored, and any other is refused with its field', async () => {
  const writers = [await shop.client(), await shop.client(), await shop.client()]
  let turn = 0
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 200 })),
      fc.option(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'grapheme', maxLength: 60 }))),
      async (body, title) => {
        shop.wait(1)
        turn += 1
        const answer = await shop.write({ subjectId, body, title }, writers[turn % 3]!.headers)
        const { comment, field } = answer.json()
        const { comments } = await shop.list(
          { subjectId, approvedOnly: 'false', pageSize: '50' },
          writers[turn % 3]!.headers,
        )
        const listed = comments.find((one) => one.id === comment?.id)
        const outcome = answer.statusCode === 201 ? { is: 'taken', comment } : { is: 'refused', field }
        expect([
          { is: 'taken', comment: listed },
          { is: 'refused', field: 'body' },
          { is: 'refused', field: 'title' },
        ]).toContainEqual(outcome)
      },
    ),
    { numRuns: runCount(60) },
  )
})
