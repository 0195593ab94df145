import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StaffReview, StaffReviewList } from '../../../shared/api/staff-reviews-api.ts'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import { aPicture } from '../../../tests/support/builders/picture-files.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { commandFor } from '../operate/find-command.ts'

const shop = await openReviewShop()
const { database } = shop
const member = async (role: StaffRole) => {
  const { id, headers } = await shop.client()
  await addStaff(database, id, role)
  return headers
}
const [support, finance] = [await member('support'), await member('finance')]
const flagged = 'Half the price at www.cheapkegs.example, honestly.'
const reason = 'It advertises another shop.'

async function waiting() {
  const author = await shop.client({ name: 'Maggie Tapster' })
  const subjectId = await shop.beer()
  const { id } = await shop.written(
    { subjectId, body: flagged, title: `Cheap ${randomUUID()}` },
    author.headers,
  )
  return { author, subjectId, id }
}
const list = async (query: string) =>
  (await shop.get(`/api/admin/reviews?${query}`, support)).json() as StaffReviewList
const foundBy = async (words: string) =>
  (await list(`view=pending&q=${encodeURIComponent(words)}`)).rows.map(({ id }) => id)
const show = async (id: string) => (await shop.get(`/api/admin/reviews/${id}`, support)).json() as StaffReview
const action = (id: string, verb: string, body: object, query = '') =>
  shop.post(`/api/admin/reviews/${id}/${verb}${query}`, body, {
    ...support,
    'idempotency-key': randomUUID(),
  })
const operate = (...words: string[]) => commandFor(words)(database, operatorContext)

/** State, reports, mails and trail of a review after showing and hiding it. */
async function outcomeOf(decide: (id: string) => Promise<unknown>) {
  const { author, subjectId, id } = await waiting()
  const reporter = await shop.client()
  await decide(id)
  const shown = (await shop.list({ subjectId })).meta.total
  await shop.reported(id, reporter.headers)
  await commandOrPage.hide(decide, id)
  const { state, decision, reports } = await show(id)
  const trail = await auditTrailOf(database, { kind: 'review', id })
  return {
    shown,
    hidden: (await shop.list({ subjectId })).meta.total,
    state,
    decision,
    reports: reports.map((report) => report.state),
    mails: (await shop.mailsTo(author.email)).slice(1).map(({ template }) => template),
    trail: trail.map(({ verb, reason: why, before, after }) => ({ verb, why, before, after })),
  }
}
const byPage = (id: string) => action(id, 'approve', { note: 'Fair' })
const byCommand = (id: string) => operate('reviews', 'approve', id, 'Fair')
const commandOrPage = {
  hide: (way: unknown, id: string) =>
    way === byPage ? action(id, 'hide', { reason }) : operate('reviews', 'hide', id, ...reason.split(' ')),
}

test('reviews are found by the beginnings of words, to the end of a long one (STAF-21)', async () => {
  const author = await shop.client()
  const rest = 'x'.repeat(2400)
  const body = `${'Malt, and more malt, and a head. '.repeat(40)}${rest} Look at www.far-away.example for marzipan.`
  const { id } = await shop.written({ subjectId: await shop.beer(), body, title: 'Whit ale' }, author.headers)
  expect(await foundBy('MARZI whit')).toEqual([id])
  expect(await foundBy('far-away')).toEqual([id])
  expect(await foundBy('zipan')).toEqual([])
})

test('showing and hiding by page and by command lead to the same states, mails and trail (STAF-21, OPER-01)', async () => {
  const page = await outcomeOf(byPage)
  expect(page).toEqual(await outcomeOf(byCommand))
  expect(page).toEqual({
    shown: 1,
    hidden: 0,
    state: 'hidden',
    decision: reason,
    reports: ['approved'],
    mails: ['review-published', 'review-hidden'],
    trail: [
      { verb: 'approve', why: 'Fair', before: { state: 'pending' }, after: { state: 'approved' } },
      { verb: 'hide', why: reason, before: { state: 'approved' }, after: { state: 'hidden' } },
    ],
  })
})

test('reviews are in their views with reasons and reports, and finance sees none (STAF-21)', async () => {
  const { id, author } = await waiting()
  const before = await list('')
  expect(before.rows.find((row) => row.id === id)).toMatchObject({
    state: 'pending',
    reasons: ['link', 'new_account'],
    author: 'Maggie Tapster',
    openReports: 0,
  })
  await action(id, 'approve', {})
  const reporter = await shop.client({ name: 'Ann Reporter' })
  await shop.reported(id, reporter.headers)
  const reported = await list('view=reported')
  expect(reported.rows.find((row) => row.id === id)).toMatchObject({ state: 'approved', openReports: 1 })
  expect(await show(id)).toMatchObject({
    author: { id: author.id, email: author.email, blockedReason: null },
    reports: [{ by: 'Ann Reporter', reason: 'Not about the beer', state: 'pending' }],
  })
  const found = await list(`view=reported&q=${encodeURIComponent(author.email)}`)
  expect(found.rows.map((row) => row.id)).toEqual([id])
  expect(found.views).toEqual([
    { key: 'pending', count: 0 },
    { key: 'reported', count: 1 },
    { key: 'hidden', count: 0 },
  ])
  expect((await list('view=reported&q=100%25')).total).toBe(0)
  expect((await shop.get('/api/admin/reviews', finance)).statusCode).toBe(404)
  expect((await shop.get(`/api/admin/reviews/${randomUUID()}`, support)).statusCode).toBe(404)
})

