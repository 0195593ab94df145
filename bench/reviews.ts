import { migrate } from '../server/platform/database/apply-migrations.ts'
import type { Connection } from '../server/platform/database/database.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { readAskedReviews, readReviews, readSummary } from '../server/engagement/reviews/read-reviews.ts'
import { voteOnReview } from '../server/engagement/reviews/vote-on-review.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { ms, percentile, perSecond, printResult, timings } from './measurements.ts'
import { type FilledReviews, fillReviews } from './fill-reviews.ts'

const size = { beers: 10_000, clients: 20_000, busy: 100_000, total: 1_000_000 }
const runs = 600
const budgetMs = 15
const voters = 16
const votingSeconds = 5

/** The reads of a beer with very many reviews: its first pages, one rating, a client's own, the middle, the far end. */
const questions = [
  {},
  {},
  { rating: '4' },
  { page: '2' },
  { page: '40', pageSize: '50' },
  { rating: '1', page: '300' },
  { approvedOnly: 'false' },
  { approvedOnly: 'false', page: '7000' },
  { page: '9000' },
  { page: '17990' },
]

/**
 * Lists and summaries of one beer with 100,000 reviews among a million, and votes, on PostgreSQL. Reads are asked one
 * after the other, as the listing's are: more at once than there are cores would measure how long they queue.
 */
export async function benchReviews(): Promise<void> {
  const postgres = await startThrowawayPostgres('-c fsync=off')
  if (postgres === null) {
    printResult('reviews on PostgreSQL', 'no server here')
    return
  }
  try {
    postgres.createDatabase('dray')
    const connection = await connectPostgres(`${postgres.url}/dray`)
    await migrate(connection)
    const filled = await fillReviews(connection.database, size)
    await benchReading(connection, filled)
    await benchVotes(connection, filled)
    await connection.close()
  } finally {
    postgres.stop()
  }
}

async function benchReading({ database }: Connection, { busyBeerId, clientIds }: FilledReviews) {
  const lists = await timings(runs, (run) => {
    const asked = readAskedReviews({ subjectId: busyBeerId, ...questions[run % questions.length] })
    const viewer = run % 2 === 0 ? null : clientIds[run % clientIds.length]!
    return readReviews(database, asked, viewer)
  })
  const summaries = await timings(runs, () => readSummary(database, busyBeerId))
  for (const [what, times] of [
    ['list', lists],
    ['summary', summaries],
  ] as const) {
    const p99 = percentile(times, 0.99)
    printResult(`${what} at 100,000 of 1,000,000, one at a time, p50`, ms(percentile(times, 0.5)))
    const budget = { target: `<= ${budgetMs} ms`, isMet: p99 <= budgetMs }
    printResult(`${what} at 100,000 of 1,000,000, one at a time, p99`, ms(p99), budget)
  }
}

/** Many clients vote on the reviews of one page at once. */
async function benchVotes({ database }: Connection, { busyBeerId, clientIds }: FilledReviews) {
  const asked = readAskedReviews({ subjectId: busyBeerId, pageSize: '50' })
  const { comments } = await readReviews(database, asked, null)
  const until = performance.now() + votingSeconds * 1000
  let votes = 0
  const lanes = Array.from({ length: voters }, async (_, lane) => {
    for (let step = 0; performance.now() < until; step += 1) {
      const { id, author } = comments[(lane * 3 + step) % comments.length]!
      const clientId = clientIds[(lane * 31 + step) % clientIds.length]!
      if (author.id === clientId) continue
      await voteOnReview(database, {
        reviewId: id,
        clientId,
        reaction: step % 3 === 2 ? 'downvote' : 'upvote',
      })
      votes += 1
    }
  })
  await Promise.all(lanes)
  printResult(`votes on 50 reviews by ${voters} at once`, perSecond(votes / votingSeconds))
}
