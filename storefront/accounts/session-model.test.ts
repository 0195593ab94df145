import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pretendBrowser, pretendServer } from './session-tabs.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())

const tab = fc.nat({ max: 2 })
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('login' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('logout' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('call' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('refused' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reload' as const), tab }) },
  // As many in a row as fit into the server's grace
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('lose' as const), answers: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('limit' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(10, 150, 400, 5_000, 60_000, 14 * 60_000, 16 * 60_000, 3 * 3_600_000),
    }),
  },
)

test('with tabs in any order and lost or late answers, no honest client is signed out, one refresh runs at a time, and all tabs agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const server = pretendServer()
      const browser = pretendBrowser(server.calls)
      for (let count = 0; count < 3; count += 1) void browser.openTab().store.restore()
      let isSignedIn = false

      for (const action of steps) {
        if (action.does === 'wait') await vi.advanceTimersByTimeAsync(action.ms)
        else if (action.does === 'lose' || action.does === 'limit') {
          // Earlier losses are over: their waits were enough for all attempts.
          await vi.advanceTimersByTimeAsync(30_000)
          server.fates.splice(0)
          if (action.does === 'limit') server.fates.push('limit')
          else for (let count = 0; count < action.answers; count += 1) server.fates.push('lose')
        } else {
          const { store } = browser.tabs[action.tab]!
          if (action.does === 'call') void store.accessToken().catch(() => {})
          if (action.does === 'refused') void store.renew().catch(() => {})
          if (action.does === 'reload') void store.restore()
          if (action.does === 'login' || action.does === 'logout') {
            server.fates.splice(0)
            const done = action.does === 'login' ? store.login({ email: 'a', password: 'b' }) : store.logout()
            done.catch(() => {})
            await vi.advanceTimersByTimeAsync(300)
            isSignedIn = action.does === 'login'
          }
        }
      }
      await vi.advanceTimersByTimeAsync(60_000)

      expect(browser.stored() !== null).toBe(isSignedIn)
      // Of the sign-in before, nothing comes back
      expect(browser.stored()?.refreshToken.split('-')[1]).toBe(
        isSignedIn ? String(server.families()) : undefined,
      )
      expect(server.log.mostAtOnce).toBeLessThanOrEqual(1)
      const tokens = await Promise.all(browser.tabs.map(({ store }) => store.accessToken()))
      expect(new Set(tokens)).toEqual(new Set([browser.stored()?.accessToken ?? null]))
      const statuses = browser.tabs.map(({ shown }) => shown.state.status)
      expect(new Set(statuses)).toEqual(new Set([isSignedIn ? 'signed-in' : 'signed-out']))
      vi.clearAllTimers()
    }),
    { numRuns: 150 },
  )
})
