import { afterAll, expect, test } from 'vitest'
import type { RouteEntry } from '../server/platform/http/route-list.ts'
import { breweryScenarios, leavingScenario } from './support/previews/acts-on-breweries.ts'
import { offerScenarios } from './support/previews/acts-on-offers.ts'
import { differencesOf } from './support/previews/differences-of.ts'
import { moneyScenarios } from './support/previews/acts-on-money.ts'
import { orderScenarios } from './support/previews/order-acts.ts'
import { type Outcome, openPreviewWorld } from './support/previews/preview-world.ts'
import { runScenarios } from './support/previews/run-acts.ts'
import { savedAtOnce } from './support/previews/saved-at-once.ts'
import { staffScenarios } from './support/previews/staff-acts.ts'
import { unsaidOf } from './support/previews/unsaid-of.ts'
import { openTradedDatabase, tradeEndsAt } from './support/shops/traded-database.ts'

/** In this order: orders and runs first, people and whole breweries last. */
const scenarios = new Map([
  ...orderScenarios,
  ...runScenarios,
  ...moneyScenarios,
  ...breweryScenarios,
  ...offerScenarios,
  ...staffScenarios,
  ...leavingScenario,
])

const connection = await openTradedDatabase()
afterAll(() => connection.close())
const world = await openPreviewWorld(connection, tradeEndsAt)

const isPreviewed = ({ method, schema }: RouteEntry) =>
  !['GET', 'HEAD'].includes(method) &&
  'digest' in ((schema.querystring as { properties?: object } | undefined)?.properties ?? {})
const nameOf = ({ method, path }: RouteEntry) => `${method} ${path}`
const actions = new Map(world.routes.filter(isPreviewed).map((entry) => [nameOf(entry), entry]))

test('every call that shows before what it does is tried here, and no other (SELL-08, SELL-09)', () => {
  expect(actions.size).toBeGreaterThan(90)
  expect([...scenarios.keys()].toSorted()).toEqual([...actions.keys()].toSorted())
})

test('every other call of the consoles that changes something is named as one that is saved at once (SELL-08)', () => {
  const changing = world.routes.filter(
    ({ method, path }) => !['GET', 'HEAD'].includes(method) && /^\/api\/(sell|admin)\//.test(path),
  )
  const unshown = changing.map(nameOf).filter((name) => !actions.has(name))
  expect(unshown.toSorted()).toEqual(savedAtOnce.toSorted())
})

test.each([...scenarios])(
  '%s writes what its preview wrote and says what it wrote (SELL-09, CLAIM-08, STAF-12)',
  { timeout: 120_000 },
  async (name, { as, tries }) => {
    const outcomes: (Outcome | string)[] = []
    for (const asked of await tries(world)) outcomes.push(await world.perform(actions.get(name)!, as, asked))
    const done = outcomes.filter((outcome) => typeof outcome !== 'string')
    expect(done.length, outcomes.join('\n')).toBeGreaterThan(0)
    for (const outcome of done) {
      expectSame(outcome)
      expect(unsaidOf(outcome, { isOfRun: as === 'organiser' })).toEqual([])
    }
  },
)

/** Money booked, stock moved, mails queued, documents, states: each row of any table, but for what chance gives it. */
function expectSame({ preview, shown, done, before }: Outcome) {
  expect(preview.digest).toMatch(/^[\w-]{43}$/)
  expect(differencesOf(shown.rows, done.rows)).toEqual([])
  expect(Object.fromEntries(done.counts)).toEqual(Object.fromEntries(shown.counts))
  const isGone = [...done.counts].some(([table, count]) => count < before.counts.get(table)!)
  expect(done.rows.size > 0 || isGone, 'it writes nothing').toBe(true)
  expect(before.rows.size, 'the preview has left rows').toBe(0)
}
