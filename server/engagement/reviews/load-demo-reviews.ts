import { readFile } from 'node:fs/promises'
import { addDemoPeople } from '../../identity/accounts/add-demo-people.ts'
import { findBeerIds } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { insertDemoReviews, insertDemoVotes, type NewDemoVote } from './demo-review-queries.ts'
import { keepDrawnPicture } from './keep-drawn-picture.ts'
import { type DemoReview, readDemoReviews } from './read-demo-reviews.ts'
import { approveDemoBuyers } from '../../parties/trade-accounts/demo-trade.ts'
import { claimUploads } from './upload-queries.ts'

type Where = { folder: string; mediaStore: MediaStore | null; now: Date }
type Known = { beers: ReadonlyMap<string, string>; clients: ReadonlyMap<string, string> }

/**
 * Reviews of the demo shop by people whose accounts no one can sign in to, with their votes and, if a media store
 * exists, pictures. The rules do not assess them.
 */
export async function loadDemoReviews(
  transaction: Database,
  { folder, mediaStore, now }: Where,
): Promise<void> {
  const { people, reviews } = await readDemoReviews(folder)
  const clients = await addDemoPeople(transaction, people, now)
  const buyers = people.flatMap(({ key, ...person }) => {
    const clientId = clients.get(key)
    return clientId === undefined ? [] : [{ clientId, ...person }]
  })
  await approveDemoBuyers(transaction, buyers, now)
  const beers = await findBeerIds(
    transaction,
    reviews.map(({ beerExternalId }) => beerExternalId),
  )
  const known = { beers, clients }
  const ids = await insertDemoReviews(transaction, rowsOf(reviews, known))
  await insertDemoVotes(transaction, votesOf(reviews, ids, known))
  if (mediaStore === null) return
  for (const [at, { picture, reviewer }] of reviews.entries()) {
    const clientId = clients.get(reviewer)
    if (picture === null || clientId === undefined) continue
    const file = (ending: string) =>
      readFile(`${folder}/pictures/${picture.replace('.webp', `${ending}.webp`)}`)
    const drawn = { picture: await file(''), thumb: await file('-thumb') }
    const uploadId = await keepDrawnPicture(
      { database: transaction, mediaStore },
      { ...drawn, clientId, now },
    )
    await claimUploads(transaction, { uploadIds: [uploadId], clientId, reviewId: ids[at]! })
  }
}

function rowsOf(reviews: readonly DemoReview[], { beers, clients }: Known) {
  const streetCreds = new Map<string, number>()
  return reviews.map(({ beerExternalId, reviewer, rating, title, body, writtenAt, upvotes, downvotes }) => {
    const before = streetCreds.get(reviewer) ?? 0
    streetCreds.set(reviewer, before + upvotes - downvotes)
    return {
      beerId: beers.get(beerExternalId)!,
      authorId: clients.get(reviewer) ?? null,
      rating,
      title,
      body,
      state: 'approved' as const,
      verdict: 'not_run' as const,
      streetCreds: before,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    }
  })
}

/** Each review's votes come from as many of the others, starting with another one each time. */
function votesOf(reviews: readonly DemoReview[], ids: readonly string[], { clients }: Known): NewDemoVote[] {
  const voters = [...clients]
  return reviews.flatMap(({ reviewer, upvotes, downvotes }, at) => {
    const others = voters.filter(([key]) => key !== reviewer)
    const turned = others.map((_, step) => others[(at * 5 + step) % others.length]!)
    return turned
      .slice(0, upvotes + downvotes)
      .map(([, clientId], place) => ({ reviewId: ids[at]!, clientId, value: place < upvotes ? 1 : -1 }))
  })
}
