import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openReviewShop } from '../../tests/review-shop.ts'
import { beers } from '../catalogue/catalogue-tables.ts'
import { reviewCounts, reviewers, reviewVotes, reviews } from './review-tables.ts'

const shop = await openReviewShop()
const { database } = shop

test('RAPI-18 RAPI-19 ENT-64 C-78 a vote is set, turned and cleared, and told as up, down or null', async () => {
  const [author, voter] = [await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId }, author.headers)
  const vote = async (reaction: string) => {
    const answer = await shop.react(id, reaction, voter.headers)
    expect(answer.statusCode).toBe(200)
    const { comment } = answer.json()
    const { streetCreds, streetCredsVotes } = comment.author
    return { ...comment.reactions, streetCreds, streetCredsVotes }
  }
  const none = { upvotes: 0, downvotes: 0, userVote: null, streetCreds: 0, streetCredsVotes: 0 }
  const up = { upvotes: 1, downvotes: 0, userVote: 'up', streetCreds: 1, streetCredsVotes: 1 }
  const down = { upvotes: 0, downvotes: 1, userVote: 'down', streetCreds: -1, streetCredsVotes: 1 }
  expect(await vote('clear')).toEqual(none)
  expect(await vote('upvote')).toEqual(up)
  expect(await vote('upvote')).toEqual(up)
  expect(await vote('downvote')).toEqual(down)
  const [seen] = (await shop.list({ subjectId }, voter.headers)).comments
  expect(seen?.reactions).toEqual({ upvotes: 0, downvotes: 1, userVote: 'down' })
  const [others] = (await shop.list({ subjectId })).comments
  expect(others?.reactions).toEqual({ upvotes: 0, downvotes: 1, userVote: null })
  expect(await vote('clear')).toEqual(none)
  for (const reaction of ['up', 'UPVOTE', '', null, 1]) {
    const refused = await shop.react(id, reaction, voter.headers)
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'reaction'])
  }
})

test('C-78 nobody votes on a review of their own', async () => {
  const author = await shop.client()
  const { id } = await shop.written({ subjectId: await shop.beer() }, author.headers)
  for (const reaction of ['upvote', 'downvote', 'clear']) {
    const answer = await shop.react(id, reaction, author.headers)
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'You cannot vote on your own review.'])
  }
})

test('votes of one client in parallel count once, those of many count all', async () => {
  const author = await shop.client()
  const { id } = await shop.written({ subjectId: await shop.beer() }, author.headers)
  const voters = [await shop.client(), await shop.client(), await shop.client()]
  const answers = await Promise.all(
    voters.flatMap(({ headers }) => Array.from({ length: 6 }, () => shop.react(id, 'upvote', headers))),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const last = (await shop.react(id, 'upvote', voters[0]!.headers)).json().comment
  expect([last.reactions.upvotes, last.author.streetCreds, last.author.streetCredsVotes]).toEqual([3, 3, 3])
})

test('OPEN-40 street creds are the votes on all reviews of the author, and a new review remembers them', async () => {
  const [author, one, two] = [await shop.client(), await shop.client(), await shop.client()]
  const [first, second] = [
    await shop.written({ subjectId: await shop.beer() }, author.headers),
    await shop.written({ subjectId: await shop.beer() }, author.headers),
  ]
  await shop.react(first.id, 'upvote', one.headers)
  await shop.react(first.id, 'upvote', two.headers)
  await shop.react(second.id, 'downvote', two.headers)
  const third = await shop.written({ subjectId: await shop.beer() }, author.headers)
  expect(third.author).toMatchObject({ streetCreds: 1, streetCredsVotes: 3 })
  expect([first.streetCredsSnapshot, third.streetCredsSnapshot]).toEqual([0, 1])
})

test('a beer that leaves the shop takes its reviews along', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  await shop.written({ subjectId, rating: 4 }, author.headers)
  await database.delete(beers).where(eq(beers.id, subjectId))
  expect(await database.$count(reviews, eq(reviews.beerId, subjectId))).toBe(0)
  expect(await database.$count(reviewCounts, eq(reviewCounts.beerId, subjectId))).toBe(0)
})

test('whatever is written, edited, voted, hidden and deleted, the counters say what stands in the tables', async () => {
  const clients = [await shop.client(), await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  const deed = fc.record({
    does: fc.constantFrom('write', 'rate', 'upvote', 'downvote', 'clear', 'hide', 'show', 'delete'),
    client: fc.nat(2),
    review: fc.nat(5),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 14 }), async (deeds) => {
      for (const { does, client, review, rating } of deeds) {
        const { id: clientId } = clients[client]!
        const rows = await database
          .select({ id: reviews.id })
          .from(reviews)
          .where(eq(reviews.beerId, subjectId))
        const id = rows[review]?.id
        const now = shop.now()
        if (does === 'write')
          await database.insert(reviews).values({
            beerId: subjectId,
            authorId: clientId,
            rating,
            body: 'Some text of a review',
            state: 'approved',
            verdict: 'approved',
            streetCreds: review,
            createdAt: now,
            updatedAt: now,
          })
        if (id === undefined) continue
        if (does === 'rate') await database.update(reviews).set({ rating }).where(eq(reviews.id, id))
        if (does === 'hide') await database.update(reviews).set({ state: 'hidden' }).where(eq(reviews.id, id))
        if (does === 'show')
          await database.update(reviews).set({ state: 'approved' }).where(eq(reviews.id, id))
        if (does === 'delete') await database.delete(reviews).where(eq(reviews.id, id))
        if (does === 'upvote' || does === 'downvote' || does === 'clear')
          await shop.react(id, does, clients[client]!.headers)
      }
      const { rows } = await database.execute(sql`
        select coalesce(rating, 0)::integer as rating, count(*)::integer as reviews, sum(street_creds)::integer as creds
        from reviews where beer_id = ${subjectId} and state = 'approved' group by 1 order by 1`)
      const kept = await database
        .select({
          rating: reviewCounts.rating,
          reviews: reviewCounts.reviews,
          creds: reviewCounts.streetCreds,
        })
        .from(reviewCounts)
        .where(sql`${reviewCounts.beerId} = ${subjectId} and ${reviewCounts.reviews} <> 0`)
        .orderBy(reviewCounts.rating)
      expect(kept).toEqual(rows)
      const votes = await database.execute(sql`
        select id from reviews where upvotes <> (select count(*) from ${reviewVotes} where review_id = reviews.id and value = 1)
          or downvotes <> (select count(*) from ${reviewVotes} where review_id = reviews.id and value = -1)`)
      expect(votes.rows).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('votes and reports go with the account that gave them', async () => {
  const [author, voter] = [await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId }, author.headers)
  await shop.react(id, 'upvote', voter.headers)
  await shop.reported(id, voter.headers)
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, voter.headers)
  const [left] = (await shop.list({ subjectId })).comments
  expect(left).toMatchObject({ reactions: { upvotes: 0 }, author: { streetCreds: 0, streetCredsVotes: 0 } })
  const kept = await database.select().from(reviewers).where(eq(reviewers.clientId, author.id))
  expect(kept).toMatchObject([{ streetCreds: 0, votes: 0 }])
})
