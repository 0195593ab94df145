import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildReview,
  buildReviewList,
  buildReviewSummary,
} from '../../tests/support/builders/review-builder.ts'
import { provideBearer } from '../api/public/bearer.ts'
import {
  changeReview,
  readReviews,
  readSummary,
  sendReport,
  sendReview,
  sendVote,
} from './own-review-calls.ts'

let server: Server
let base: string
let asked: { line: string; headers: IncomingMessage['headers']; body: unknown }[] = []
let answer: { status: number; body: unknown }
const signal = new AbortController().signal
const review = buildReview({ id: 'r 1' })

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
    reply.writeHead(answer.status, { 'content-type': 'application/json', 'set-cookie': 'seen=1' })
    reply.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  signInAs('token')
})

function signInAs(token: string | null): void {
  provideBearer({
    token: () => Promise.resolve(token),
    renew: () => Promise.resolve(null),
    end: () => Promise.resolve(),
  })
}

test('a guest requests five, without bearer and cookies (REV-58, RAPI-01, RAPI-09)', async () => {
  answer = { status: 200, body: buildReviewList([review]) }
  await readReviews({ beerId: 'b1', page: 1, filter: 'all', isClient: false }, signal, base)
  const [call] = asked
  expect(call?.line).toBe('GET /public/marketplace/comments?subjectType=beer&subjectId=b1&page=1&pageSize=5')
  expect([call?.headers.authorization, call?.headers.cookie]).toEqual([undefined, undefined])
})

test('a client requests the own pending ones too, with a bearer (REV-06, REV-39, RAPI-09)', async () => {
  answer = { status: 200, body: buildReviewList([review]) }
  await readReviews({ beerId: 'b1', page: 2, filter: 4, isClient: true }, signal, base)
  const [call] = asked
  expect(call?.line).toContain('page=2&pageSize=5&rating=4&approvedOnly=false')
  expect([call?.headers.authorization, call?.headers.cookie]).toEqual(['Bearer token', undefined])
})

test('requests the summary by beer (RAPI-11)', async () => {
  const summary = buildReviewSummary()
  answer = { status: 200, body: { summary } }
  expect(await readSummary('b1', base)).toEqual(summary)
  expect(asked[0]?.line).toBe('GET /public/marketplace/comments/summary?subjectType=beer&subjectId=b1')
})

test('each kind of writing has its own call and its own body (RAPI-14, RAPI-16, RAPI-18, RAPI-20)', async () => {
  answer = { status: 200, body: { comment: review } }
  const body = { subjectId: 'b1', body: 'Sold well all week.' }
  expect(await sendReview(body, 'key-12345', base)).toEqual(review)
  expect(await changeReview('r 1', { title: null }, base)).toEqual(review)
  expect(await sendVote('r 1', 'clear', base)).toEqual(review)
  answer = { status: 200, body: { status: 'pending', report: { id: 'p1' } } }
  await sendReport('r 1', 'Spam it is', base)
  expect(asked.map(({ line, body: sent }) => [line, sent])).toEqual([
    ['POST /public/marketplace/comments', body],
    ['PATCH /public/marketplace/comments/r%201', { title: null }],
    ['POST /public/marketplace/comments/r%201/reactions', { reaction: 'clear' }],
    ['POST /public/marketplace/comments/r%201/report', { reason: 'Spam it is' }],
  ])
  expect(asked[0]?.headers['idempotency-key']).toBe('key-12345')
})

test('an empty answer is none (RAPI-23, RAPI-24, RAPI-25)', async () => {
  answer = { status: 200, body: {} }
  await expect(changeReview('r', {}, base)).rejects.toThrow('Invalid comment response received.')
  await expect(sendVote('r', 'upvote', base)).rejects.toThrow('Invalid reaction response received.')
  await expect(sendReport('r', 'Spam it is', base)).rejects.toThrow('Invalid report response received.')
})

test('a failure carries the server’s message (ERR-22)', async () => {
  answer = { status: 429, body: { message: 'Too many reviews. Please wait.' } }
  await expect(sendVote('r', 'upvote', base)).rejects.toThrow('Too many reviews. Please wait.')
})

test('without a token nothing is written and nothing sent (ERR-23)', async () => {
  signInAs(null)
  const writes = [
    sendReview({ subjectId: 'b1', body: 'Sold well all week.' }, 'key-12345', base),
    changeReview('r', {}, base),
    sendVote('r', 'upvote', base),
    sendReport('r', 'Spam it is', base),
  ]
  for (const write of writes) await expect(write).rejects.toThrow('Authentication required')
  expect(asked).toEqual([])
})
