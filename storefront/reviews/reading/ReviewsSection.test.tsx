import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BeerReviews } from '../../../shared/api/reviews.ts'
import {
  buildBeerReviews,
  buildReview,
  buildReviewList,
  buildReviewSummary,
  noReviews,
} from '../../../tests/review-builder.ts'
import { Stars } from '../../ui/Stars.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'

const beer = { id: 'b1', name: 'Coal Staith' }
const draw = (reviews: BeerReviews) => renderToStaticMarkup(<ReviewsSection beer={beer} reviews={reviews} />)
const drawOne = (review: Parameters<typeof buildReview>[0]) =>
  draw(buildBeerReviews({ firstPage: buildReviewList([buildReview(review)]) }))
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

test('REV-01 REV-02 REV-03 REV-04 the server draws total, average, buckets and street cred', () => {
  const words = wordsOf(draw(buildBeerReviews()))
  expect(words).toContain('4.3 4.5 out of 5 stars 27 reviews')
  expect(words).toContain('5 stars 13 4 stars 8 3 stars 3 2 stars 0 1 star 1')
  expect(words).toContain('Street cred of reviewers: 6.4 on average, 41 at most. Trusted from 10.')
})

test('REV-03 a bucket’s bar is as long as its share of the rated ones', () => {
  const shares = [...draw(buildBeerReviews()).matchAll(/--share:(\d+)%/g)].map(([, share]) => share)
  expect(shares).toEqual(['52', '32', '12', '0', '4'])
})

test('REV-05 the filter offers All, 5, 4, 3, 2 and 1, and waits for its scripts', () => {
  const html = draw(buildBeerReviews())
  const filter = /<fieldset[^>]*disabled="".*?<\/fieldset>/.exec(html)?.[0] ?? ''
  expect(wordsOf(filter).trim()).toBe('Show reviews by rating All 5 4 3 2 1')
})

test('REV-11 REV-12 REV-13 REV-15 REV-16 REV-17 REV-18 REV-19 a review has all its parts', () => {
  const words = wordsOf(draw(buildBeerReviews()))
  expect(words).toContain('4 out of 5 stars 5 Mar 2024 Sold out by Sunday Dropped bright in a day')
  expect(words).toContain('Maggie T. , Hebden Bridge · 12 street creds')
  const html = draw(buildBeerReviews())
  expect(html).toMatch(/aria-label="Upvote, 3".*aria-label="Downvote, 1"/)
})

test('REV-14 pictures are links to themselves', () => {
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

test('REV-20 an edited review says so, and no other', () => {
  expect(wordsOf(drawOne({ edited: true }))).toContain('5 Mar 2024 · Edited')
  expect(wordsOf(drawOne({ edited: false }))).not.toContain('Edited')
})

test('REV-21 REV-26 an own review that waits has its badge', () => {
  const badge = 'Pending review (visible only to you)'
  expect(drawOne({ pendingModeration: true })).toContain(badge)
  expect(drawOne({ pendingModeration: false })).not.toContain(badge)
})

test('REV-22 REV-65 only whoever may edit is offered it, and nobody is offered to delete', () => {
  expect(drawOne({ userCanEdit: true })).toContain('Edit review')
  const html = drawOne({ userCanEdit: false, userCanDelete: true })
  expect(html).not.toContain('Edit review')
  expect(html).not.toMatch(/delete|remove/i)
})

test.each([
  [-1, '0'],
  [7, '5'],
  [3.4, '3.5'],
])('REV-47 a rating of %d is drawn as %s', (value, shown) => {
  expect(renderToStaticMarkup(<Stars value={value} />)).toContain(`${shown} out of 5 stars`)
})

test('REV-10 REV-62 whoever is not signed in is asked to, in place of a form', () => {
  const html = draw(buildBeerReviews())
  expect(html).toContain('Please sign in to leave a review.')
  expect(html).toContain('href="/account/login')
  expect(html).not.toContain('<form')
})

test('a review without rating, title and place has no gaps', () => {
  const words = wordsOf(drawOne({ rating: null, title: null, author: { location: null, streetCreds: 1 } }))
  expect(words).toContain('No rating 5 Mar 2024 Dropped bright')
  expect(words).toContain('Maggie T. · 1 street cred ')
})

test('REV-02 without any rating there is no average', () => {
  const summary = buildReviewSummary({
    totalComments: 1,
    averageRating: null,
    ratingBuckets: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  })
  expect(wordsOf(draw(buildBeerReviews({ summary })))).toContain('No rating yet 1 review')
})

test('a beer that nobody has reviewed says so', () => {
  const html = draw(noReviews)
  expect(wordsOf(html)).toContain('No reviews yet. Be the first to say how it sold.')
  expect(html).not.toContain('Show reviews by rating')
})

test('markup in a review is shown as it was written', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const html = drawOne({ title: hostile, body: hostile, author: { displayName: hostile, location: hostile } })
  expect(html).not.toContain('<img src=x')
  expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(4)
})

test('REV-08 without scripts the newest are there, and the others are spoken of', () => {
  expect(wordsOf(draw(buildBeerReviews()))).toContain(
    'These are the newest 1 of 27 reviews. The others need JavaScript.',
  )
})
