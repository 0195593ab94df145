import { expect, test } from 'vitest'
import { openReviewShop, plainBody } from '../../../tests/support/shops/review-shop.ts'
import { aPicture } from '../../../tests/support/builders/picture-files.ts'
import { setReviewState } from './review-writing-queries.ts'

const shop = await openReviewShop()
const address = '/public/marketplace/comments'
const flagged = 'Half the price at www.cheapkegs.example, honestly.'

test('a review is answered and listed with every field (ENT-61, ENT-63, ENT-64, ENT-65, ENT-66, OPEN-39, RAPI-14, RAPI-15)', async () => {
  const [author, reader] = [await shop.client({ name: 'Maggie de la Tapster' }), await shop.client()]
  await shop.post(
    '/api/account/addresses',
    {
      label: 'Pub',
      recipient: 'The Tap',
      street: '1 High Street',
      apartment: null,
      town: 'Otley',
      postcode: 'LS21 1AA',
      phone: null,
    },
    author.headers,
  )
  const subjectId = await shop.beer()
  const upload = await shop.uploaded(await aPicture(), author.headers)
  const answer = await shop.write(
    {
      subjectType: 'beer',
      subjectId,
      body: plainBody,
      title: ' Nice ',
      rating: 4,
      attachments: [upload.uploadId],
    },
    author.headers,
  )
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
  const { comment } = answer.json()
  const now = shop.now().toISOString()
  expect(comment).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    subjectType: 'beer',
    subjectId,
    rating: 4,
    title: 'Nice',
    body: plainBody,
    attachments: [
      {
        id: upload.uploadId,
        url: upload.url,
        thumbUrl: upload.thumbUrl,
        width: 40,
        height: 30,
        contentType: 'image/webp',
        filesize: upload.filesize,
      },
    ],
    reactions: { upvotes: 0, downvotes: 0, userVote: null },
    author: {
      id: author.id,
      displayName: 'Maggie T.',
      location: 'Otley',
      streetCreds: 0,
      streetCredsVotes: 0,
      canComment: true,
    },
    approved: true,
    hidden: false,
    pendingModeration: false,
    aiReviewStatus: 'approved',
    streetCredsSnapshot: 0,
    authorHasOrdered: false,
    userCanEdit: true,
    userCanDelete: false,
    createdAt: now,
    updatedAt: now,
    edited: false,
  })
  const seen = { ...comment, userCanEdit: false }
  expect((await shop.list({ subjectId })).comments).toEqual([seen])
  expect((await shop.list({ subjectId }, reader.headers)).comments).toEqual([seen])
})

test('every call that writes needs a bearer (RAPI-02, SEC-07, SEC-08, SEC-10, SEC-11, ERR-23)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId }, author.headers)
  const answers = [
    await shop.write({ subjectId }),
    await shop.edit(id, { rating: 1 }),
    await shop.react(id, 'upvote'),
    await shop.report(id, 'Not about the beer'),
    await shop.upload(await aPicture()),
    await shop.write({ subjectId }, { authorization: 'Bearer nonsense' }),
  ]
  for (const answer of answers)
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Authentication required'])
  expect((await shop.summary(subjectId)).totalComments).toBe(1)
})

test('reviews belong to the subject, which is a beer by default (RAPI-01, RAPI-03, RAPI-04, ENT-62)', async () => {
  const author = await shop.client()
  const [one, other] = [await shop.beer(), await shop.beer()]
  const { id } = await shop.written({ subjectId: one.toUpperCase() }, author.headers)
  const ids = async (query: Record<string, string>) =>
    (await shop.list(query)).comments.map((comment) => comment.id)
  expect(await ids({ subjectId: one })).toEqual([id])
  expect(await ids({ subjectType: 'beer', subjectId: one.toUpperCase() })).toEqual([id])
  expect(await ids({ subjectType: 'team', subjectId: one })).toEqual([])
  expect(await ids({ subjectId: other })).toEqual([])
  expect(await ids({ subjectId: "x' or 1=1" })).toEqual([])
  const answer = await shop.ask({})
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    "Parameter 'subjectId' must be the id of a beer.",
  ])
})

