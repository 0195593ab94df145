import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldEvents, type StateEvent } from './fold-events.ts'
import { isEnded, isSent, type OrderState, orderStates } from './order-states.ts'
import {
  type OrderRole,
  orderRoles,
  mayEver,
  type OrderVerb,
  orderVerbs,
  stateAfter,
  stepsOf,
} from './order-steps.ts'

const facts = { isPaid: true, isCollection: false, stateBefore: 'accepted' as OrderState, isRestLeft: false }
const sales = ['owner', 'sales']
const brewery = ['owner', 'sales', 'cellar']
const dray = ['operations', 'admin', 'operator']

/** Section 8 of the marketplace, a row for each line of its table. */
const table: [OrderState[], OrderVerb, OrderState, string[]][] = [
  [['placed'], 'accept', 'accepted', [...sales, ...dray, 'system']],
  [['placed', 'accepted', 'packed'], 'propose', 'proposed', [...sales, ...dray, 'system']],
  [['proposed'], 'agree', 'accepted', ['buyer', 'system']],
  [['proposed'], 'decline_lines', 'accepted', ['buyer', 'system']],
  [['proposed'], 'decline_part', 'cancelled', ['buyer', 'system']],
  // What is left of a part that missed its run (section 7).
  [['part_dispatched'], 'propose', 'part_dispatched', ['system']],
  [['part_dispatched'], 'agree', 'part_dispatched', ['buyer', 'system']],
  [['part_dispatched'], 'decline_part', 'dispatched', ['buyer', 'system']],
  // The later run is cancelled: the next is asked about (RUN-10).
  [['proposed'], 'propose', 'proposed', ['system']],
  [['proposed'], 'withdraw', 'accepted', [...sales, ...dray]],
  [['placed', 'proposed', 'accepted', 'packed'], 'refuse', 'refused', [...sales, ...dray, 'system']],
  [['placed', 'accepted', 'packed'], 'cancel', 'cancelled', ['buyer', ...dray, 'system']],
  [['proposed'], 'cancel', 'cancelled', dray],
  [['accepted'], 'pack', 'packed', [...brewery, ...dray]],
  [['accepted', 'packed', 'part_dispatched'], 'dispatch', 'dispatched', [...brewery, 'organiser', ...dray]],
  [['part_dispatched'], 'close_rest', 'dispatched', [...sales, 'buyer', ...dray, 'system']],
  [
    ['part_dispatched', 'dispatched'],
    'deliver',
    'delivered',
    [...brewery, 'organiser', 'buyer', ...dray, 'system'],
  ],
  [['packed'], 'hand_over', 'delivered', [...brewery, ...dray]],
  [['dispatched'], 'not_delivered', 'dispatched', [...brewery, 'organiser', ...dray]],
  [['dispatched', 'delivered'], 'claim', 'claimed', ['buyer', ...dray, 'system']],
  [['claimed'], 'settle_claim', 'delivered', ['system']],
  [['delivered'], 'close', 'closed', ['system']],
]

const expected = (state: OrderState, verb: OrderVerb, role: OrderRole): OrderState | null =>
  table.find(([from, of, , by]) => from.includes(state) && of === verb && by.includes(role))?.[2] ?? null

test.each(orderStates)(
  'from %s only the steps of the table lead on, for the roles it names (LIFE-01)',
  (state) => {
    for (const verb of orderVerbs)
      for (const role of orderRoles)
        expect([
          verb,
          role,
          stateAfter(state, verb, role, { ...facts, isCollection: verb === 'hand_over' }),
        ]).toEqual([verb, role, expected(state, verb, role)])
  },
)

test('before it is paid an order can only be cancelled (LIFE-01, LIFE-17)', () => {
  const possible = orderStates.flatMap((state) =>
    orderVerbs.filter((verb) =>
      orderRoles.some((role) => stateAfter(state, verb, role, { ...facts, isPaid: false }) !== null),
    ),
  )
  expect(new Set(possible)).toEqual(new Set(['cancel']))
})

test('a dispatch that leaves units is a part of one; only what is collected is handed over (LIFE-11, LIFE-14)', () => {
  expect(stateAfter('packed', 'dispatch', 'cellar', { ...facts, isRestLeft: true })).toBe('part_dispatched')
  expect(stateAfter('packed', 'hand_over', 'cellar', { ...facts, isCollection: false })).toBeNull()
})

test('nothing that was sent is ever given up, and ends have no way on (LIFE-01, LIFE-08)', () => {
  const attempt = fc.tuple(fc.constantFrom(...orderVerbs), fc.constantFrom(...orderRoles), fc.boolean())
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
      const states: OrderState[] = ['placed']
      let stateBefore: OrderState | null = null
      for (const [verb, role, isRestLeft] of attempts) {
        const state = states.at(-1)!
        const next = stateAfter(state, verb, role, { ...facts, stateBefore, isRestLeft })
        if (next === null) continue
        if (next === 'proposed' && state !== 'proposed') stateBefore = state
        states.push(next)
      }
      const sent = states.findIndex(isSent)
      expect(sent === -1 || states.slice(sent).every(isSent)).toBe(true)
      const ended = states.findIndex(isEnded)
      expect([-1, states.length - 1]).toContain(ended)
    }),
    { numRuns: 500 },
  )
})

const event = (
  consignmentId: string | null,
  fromState: OrderState | null,
  toState: OrderState | null,
): StateEvent => ({
  consignmentId,
  fromState,
  toState,
})

test('the states of parts are a fold of their events; one that begins elsewhere is an error (LIFE-02)', () => {
  const placed = event(null, null, 'placed')
  const paid = event(null, null, null)
  const events = [placed, paid, event('one', 'placed', 'accepted'), event('two', 'placed', 'refused')]
  expect([...foldEvents(events, ['one', 'two'])]).toEqual([
    ['one', 'accepted'],
    ['two', 'refused'],
  ])
  expect(() => foldEvents([placed, event('one', 'accepted', 'packed')], ['one'])).toThrow(
    'begins at accepted',
  )
})

test.each<[OrderRole, OrderVerb, boolean]>([
  ['cellar', 'pack', true],
  ['cellar', 'accept', false],
  ['buyer', 'cancel', true],
  ['buyer', 'pack', false],
  ['organiser', 'dispatch', true],
  ['organiser', 'claim', false],
])('whether the role %s may ever %s: %s (LIFE-08)', (role, verb, may) =>
  expect(mayEver(verb, role)).toBe(may),
)

test('a role is offered the steps that are possible, and no others (LIFE-01, LIFE-08)', () => {
  const collection = { ...facts, isCollection: true }
  expect(stepsOf('packed', 'cellar', facts)).toEqual(['dispatch'])
  expect(stepsOf('packed', 'cellar', collection)).toEqual(['hand_over'])
  expect(stepsOf('accepted', 'cellar', collection)).toEqual(['pack'])
  for (const state of orderStates)
    for (const role of orderRoles)
      expect(stepsOf(state, role, collection)).not.toContain(expect.stringMatching(/dispatch|not_delivered/))
  expect(stepsOf('packed', 'buyer', { ...facts, isPaid: false })).toEqual(['cancel'])
  expect(stepsOf('closed', 'admin', facts)).toEqual([])
})
