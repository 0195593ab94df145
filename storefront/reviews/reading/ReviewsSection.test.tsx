import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BeerReviews } from '../../../shared/api/reviews-api.ts'
import {
  buildBeerReviews,
  buildReview,
  buildReviewList,
  buildReviewSummary,
  noReviews,
} from '../../../tests/support/builders/review-builder.ts'
import { Stars } from '../../ui/core/Stars.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'

const beer = { id: 'b1', name: 'Coal Staith' }
const render = (reviews: BeerReviews) =>
  renderToStaticMarkup(<ReviewsSection beer={beer} reviews={reviews} />)
const drawOne = (review: Parameters<typeof buildReview>[0]) =>
  render(buildBeerReviews({ firstPage: buildReviewList([buildReview(review)]) }))
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('the server draws total, average, buckets and street cred (REV-01, REV-02, REV-03, REV-04)', () => {
  const words = wordsOf(render(buildBeerReviews()))
  expect(words).toContain('4.3 4.3 out of 5 stars 27 reviews')
  expect(words).toContain('5 stars 13 4 stars 8 3 stars 3 2 stars 0 1 star 1')
  expect(words).toContain('Street cred of reviewers: 6.4 on average, 41 at most. Trusted from 10.')
})

test('a bucket’s bar is as long as its share of the rated ones (REV-03)', () => {
  const shares = [...render(buildBeerReviews()).matchAll(/--share:(\d+)%/g)].map(([, share]) => share)
  expect(shares).toEqual(['52', '32', '12', '0', '4'])
})

test('the filter offers All, 5, 4, 3, 2 and 1, and waits for its scripts (REV-05)', () => {
  const html = render(buildBeerReviews())
  const filter = /<fieldset[^>]* disabled\b.*?<\/fieldset>/.exec(html)?.[0] ?? ''
  expect(wordsOf(filter).trim()).toBe('Show reviews by rating All 5 4 3 2 1')
})

test('a review has all its parts (REV-11, REV-12, REV-13, REV-15, REV-16, REV-17, REV-18, REV-19)', () => {
  const words = wordsOf(render(buildBeerReviews()))
  expect(words).toContain('4 out of 5 stars 5 Mar 2024 Sold out by Sunday Dropped bright in a day')
  expect(words).toContain('Maggie T. , Hebden Bridge · 12 street creds')
  const html = render(buildBeerReviews())
  expect(html).toMatch(/aria-label="Upvote, 3".*aria-label="Downvote, 1"/)
})

test('pictures are links to themselves (REV-14)', () => {
  const picture = {
    id: 'p',
    url: '/media/p.webp',
    thumbUrl: '/media/t.webp',
    width: 9,
    height: 9,
    contentType: 'image/webp',
    filesize: 9,
  }
  const html = drawOne({ attachments: [picture, { ...picture, id: 'q' }] })
  expect(html).toMatch(
    /<a href="\/media\/p.webp">.*?<img[^>]*src="\/media\/t.webp"[^>]*alt="Picture 1 of 2 by Maggie T\."/,
  )
})

test('only an edited review is marked as edited (REV-20)', () => {
  expect(wordsOf(drawOne({ edited: true }))).toContain('5 Mar 2024 · Edited')
  expect(wordsOf(drawOne({ edited: false }))).not.toContain('Edited')
})

test('an own review that waits has its badge (REV-21, REV-26)', () => {
  const badge = 'Pending review (visible only to you)'
  expect(drawOne({ pendingModeration: true })).toContain(badge)
  expect(drawOne({ pendingModeration: false })).not.toContain(badge)
})

test('an author who has ordered from the brewery is marked, no other is (security 6)', () => {
  const badge = '>Has ordered from this brewery<'
  expect(drawOne({ authorHasOrdered: true })).toContain(badge)
  expect(drawOne({ authorHasOrdered: false })).not.toContain('ordered')
})

test('offers editing only to the author, and deleting to no one (REV-22, REV-65)', () => {
  expect(drawOne({ userCanEdit: true })).toContain('Edit review')
  const html = drawOne({ userCanEdit: false, userCanDelete: true })
  expect(html).not.toContain('Edit review')
  expect(html).not.toMatch(/delete|remove/i)
})

test.each([
  [-1, '0'],
  [7, '5'],
  [3.4, '3.4'],
  [4.25, '4.3'],
])('a rating of %d is read out as %s (REV-47)', (value, shown) => {
  expect(renderToStaticMarkup(<Stars value={value} />)).toContain(`>${shown} out of 5 stars`)
})

test('stars are drawn to the nearest half', () => {
  expect(renderToStaticMarkup(<Stars value={3.4} />)).toContain('--filled:70%')
})

test('asks a guest to sign in, in place of a form (REV-10, REV-62)', () => {
  const html = render(buildBeerReviews())
  expect(html).toContain('Please sign in to leave a review.')
  expect(html).toContain('href="/account/login')
  expect(html).not.toContain('<form')
})

test('a review without rating, title and place has no gaps', () => {
  const words = wordsOf(drawOne({ rating: null, title: null, author: { location: null, streetCreds: 1 } }))
  expect(words).toContain('No rating 5 Mar 2024 Dropped bright')
  expect(words).toContain('Maggie T. · 1 street cred ')
})

test('without any rating there is no average (REV-02)', () => {
  const summary = buildReviewSummary({
    totalComments: 1,
    averageRating: null,
    ratingBuckets: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  })
  expect(wordsOf(render(buildBeerReviews({ summary })))).toContain('No rating yet 1 review')
})

test('a beer without reviews shows a notice', () => {
  const html = render(noReviews)
  expect(wordsOf(html)).toContain('No reviews yet. Be the first to say how it sold.')
  expect(html).not.toContain('Show reviews by rating')
})

test('markup in a review is shown as it was written', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const html = drawOne({ title: hostile, body: hostile, author: { displayName: hostile, location: hostile } })
  expect(html).not.toContain('<img src=x')
  expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(4)
})

test('without scripts the newest are there, and the others are spoken of (REV-08)', () => {
  expect(wordsOf(render(buildBeerReviews()))).toContain(
    'These are the newest 1 of 27 reviews. The others need JavaScript.',
  )
})
