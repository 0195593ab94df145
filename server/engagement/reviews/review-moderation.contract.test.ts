import { expect, test } from 'vitest'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'

const shop = await openReviewShop()
const run = (...words: string[]) => commandFor(words)(shop.database, operatorContext)
const flagged = 'Half the price at www.cheapkegs.example, honestly.'
const reason = 'It advertises another shop.'

test('a report is answered with its status, once a client and review (RAPI-20, RAPI-21, ENT-69, ENT-70, C-80, REV-48)', async () => {
  const [author, reader] = [await shop.client(), await shop.client()]
  const { id } = await shop.written({ subjectId: await shop.beer() }, author.headers)
  for (const short of ['', ' abc ', 'abc\u200b\u200b\u200b']) {
    const answer = await shop.report(id, short, reader.headers)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Please provide a short reason (minimum 5 characters).',
    ])
  }
  expect((await shop.report(id, 'x'.repeat(1001), reader.headers)).statusCode).toBe(400)
  expect((await shop.report(id, 5, reader.headers)).json().message).toBe("Field 'reason' must be text.")
  const answer = await shop.report(id, ' abcde ', reader.headers)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      status: 'pending',
      report: {
        id: expect.any(String),
        commentId: id,
        reporterId: reader.id,
        reason: 'abcde',
        approved: false,
        createdAt: shop.now().toISOString(),
      },
    },
  ])
  shop.wait(60)
  expect((await shop.report(id, 'another reason', reader.headers)).json()).toEqual(answer.json())
  const own = await shop.report(id, 'abcde', author.headers)
  expect([own.statusCode, own.json().message]).toEqual([403, 'You cannot report your own review.'])
})

test('three buyers hide a review until an operator looks; one that was looked at stays until it is edited', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId }, author.headers)
  const isShown = async () => (await shop.list({ subjectId })).meta.total === 1
  const report = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const reporter = await shop.client()
      await shop.makeBuyer(reporter.id)
      await shop.reported(id, reporter.headers)
    }
  }
  const first = await shop.client()
  await shop.makeBuyer(first.id)
  await Promise.all([1, 2, 3, 4].map(() => shop.reported(id, first.headers)))
  await report(1)
  expect(await isShown()).toBe(true)
  expect(await run('reviews', 'list', 'reported')).toContain(`${id} `)
  await report(1)
  expect(await isShown()).toBe(false)
  expect(await run('reviews', 'list', 'hidden')).toMatch(new RegExp(`${id} .* hidden \\(3 reports\\)`))
  await run('reviews', 'approve', id, 'Fair', 'comment')
  expect(await isShown()).toBe(true)
  expect(await run('reviews', 'list', 'reported')).not.toContain(id)
  expect((await shop.reported(id, first.headers)).status).toBe('pending')
  await report(3)
  expect(await isShown()).toBe(true)
  await shop.edit(id, { body: 'Something else altogether, now.' }, author.headers)
  await report(1)
  expect(await isShown()).toBe(false)
})

test('an operator lists, shows, approves and hides reviews, and the author is notified (OPEN-38)', async () => {
  const author = await shop.client({ name: 'Maggie Tapster' })
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId, body: flagged, title: 'Cheap', rating: 1 }, author.headers)
  expect(await run('reviews', 'list')).toMatch(
    new RegExp(`^${id} \\d{4}-\\d\\d-\\d\\d pending \\(link, new_account\\) Cheap: Half the price`, 'm'),
  )
  const shown = await run('reviews', 'show', id)
  expect(shown).toContain(`Author: Maggie Tapster <${author.email}> ${author.id}\nRating: 1\nTitle: Cheap\n`)
  expect(shown).toContain(`  ${flagged}\n`)

  expect(await run('reviews', 'approve', id.toUpperCase())).toBe(`${id} is shown.\n`)
  expect((await shop.list({ subjectId })).comments[0]).toMatchObject({
    id,
    approved: true,
    aiReviewStatus: 'flagged',
  })
  await run('reviews', 'approve', id)
  const reporter = await shop.client()
  await shop.reported(id, reporter.headers)
  await run('reviews', 'hide', id, ...reason.split(' '))
  await run('reviews', 'hide', id, ...reason.split(' '))
  expect((await shop.list({ subjectId })).comments).toEqual([])
  expect(await shop.reported(id, reporter.headers)).toMatchObject({
    status: 'approved',
    report: { approved: true },
  })
  expect(await run('reviews', 'show', id)).toContain(`Decision: ${reason}\nReport (approved) by`)

  const mails = await shop.mailsTo(author.email)
  const names = { name: 'Maggie Tapster', beerName: expect.any(String), breweryName: expect.any(String) }
  expect(mails.slice(1)).toEqual([
    { template: 'review-published', data: names },
    { template: 'review-hidden', data: { ...names, reason } },
  ])
})

test('an operator closes reviewing for a client and opens it again (OPEN-41)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  expect(await run('reviews', 'bar', author.id, 'Advertising')).toBe(`${author.id} may not review.\n`)
  expect((await shop.write({ subjectId }, author.headers)).statusCode).toBe(403)
  await run('reviews', 'unbar', author.id)
  expect((await shop.write({ subjectId }, author.headers)).statusCode).toBe(201)
})

test.each([
  [['reviews', 'list', 'all'], 'takes pending, hidden or reported'],
  [['reviews', 'show'], 'takes an id'],
  [['reviews', 'show', crypto.randomUUID()], 'was not found'],
  [['reviews', 'approve', 'x'], 'takes an id'],
  [['reviews', 'approve', crypto.randomUUID()], 'was not found'],
  [['reviews', 'hide', crypto.randomUUID()], 'takes an id and a reason'],
  [['reviews', 'bar', crypto.randomUUID(), 'x'], 'was not found'],
])('%j says what is wrong', async (words, message) => {
  await expect(run(...words)).rejects.toThrow(message)
})

test('a deleted account’s published reviews stay without their author, and unseen ones go', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const shown = await shop.written({ subjectId, rating: 4 }, author.headers)
  shop.wait(1)
  const waiting = await shop.written({ subjectId, body: flagged }, author.headers)
  const voted = await shop.written({ subjectId: await shop.beer() }, (await shop.client()).headers)
  await shop.react(voted.id, 'downvote', author.headers)
  await shop.reported(voted.id, author.headers)
  const data = (await shop.get('/api/account/data', author.headers)).json().reviews
  expect(data).toMatchObject({
    written: [
      { id: shown.id, body: shown.body, rating: 4, state: 'approved', pictures: [] },
      { id: waiting.id, body: flagged, state: 'pending' },
    ],
    votes: [{ reviewId: voted.id, vote: 'down' }],
    reports: [{ reviewId: voted.id, reason: 'Not about the beer' }],
  })
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, author.headers)
  const { comments } = await shop.list({ subjectId })
  expect(comments).toMatchObject([
    {
      id: shown.id,
      body: shown.body,
      author: { id: null, displayName: 'A former client', location: null, streetCreds: 0, canComment: true },
    },
  ])
  await expect(run('reviews', 'show', waiting.id)).rejects.toThrow('was not found')
  expect(await run('reviews', 'show', shown.id)).toContain('Author: account closed')
  await run('reviews', 'hide', shown.id, 'House rules')
  expect((await shop.list({ subjectId })).comments).toEqual([])
})