test('pages hold five, newest first, for any rating filter (C-05, RAPI-05, RAPI-06, RAPI-07, RAPI-10, ENT-72, OPEN-42, C-41)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const written: string[] = []
  for (const rating of [4, null, 4, 2, 4, 5, 4]) {
    shop.wait(1)
    written.unshift((await shop.written({ subjectId, rating }, author.headers)).id)
  }
  shop.wait(1)
  // A second review of the same moment comes before or after the first, but always appears.
  const twins = [
    await shop.written({ subjectId }, author.headers),
    await shop.written({ subjectId }, author.headers),
  ]
  const order = [
    ...twins
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
    ...written,
  ]
  const first = await shop.list({ subjectId })
  expect(first.meta).toEqual({ page: 1, pageSize: 5, total: 9, pages: 2 })
  expect(first.comments).toHaveLength(5)
  expect(await shop.list({ subjectId, page: '1', pageSize: '5' })).toEqual(first)
  expect(await shop.list({ subjectId, page: 'x', pageSize: '0', rating: 'all' })).toEqual(first)
  const second = await shop.list({ subjectId, page: '2' })
  expect([...first.comments, ...second.comments].map(({ id }) => id)).toEqual(order)
  for (const size of [1, 2, 3, 4, 50]) {
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil(9 / size); page += 1) {
      const { comments } = await shop.list({ subjectId, page: String(page), page_size: String(size) })
      seen.push(...comments.map(({ id }) => id))
    }
    expect(seen).toEqual(order)
  }
  expect(await shop.list({ subjectId, page: '3' })).toEqual({
    comments: [],
    meta: { page: 3, pageSize: 5, total: 9, pages: 2 },
  })
  expect((await shop.list({ subjectId, pageSize: '5000' })).meta.pageSize).toBe(50)

  const four = await shop.list({ subjectId, rating: '4', pageSize: '3' })
  expect([four.meta.total, four.meta.pages, ...four.comments.map(({ rating }) => rating)]).toEqual([
    4, 2, 4, 4, 4,
  ])
  for (const rating of ['0', '6', '4.5', 'x'])
    expect((await shop.ask({ subjectId, rating })).json().message).toBe(
      "Parameter 'rating' must be a whole number from 1 to 5.",
    )
})

test('the summary counts shown reviews, and averages those with stars (RAPI-11, ENT-67, ENT-68, C-77, NOT-05)', async () => {
  const [author, voter] = [await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  const nothing = {
    totalComments: 0,
    averageRating: null,
    ratingBuckets: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    streetCredSummary: { threshold: 10, average: null, max: null },
  }
  expect(await shop.summary(subjectId)).toEqual(nothing)
  expect(await shop.summary('abc')).toEqual(nothing)
  const unrated = await shop.written({ subjectId }, author.headers)
  expect(await shop.summary(subjectId)).toMatchObject({ totalComments: 1, averageRating: null })
  await shop.react(unrated.id, 'upvote', voter.headers)
  await shop.written({ subjectId, rating: 5 }, author.headers)
  await shop.written({ subjectId, rating: 4 }, author.headers)
  const last = await shop.written({ subjectId, rating: 4 }, author.headers)
  await shop.written({ subjectId, rating: 1, body: flagged }, author.headers)
  expect(last.streetCredsSnapshot).toBe(1)
  const summary = {
    totalComments: 4,
    averageRating: 4.33,
    ratingBuckets: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
    streetCredSummary: { threshold: 10, average: 0.8, max: 1 },
  }
  expect(await shop.summary(subjectId)).toEqual(summary)
  await shop.edit(last.id, { rating: 2 }, author.headers)
  expect(await shop.summary(subjectId)).toMatchObject({
    averageRating: 3.67,
    ratingBuckets: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 1 },
  })
})

test('only its author sees a pending review, and no client a hidden one (REV-26, REV-27, RAPI-08, RAPI-09, SEC-06, SEC-12, C-75)', async () => {
  const [author, other] = [await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  const waiting = await shop.written({ subjectId, body: flagged, rating: 1 }, author.headers)
  expect(waiting).toMatchObject({
    approved: false,
    hidden: false,
    pendingModeration: true,
    aiReviewStatus: 'flagged',
  })
  shop.wait(1)
  const shown = await shop.written({ subjectId, rating: 5 }, author.headers)
  const pending = { subjectId, approvedOnly: 'false' }
  const ids = async (query: Record<string, string>, headers?: Record<string, string>) => {
    const { comments, meta } = await shop.list(query, headers)
    expect(meta.total).toBe(comments.length)
    return comments.map(({ id }) => id)
  }
  expect(await ids(pending, author.headers)).toEqual([shown.id, waiting.id])
  expect(await ids({ ...pending, rating: '1' }, author.headers)).toEqual([waiting.id])
  expect(await ids({ subjectId }, author.headers)).toEqual([shown.id])
  expect(await ids(pending, other.headers)).toEqual([shown.id])
  expect(await ids(pending)).toEqual([shown.id])
  const pages = await shop.list({ ...pending, pageSize: '1', page: '2' }, author.headers)
  expect([pages.meta.total, pages.comments[0]?.id]).toEqual([2, waiting.id])

  const edited = await shop.edit(shown.id, { body: `${flagged} Really.` }, author.headers)
  expect(edited.json().comment).toMatchObject({ approved: false, pendingModeration: true, edited: true })
  expect(await ids({ subjectId })).toEqual([])
  expect(await shop.summary(subjectId)).toMatchObject({ totalComments: 0 })
  const mended = await shop.edit(shown.id, { body: 'A fine beer after all, that one.' }, author.headers)
  expect(mended.json().comment).toMatchObject({ approved: true, aiReviewStatus: 'approved' })
  expect(await ids({ subjectId })).toEqual([shown.id])

  await setReviewState(shop.database, { reviewId: shown.id, state: 'hidden', updatedAt: shop.now() })
  expect(await ids(pending, author.headers)).toEqual([waiting.id])
  expect((await shop.edit(shown.id, { rating: 1 }, author.headers)).statusCode).toBe(404)
})

test('every call is described', async () => {
  const described = (await shop.get('/docs/api/buyer.json')).json().paths
  expect(Object.keys(described).filter((path) => path.startsWith(address))).toHaveLength(6)
})