test('staff see the pictures that they decide about, by page and by command (STAF-21, OPER-01)', async () => {
  const author = await shop.client()
  const upload = await shop.uploaded(await aPicture(), author.headers)
  const written = { subjectId: await shop.beer(), body: flagged, attachments: [upload.uploadId] }
  const { id } = await shop.written(written, author.headers)
  expect((await show(id)).pictures).toEqual([{ url: upload.url, thumbUrl: upload.thumbUrl }])
  expect(await operate('reviews', 'show', id)).toContain(`Picture: ${upload.url}`)
})

test('what a decision on a review leads to is shown first, and changes nothing (STAF-21, SELL-08)', async () => {
  const { id } = await waiting()
  expect((await action(id, 'hide', {}, '?dryRun=true')).json()).toMatchObject({ field: 'reason' })
  const preview = (await action(id, 'hide', { reason }, '?dryRun=true')).json()
  expect(preview).toMatchObject({
    mails: ['Maggie Tapster: Your review is not shown, with the reason'],
    deadlines: ['No one sees the review any more, its author included.'],
  })
  expect((await show(id)).state).toBe('pending')
  const done = await action(id, 'hide', { reason }, `?digest=${preview.digest}`)
  expect([done.statusCode, done.json().state]).toEqual([200, 'hidden'])
  const again = await action(id, 'hide', { reason }, `?digest=${preview.digest}`)
  expect([again.statusCode, again.json().code]).toEqual([409, 'changed_meanwhile'])
})

test.each([
  ['approve', { note: 'Fair' }, 'approved'],
  ['hide', { reason }, 'hidden'],
])(
  'what an author writes after staff looked is decided by no old preview: %s (STAF-21, SELL-10)',
  async (verb, words, state) => {
    const { id, author, subjectId } = await waiting()
    const look = async () => (await action(id, verb, words, '?dryRun=true')).json().digest as string
    const digest = await look()
    expect(await look()).toBe(digest)
    const unseen = 'They are thieves: see www.worse.example.'
    expect((await shop.edit(id, { body: unseen }, author.headers)).statusCode).toBe(200)
    const stale = await action(id, verb, words, `?digest=${digest}`)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
    expect((await list('view=pending')).rows.map((row) => row.id)).toContain(id)
    expect((await shop.list({ subjectId })).meta.total).toBe(0)
    const done = await action(id, verb, words, `?digest=${stale.json().preview.digest}`)
    expect([done.statusCode, done.json().state, done.json().body]).toEqual([200, state, unseen])
  },
)

test('staff close reviewing for an author with a reason, and open it again (STAF-21, OPEN-41)', async () => {
  const { id, author, subjectId } = await waiting()
  expect((await action(id, 'bar', { reason: ' ' })).json()).toMatchObject({ field: 'reason' })
  const barred = (await action(id, 'bar', { reason: 'Advertising' })).json() as StaffReview
  expect(barred.author?.blockedReason).toBe('Advertising')
  expect((await shop.write({ subjectId }, author.headers)).statusCode).toBe(403)
  const opened = (await action(id, 'unbar', {})).json() as StaffReview
  expect(opened.author?.blockedReason).toBeNull()
  expect((await shop.write({ subjectId: await shop.beer() }, author.headers)).statusCode).toBe(201)
  expect(opened.history.map(({ verb, role }) => [verb, role])).toEqual([
    ['bar', 'support'],
    ['unbar', 'support'],
  ])
})

test.each([
  ['approve', { note: 'Fair' }, 'hide', { reason }, 'hidden'],
  ['hide', { reason }, 'approve', {}, 'approved'],
])(
  'what a colleague has decided meanwhile is overruled by no old preview: %s (STAF-21, SELL-10)',
  async (verb, words, other, otherWords, state) => {
    const { id } = await waiting()
    const { digest } = (await action(id, verb, words, '?dryRun=true')).json()
    await action(id, other, otherWords)
    const stale = await action(id, verb, words, `?digest=${digest}`)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
    expect((await show(id)).state).toBe(state)
    const again = await action(id, verb, words, `?digest=${stale.json().preview.digest}`)
    expect(again.statusCode).toBe(200)
  },
)
