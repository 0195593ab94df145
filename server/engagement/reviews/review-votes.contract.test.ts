import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { beers } from '../../catalogue/beers/catalogue-tables.ts'
import { reviewCounts, reviewDays, reviewers, reviews } from './review-tables.ts'

const shop = await openReviewShop()
const { database } = shop

test('a vote is set, changed and cleared, and returned as up, down or null (RAPI-18, RAPI-19, ENT-64, C-78)', async () => {
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

test('a client cannot vote on an own review (C-78)', async () => {
  const author = await shop.client()
  const { id } = await shop.written({ subjectId: await shop.beer() }, author.headers)
  for (const reaction of ['upvote', 'downvote', 'clear']) {
    const answer = await shop.react(id, reaction, author.headers)
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'You cannot vote on your own review.'])
  }
})

test('a review that waits or is hidden is not voted on, and its votes stay (C-75, C-78)', async () => {
  const [author, voter] = [await shop.client(), await shop.client()]
  const { id } = await shop.written({ subjectId: await shop.beer() }, author.headers)
  await shop.react(id, 'upvote', voter.headers)
  for (const state of ['pending', 'hidden'] as const) {
    await database.update(reviews).set({ state }).where(eq(reviews.id, id))
    for (const reaction of ['upvote', 'downvote', 'clear'])
      expect((await shop.react(id, reaction, voter.headers)).statusCode).toBe(404)
  }
  const [stored] = await database.select().from(reviews).where(eq(reviews.id, id))
  expect([stored?.upvotes, stored?.downvotes]).toEqual([1, 0])
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

test('street creds are the votes on all reviews of the author, and a new review remembers them (OPEN-40)', async () => {
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
  expect(await database.$count(reviewDays, eq(reviewDays.beerId, subjectId))).toBe(0)
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
  const stored = await database.select().from(reviewers).where(eq(reviewers.clientId, author.id))
  expect(stored).toMatchObject([{ streetCreds: 0, votes: 0 }])
})
