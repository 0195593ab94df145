import { expect, test } from 'vitest'
import { accessKinds, type AccessKind } from './support/access/access-accounts.ts'
import { accessRequest } from './support/access/access-requests.ts'
import { accessRules } from './support/access/access-rules.ts'
import { openAccessWorld, renewed, routeName } from './support/access/access-world.ts'

const world = await openAccessWorld()
const { accounts, ids, routes } = world

/** In the order of their tries: the owner's last, as what the others are sent to is the owner's. */
const kinds = (Object.keys(accessKinds) as AccessKind[]).toSorted(
  (one, other) => Number(one === 'owner') - Number(other === 'owner'),
)
const isGood = (status: number) => status < 400
/** Who is sent to a route: the first kind of account whose rule has this outcome. */
const chooseKind = (name: string, outcome: 'refused' | 'good'): AccessKind | undefined =>
  kinds.find((kind) => isGood(accessRules.get(name)![kind]) === (outcome === 'good'))

/** Actions whose undoing is tried too, so that they are done and not only previewed. */
const done =
  /^(?:POST|PUT|DELETE) \/api\/admin\/(?:money\/breweries\/:slug\/hold|breweries\/:slug\/suspension|money\/carrier-bills(?:\/reversal)?)$/

const answers = new Map<string, Partial<Record<'refused' | 'good', [kind: AccessKind, status: number]>>>()

for (const outcome of ['refused', 'good'] as const)
  for (const kind of kinds)
    for (const entry of routes) {
      const name = routeName(entry)
      if (chooseKind(name, outcome) !== kind) continue
      if (renewed.has(name)) await accounts.renew(kind)
      // A preview does the whole action and rolls it back, so no try is in the way of the next.
      const request = accessRequest(entry, ids, {
        hasOwnKey: outcome === 'good',
        isOnlyShown: !done.test(name),
      })
      const { statusCode } = await world.send(kind, entry, request)
      answers.set(name, { ...answers.get(name), [outcome]: [kind, statusCode] })
    }

test.each(routes.map(routeName))(
  '%s answers who may call it, and refuses who may not (SAFE-17, ROLE-02)',
  (name) => {
    const expected = Object.entries(answers.get(name) ?? {}).map(([outcome, [kind]]) => [
      outcome,
      [kind, accessRules.get(name)![kind]],
    ])
    expect(answers.get(name)).toEqual(Object.fromEntries(expected))
  },
)

test('most calls and pages are answered well here; the others by the tests of their features', () => {
  const answered = [...answers.values()].filter(({ good }) => good !== undefined)
  expect(answered.length).toBeGreaterThan(500)
})
