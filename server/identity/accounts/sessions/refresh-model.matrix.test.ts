import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAccountShop } from '../../../../tests/support/shops/account-shop.ts'
import { runCount } from '../../../../tests/support/builders/run-counts.ts'
import type { SignedIn } from '../../../../shared/api/accounts-api.ts'
import { refreshGraceSeconds, refreshTokenSeconds, sessionSeconds } from '../../../../shared/limits/limits.ts'
import { securityEvents } from '../session-tables.ts'

const shop = await openAccountShop({ lasts: 'file' })

async function present(refreshToken: string): Promise<string | null> {
  const answer = await shop.post('/public/auth/refresh', { refreshToken })
  if (answer.statusCode === 401) return null
  expect(answer.statusCode).toBe(200)
  return (answer.json() as SignedIn).refresh.refreshToken
}

async function reuseEvents(clientId: string): Promise<number> {
  const rows = await shop.connection.database
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.clientId, clientId))
  return rows.filter(({ kind }) => kind === 'refresh-token-reused').length
}

/** The actions of two tabs within one grace period: read the stored token, send it, and get or lose the answer. */
const tabStep = fc.record({
  tab: fc.constantFrom(0, 1),
  does: fc.constantFrom('read', 'send', 'receive', 'lose'),
})
/** Pauses between the bursts of refreshing, in seconds, up to nearly the life of a token. */
const pause = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: refreshTokenSeconds - 60 }))
/** All of them within the life of a session, which ends however often it is used. */
const bursts = fc
  .array(fc.record({ steps: fc.array(tabStep, { maxLength: 16 }), pause }), { minLength: 1, maxLength: 5 })
  .filter((each) => each.reduce((total, { pause }) => total + pause, 0) < sessionSeconds - 60)

test('two tabs in any order, with lost answers, keep the honest client signed in', async () => {
  await fc.assert(
    fc.asyncProperty(bursts, async (bursts) => {
      const { client, refresh } = await shop.register()
      let stored = refresh.refreshToken
      const answers: (string | null)[] = []
      for (const { steps, pause } of bursts) {
        const tabs: { sent: string | null; answer: string | null }[] = [
          { sent: null, answer: null },
          { sent: null, answer: null },
        ]
        const receive = (tab: (typeof tabs)[number]) => {
          // A tab stores its answer only if the storage still holds the token it sent (docs/contracts.md).
          if (tab.answer !== null && stored === tab.sent) stored = tab.answer
          tab.answer = null
        }
        for (const { tab: number, does } of steps) {
          const tab = tabs[number]!
          if (does === 'read') tab.sent = stored
          if (does === 'send' && tab.sent !== null) {
            tab.answer = await present(tab.sent)
            answers.push(tab.answer)
            shop.wait(refreshGraceSeconds / 20)
          }
          if (does === 'receive') receive(tab)
          if (does === 'lose') tab.answer = null
        }
        // A tab that lost an answer asks again at once.
        const retry = { sent: stored, answer: await present(stored) }
        answers.push(retry.answer)
        receive(retry)
        shop.wait(pause)
      }
      answers.push(await present(stored))
      expect(answers).not.toContain(null)
      expect(await reuseEvents(client.id)).toBe(0)
    }),
    { numRuns: runCount(40) },
  )
})

/** A wait in seconds, or an action of one of the two holders of the session's token. */
const action = fc.oneof(
  fc.constantFrom('client refreshes', 'thief copies', 'thief refreshes'),
  fc.integer({ min: 0, max: 40 }),
)

test('the reuse of a stolen token is always detected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 24 }), async (actions) => {
      const { client, refresh } = await shop.register()
      // The model: tokens in the order they were made, and when each was spent, in seconds.
      const tokens = [refresh.refreshToken]
      const spentAt: number[] = []
      let time = 0
      let hasEnded = false
      let own = 0
      let stolen: number | null = null

      const wait = (seconds: number) => {
        time += seconds
        shop.wait(seconds)
      }
      const use = async (held: number): Promise<number> => {
        const newest = tokens.length - 1
        const isLate = held < newest && time - spentAt[held]! > refreshGraceSeconds
        hasEnded ||= isLate
        const expected = hasEnded ? 'over' : held === newest ? 'new' : tokens[newest]
        const answer = (await present(tokens[held]!)) ?? 'over'
        expect(answer === 'over' || tokens.includes(answer) ? answer : 'new').toBe(expected)
        if (hasEnded) return held
        if (held < newest) return newest
        spentAt[held] = time
        return tokens.push(answer) - 1
      }

      for (const action of actions) {
        if (typeof action === 'number') wait(action)
        if (action === 'client refreshes') own = await use(own)
        if (action === 'thief copies') stolen = own
        if (action === 'thief refreshes' && stolen !== null) stolen = await use(stolen)
      }
      if (stolen === null) return
      // Both continue independently. One sends a token that the other has spent, which ends the session for both.
      for (let round = 0; round < 2; round += 1) {
        wait(refreshGraceSeconds + 1)
        own = await use(own)
        wait(refreshGraceSeconds + 1)
        stolen = await use(stolen)
      }
      expect(hasEnded).toBe(true)
      expect(await present(tokens.at(-1)!)).toBeNull()
      expect(await reuseEvents(client.id)).toBe(1)
    }),
    { numRuns: runCount(60) },
  )
})

test('the same token from many tabs at once gives all of them the same next one', async () => {
  const { refresh } = await shop.register()
  const answers = await Promise.all(Array.from({ length: 10 }, () => present(refresh.refreshToken)))
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).not.toBe(refresh.refreshToken)
})

test('the grace is ten seconds: its last moment still counts, one later ends the session', async () => {
  const received = await shop.register()
  const lost = await shop.register()
  for (const { refresh } of [received, lost]) await present(refresh.refreshToken)
  shop.wait(10)
  expect(await present(received.refresh.refreshToken)).not.toBeNull()
  shop.wait(0.001)
  expect(await present(lost.refresh.refreshToken)).toBeNull()
})

test('a refresh token is good for 30 days and not longer', async () => {
  const [early, late] = [await shop.register(), await shop.register()]
  shop.wait(refreshTokenSeconds - 1)
  expect(await present(early.refresh.refreshToken)).not.toBeNull()
  shop.wait(1)
  expect(await present(late.refresh.refreshToken)).toBeNull()
})

test('no token can be read from the database', async () => {
  const { refresh } = await shop.register()
  const next = await present(refresh.refreshToken)
  const dump = JSON.stringify(
    (await shop.connection.database.execute('select * from refresh_tokens, sessions')).rows,
  )
  expect(dump).not.toContain(refresh.refreshToken)
  expect(dump).not.toContain(next)
})
