import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import { applyChange, type BasketChange } from '../lines/basket-change.ts'
import { type BasketEntry, cookieLineOf } from '../lines/basket-entry.ts'
import { pretendBrowser } from './basket-tabs.fixture.ts'
import { type Fate, pretendShop } from './pretend-shop.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const itemIds = Array.from(
  { length: 30 },
  (_, at) => `6f9619ff-8b86-4d01-b42d-${String(at).padStart(12, '0')}`,
)
const tab = fc.nat({ max: 1 })
const fate = fc.constantFrom<Fate>('never-arrives', 'answer-lost', 'fault')
const waits = fc.constantFrom(5, 40, 150, 700, 10_000)
const who = fc.constantFrom('ada', 'bob')
const group = fc.constantFrom(null, 'wales')
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('add' as const), tab, group }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('sign-in' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('sign-out' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('session-ends' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('line' as const), isUp: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('spoil' as const), fate }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: waits }) },
)

test('whatever happens on the way, what was added is in one place once: nothing is lost or doubled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const shop = pretendShop()
      const browser = pretendBrowser(shop)
      browser.openTab()
      browser.openTab()
      const added: string[] = []

      for (const action of steps) {
        if (action.does === 'add') {
          const itemId = itemIds[added.length]!
          added.push(itemId)
          browser.add(action.tab, { itemId, groupSlug: action.group })
        }
        // A client who signs in was signed out before
        if (action.does === 'sign-in' && shop.signedIn === null) browser.signIn(action.who)
        if (action.does === 'sign-out') browser.signOut()
        if (action.does === 'session-ends') browser.endSession()
        if (action.does === 'reload') browser.reload(action.tab)
        if (action.does === 'line') shop.isReachable = action.isUp
        if (action.does === 'spoil') shop.fates.push(action.fate)
        if (action.does === 'wait') await vi.advanceTimersByTimeAsync(action.ms)
      }

      shop.isReachable = true
      shop.fates.length = 0
      for (const client of ['ada', 'bob', 'ada', 'bob']) {
        browser.signOut()
        await vi.advanceTimersByTimeAsync(20_000)
        browser.signIn(client)
        await vi.advanceTimersByTimeAsync(200_000)
      }
      expect([browser.guest(), browser.waitingOf('ada'), browser.waitingOf('bob')]).toEqual([[], [], []])
      const held = ['ada', 'bob'].flatMap((client) => shop.cartOf(client))
      const units = held.map(({ commerceItemId, quantity }) => `${commerceItemId} ${quantity}`)
      expect(units.toSorted()).toEqual(added.map((itemId) => `${itemId} 1`).toSorted())
      for (const { state } of browser.tabs)
        expect(new Set(state.entries.map(({ itemKey }) => itemKey))).toEqual(
          new Set(shop.cartOf('bob').map(({ itemKey }) => itemKey)),
        )
      vi.clearAllTimers()
    }),
    { numRuns: 150 },
  )
})

const name = fc.record({
  kind: fc.constant('variant' as const),
  itemId: fc.constantFrom(...itemIds.slice(0, 4)),
  groupSlug: fc.constantFrom(null, 'wales'),
})
const change = fc.oneof(
  fc
    .record({ name, quantity: fc.integer({ min: 1, max: 5 }) })
    .map(({ name: item, quantity }): BasketChange => ({ does: 'add', item: { ...item, quantity } })),
  fc
    .record({ name, quantity: fc.integer({ min: 0, max: 12 }) })
    .map((set): BasketChange => ({ does: 'set', ...set })),
  fc.array(name, { maxLength: 3 }).map((names): BasketChange => ({ does: 'remove', names })),
)

test('two tabs of a guest agree with each other, with the rules, with storage and with the cookie', async () => {
  const guestStep = fc.record({ change, tab, closes: fc.boolean(), waits: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(guestStep, { minLength: 1, maxLength: 20 }), async (steps) => {
      const shop = pretendShop()
      const browser = pretendBrowser(shop)
      browser.openTab()
      browser.openTab()
      let rule: readonly BasketEntry[] = []
      for (const { change: done, tab: at, closes, waits } of steps) {
        void browser.tabs[at]!.store.change(done)
        rule = applyChange(rule, done, '')
        // A change of one tab is known to the other a moment later
        if (closes) browser.reload(at)
        await vi.advanceTimersByTimeAsync(waits ? 700 : 250)
      }
      await vi.advanceTimersByTimeAsync(5_000)
      const wanted = rule
        .map(cookieLineOf)
        .map(({ itemId, groupSlug, quantity }) => ({ itemId, groupSlug, quantity }))
      expect(browser.guest().map(cookieLineOf)).toMatchObject(wanted)
      expect(readBasketCookie(browser.cookie.value ?? '')).toMatchObject(wanted)
      for (const { state } of browser.tabs) expect(state.entries.map(cookieLineOf)).toMatchObject(wanted)
      vi.clearAllTimers()
    }),
    { numRuns: 80 },
  )
})
