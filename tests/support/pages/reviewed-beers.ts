import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { Comment, NewComment } from '../../../shared/api/reviews-api.ts'
import { aPicture } from '../builders/picture-files.ts'
import { registerConfirmed } from './signed-in.ts'

const comments = '/public/marketplace/comments'
const demoReviews = readFileSync(
  new URL('../../../database/demo/reviews/reviews.csv', import.meta.url),
  'utf8',
)

export type ReviewedBeer = { id: string; /** Leads to the reviews on the beer's page. */ reviews: string }

/** A beer of the demo shop without reviews. Each journey uses a number of its own. */
export async function takeBeer(shop: string, number: number): Promise<ReviewedBeer> {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => fetch(`${shop}/shop?page=${page}`)))
  const html = (await Promise.all(pages.map((page) => page.text()))).join('')
  const paths = new Set(Array.from(html.matchAll(/href="(\/beer\/[^"]+)"/g), ([, path = '']) => path))
  const path = [...paths].filter(isNotReviewed)[number]
  if (path === undefined) throw new Error(`The demo shop has no beer number ${number}`)
  return { id: path.split('/').at(-1) ?? '', reviews: `${path}#reviews` }
}

/** The demo data name a beer as 'brewery/beer'. */
function isNotReviewed(path: string): boolean {
  const [, , brewery, , beer] = path.split('/')
  return !demoReviews.includes(`\n${brewery}/${beer},`)
}

/** A review by a client made a moment ago, or by the one that is given. */
export async function writeReview(
  shop: string,
  beerId: string,
  change: Partial<NewComment> = {},
  by?: SignedIn,
): Promise<{ review: Comment; client: SignedIn }> {
  const client = by ?? (await registerConfirmed(shop))
  const response = await fetch(`${shop}${comments}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${client.token.accessToken}`,
    },
    body: JSON.stringify({ subjectId: beerId, body: 'Dropped bright in a day and sold well.', ...change }),
  })
  if (response.status !== 201) throw new Error(`No review: ${response.status} ${await response.text()}`)
  return { review: ((await response.json()) as { comment: Comment }).comment, client }
}

/** The reviews on the screen. */
export const reviewCards = (page: Page) => page.getByRole('article', { name: /^Review by / })

/**
 * Opens the page at the reviews and waits until they are awake; `hasReviews` waits first until the page shows what was
 * written a moment ago, as a stored page may be a tenth of a second old.
 */
export async function openReviews(page: Page, { reviews }: ReviewedBeer, hasReviews = false): Promise<void> {
  const read = async () => (await page.request.get(reviews)).text()
  if (hasReviews) await expect.poll(read).not.toContain('No reviews yet.')
  await page.goto(reviews)
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible()
}

export const isListCall = (url: URL) => url.pathname === comments

/** A small picture as a file that is chosen in a form; another name is another picture. */
export async function pictureFile(name: string, kind: 'jpeg' | 'png' | 'webp') {
  const buffer = await aPicture(kind, { shade: name.length })
  return { name: `${name}.${kind}`, mimeType: `image/${kind}`, buffer }
}
