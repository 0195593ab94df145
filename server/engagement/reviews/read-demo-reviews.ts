import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { DemoPerson } from '../../identity/accounts/add-demo-people.ts'
import type { DemoBuyer } from '../../parties/trade-accounts/demo-trade.ts'

/** One row of database/demo/reviews/reviewers.csv. */
export type DemoReviewer = DemoPerson & Omit<DemoBuyer, 'clientId'>

/** One row of database/demo/reviews/reviews.csv. */
export type DemoReview = {
  beerExternalId: string
  reviewer: string
  rating: number | null
  writtenAt: Date
  upvotes: number
  downvotes: number
  /** A file of the folder pictures, or null. */
  picture: string | null
  title: string | null
  body: string
}

type Row = Record<string, string | undefined>

/** The reviewers of the demo shop and their reviews, in the order of writing. */
export async function readDemoReviews(
  folder: string,
): Promise<{ people: DemoReviewer[]; reviews: DemoReview[] }> {
  const read = async (name: string): Promise<Row[]> =>
    parse(await readFile(`${folder}/${name}.csv`, 'utf8'), { columns: true })
  const [people, reviews] = await Promise.all([read('reviewers'), read('reviews')])
  return {
    people: people.map(({ external_id: key = '', name = '', company = '', town = '', postcode = '' }) => ({
      key,
      name,
      company,
      town,
      postcode,
    })),
    reviews: reviews
      .map(reviewOf)
      .toSorted((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime()),
  }
}

function reviewOf(row: Row): DemoReview {
  return {
    beerExternalId: row['beer_external_id'] ?? '',
    reviewer: row['reviewer'] ?? '',
    rating: row['rating'] ? Number(row['rating']) : null,
    writtenAt: new Date(row['written_at'] ?? ''),
    upvotes: Number(row['upvotes']),
    downvotes: Number(row['downvotes']),
    picture: row['picture'] || null,
    title: row['title'] || null,
    body: row['body'] ?? '',
  }
}
