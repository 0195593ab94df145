import { expect, test } from 'vitest'
import { aPicture } from '../../../tests/support/builders/picture-files.ts'
import { openReviewShop, plainBody } from '../../../tests/support/shops/review-shop.ts'
import { reviewers } from './review-tables.ts'

const shop = await openReviewShop()
const flagged = 'Half the price at www.cheapkegs.example, honestly.'

test('a short or long text and a bad rating are refused with the form’s texts (REV-40, REV-41, REV-42, REV-43, REV-44, REV-45, C-40)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const refusals: [object, string][] = [
    [{ body: '  short    ' }, 'Please share a few more details (minimum 10 characters).'],
    [{ body: `a\u200b${'\u200b'.repeat(20)}b` }, 'Please share a few more details (minimum 10 characters).'],
    [{ body: 'x y '.repeat(1001) }, 'Please keep your review to 4,000 characters.'],
    [{ title: 't'.repeat(121) }, 'Please keep the title to 120 characters.'],
    [{ rating: 0 }, 'Please choose a rating from 1 to 5.'],
    [{ rating: 6 }, 'Please choose a rating from 1 to 5.'],
    [{ rating: 2.5 }, 'Please choose a rating from 1 to 5.'],
    [{ rating: '4' }, "Field 'rating' must be a number."],
    [{ body: 7 }, "Field 'body' must be text."],
    [{ subjectType: 'team' }, "Field 'subjectType' is not valid."],
    [{ approved: true }, "Field 'approved' is not known."],
    [{ attachments: ['x'] }, 'One of the images is no longer there. Please upload it again.'],
    [{ attachments: [1, 2, 3, 4, 5].map(() => crypto.randomUUID()) }, 'You can attach up to 4 images.'],
  ]
  for (const [fault, message] of refusals) {
    const answer = await shop.write({ subjectId, ...fault }, author.headers)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  }
  expect((await shop.write({ subjectId: crypto.randomUUID() }, author.headers)).statusCode).toBe(404)
  expect((await shop.write({ subjectId: 'abc' }, author.headers)).json().message).toBe(
    'The beer was not found.',
  )
  const ten = await shop.written(
    { subjectId, body: ' 0123456789 ', title: ` ${'t'.repeat(120)}` },
    author.headers,
  )
  expect([ten.body, ten.title?.length, ten.rating]).toEqual(['0123456789', 120, null])
  expect((await shop.written({ subjectId, title: '   ', rating: null }, author.headers)).title).toBeNull()
})

test('an edit changes its given fields, null clears, and an empty edit writes nothing (RAPI-16, RAPI-17, C-76, REV-20)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId, title: 'First', rating: 3, body: plainBody }, author.headers)
  const edit = async (change: object) => (await shop.edit(id, change, author.headers)).json().comment
  expect(await edit({})).toMatchObject({ title: 'First', rating: 3, edited: false })
  expect(await edit({ title: ' First ', rating: 3, body: plainBody })).toMatchObject({ edited: false })
  shop.wait(5)
  const body = 'On second thoughts the head was thin.'
  expect(await edit({ body })).toMatchObject({
    title: 'First',
    rating: 3,
    body,
    edited: true,
    updatedAt: shop.now().toISOString(),
  })
  expect(await edit({ title: 'Second' })).toMatchObject({ title: 'Second', rating: 3, body })
  expect(await edit({ title: null })).toMatchObject({ title: null, rating: 3, body })
  expect(await edit({ rating: 5 })).toMatchObject({ title: null, rating: 5, body })
  expect(await edit({ rating: null })).toMatchObject({ title: null, rating: null, body })
  const refused = await shop.edit(id, { attachments: [] }, author.headers)
  expect([refused.statusCode, refused.json().message]).toEqual([400, "Field 'attachments' is not known."])
  expect((await shop.edit(id, { body: 'short' }, author.headers)).statusCode).toBe(400)
})

test('only the author edits, and a client who cannot see a review does not learn of it (SEC-09)', async () => {
  const [author, other] = [await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  const shown = await shop.written({ subjectId }, author.headers)
  const waiting = await shop.written({ subjectId, body: flagged }, author.headers)
  const answer = await shop.edit(shown.id, { rating: 1 }, other.headers)
  expect([answer.statusCode, answer.json().message]).toEqual([403, 'You can edit your own reviews only.'])
  for (const id of [waiting.id, crypto.randomUUID(), 'abc', `${shown.id}'--`])
    for (const refused of [
      await shop.edit(id, { rating: 1 }, other.headers),
      await shop.react(id, 'upvote', other.headers),
      await shop.report(id, 'Not about the beer', other.headers),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found'])
  expect((await shop.list({ subjectId }, other.headers)).comments[0]).toMatchObject({
    rating: null,
    userCanEdit: false,
  })
})

test('an author reads an own review by its id, even while it is pending; other clients cannot (REV-30)', async () => {
  const [author, other] = [await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  const shown = await shop.written({ subjectId }, author.headers)
  const waiting = await shop.written({ subjectId, body: flagged }, author.headers)
  for (const { id, body } of [shown, waiting]) {
    const own = await shop.read(id, author.headers)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(own.json().comment).toMatchObject({ id, body, userCanEdit: true })
    expect((await shop.read(id, other.headers)).statusCode).toBe(404)
    expect((await shop.read(id)).statusCode).toBe(401)
  }
  expect((await shop.read('abc', author.headers)).statusCode).toBe(404)
})

test('a beer may be reviewed again, but not with the same words (OPEN-43)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  expect((await shop.written({ subjectId, body: plainBody }, author.headers)).approved).toBe(true)
  expect((await shop.written({ subjectId }, author.headers)).approved).toBe(true)
  expect(
    (await shop.written({ subjectId, body: plainBody.toUpperCase().toLowerCase() }, author.headers)).approved,
  ).toBe(false)
})

test('a review sent twice with one key is one review', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const headers = { ...author.headers, 'idempotency-key': crypto.randomUUID() }
  const sent = { subjectId, body: plainBody }
  const answers = await Promise.all([shop.write(sent, headers), shop.write(sent, headers)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(answers[0]!.json()).toEqual(answers[1]!.json())
  expect((await shop.summary(subjectId)).totalComments).toBe(1)
})

test('a client whom an operator has blocked cannot write, and the client’s reviews say so (OPEN-41)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId }, author.headers)
  await shop.database.insert(reviewers).values({ clientId: author.id, blockedReason: 'Advertising' })
  for (const answer of [
    await shop.write({ subjectId }, author.headers),
    await shop.edit(id, { rating: 1 }, author.headers),
  ])
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      403,
      'reviewing_unavailable',
      'Reviewing is not available for your account.',
    ])
  const [comment] = (await shop.list({ subjectId }, author.headers)).comments
  expect([comment?.author.canComment, comment?.userCanEdit]).toEqual([false, false])
  const elsewhere = { subjectId: await shop.beer() }
  const viewers = [
    await shop.list(elsewhere, author.headers),
    await shop.list(elsewhere, (await shop.client()).headers),
    await shop.list(elsewhere),
  ].map(({ viewer }) => viewer)
  expect(viewers).toEqual([{ canComment: false }, { canComment: true }, undefined])
  const upload = await shop.upload(await aPicture('png'), author.headers)
  expect([upload.statusCode, upload.json().code]).toEqual([403, 'reviewing_unavailable'])
})

test('more attempts than a person makes are refused for a while', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId }, author.headers)
  for (let time = 1; time < 30; time += 1) await shop.edit(id, {}, author.headers)
  const answer = await shop.edit(id, {}, author.headers)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600'])
  expect((await shop.write({ subjectId }, (await shop.client()).headers)).statusCode).toBe(201)
})
