import fc from 'fast-check'
import { claimAnswers, claimKinds } from '../../../shared/orders/claim-kinds.ts'
import { refundBearers } from '../../../shared/orders/refund-reasons.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { type OrderRole, orderRoles, type OrderVerb, orderVerbs } from '../../../shared/orders/order-steps.ts'
import { standingWishes } from '../../../shared/orders/standing-wish.ts'

/** What becomes of a call: answered, sent twice at once, sent again, or killed and sent again. */
export type Fate = { kind: 'answered' | 'twice' | 'again' } | { kind: 'killed'; after: number }

/** One step of a history; orders, parts and items are named by numbers that wrap around. */
export type HistoryStep =
  | {
      kind: 'order'
      buyer: number
      isGroup: boolean
      units: readonly number[]
      payment: 'card' | 'invoice'
      wish: (typeof standingWishes)[number]
      isCollected: boolean
      isPaid: boolean
      fate: Fate
    }
  | { kind: 'pay'; order: number; token: string; fate: Fate }
  | { kind: 'take'; order: number; part: number; verb: OrderVerb; role: OrderRole; units: number; fate: Fate }
  | { kind: 'lead'; order: number; part: number; units: number; fate: Fate }
  | { kind: 'cancel'; order: number; part: number | null; fate: Fate }
  | { kind: 'refund'; order: number; part: number; units: number; goodwillMinor: number; fate: Fate }
  | {
      kind: 'claim'
      order: number
      part: number
      about: (typeof claimKinds)[number]
      units: number
      fate: Fate
    }
  | { kind: 'answer'; order: number; part: number; answer: (typeof claimAnswers)[number]; fate: Fate }
  | {
      kind: 'decide'
      order: number
      part: number
      isAdmitted: boolean
      bearer: (typeof refundBearers)[number]
      fate: Fate
    }
  | { kind: 'leave'; which: number }
  | { kind: 'people'; verb: 'invite' | 'join' | 'dismiss'; which: number }
  | { kind: 'import'; figures: readonly number[] | null; fate: Fate }
  | {
      kind: 'stock'
      verb: 'count' | 'made' | 'spoilt' | 'sold_elsewhere' | 'returned'
      item: number
      units: number
    }
  | { kind: 'close'; what: 'brewery' | 'buyer'; which: number }
  | { kind: 'sweep'; hours: number; fate: Fate }

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'answered' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'twice' as const }, { kind: 'again' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('killed' as const), after: fc.nat(3) }) },
)
const which = fc.nat(7)
const units = fc.integer({ min: 0, max: 4 })

const placing = fc.record({
  kind: fc.constant('order' as const),
  buyer: fc.nat(1),
  isGroup: fc.boolean(),
  units: fc.tuple(units, units, fc.nat(2)),
  payment: fc.constantFrom('card' as const, 'card' as const, 'invoice' as const),
  wish: fc.constantFrom(...standingWishes),
  isCollected: fc.boolean(),
  isPaid: fc.integer({ min: 0, max: 4 }).map((chance) => chance > 0),
  fate,
})

/** A step of the table that leads on, mostly, so that histories come far; the others are any verb of any role. */
const leading = fc.record({ kind: fc.constant('lead' as const), order: which, part: which, units, fate })
const attempted = fc.record({
  kind: fc.constant('take' as const),
  order: which,
  part: which,
  verb: fc.constantFrom(...orderVerbs),
  role: fc.constantFrom(...orderRoles),
  units,
  fate,
})

/** Claims before and after deliveries, about all or some of a part, and what breweries answer. */
const claiming: fc.Arbitrary<HistoryStep> = fc.oneof(
  fc.record({
    kind: fc.constant('claim' as const),
    order: which,
    part: which,
    about: fc.constantFrom('missing' as const, ...claimKinds),
    units: fc.nat(2),
    fate,
  }),
  fc.record({
    kind: fc.constant('answer' as const),
    order: which,
    part: which,
    answer: fc.constantFrom('replace' as const, ...claimAnswers),
    fate,
  }),
)

const leaving: fc.Arbitrary<HistoryStep> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), which: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('people' as const),
      verb: fc.constantFrom('invite' as const, 'join' as const, 'dismiss' as const),
      which: fc.nat(1),
    }),
  },
)

const others: fc.Arbitrary<HistoryStep> = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    order: which,
    token: fc.constantFrom(...Object.values(sandboxTokens)),
    fate,
  }),
  fc.record({
    kind: fc.constant('cancel' as const),
    order: which,
    part: fc.option(which),
    fate,
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    order: which,
    part: which,
    units,
    goodwillMinor: fc.constantFrom(0, 0, 500),
    fate,
  }),
  fc.record({
    kind: fc.constant('decide' as const),
    order: which,
    part: which,
    isAdmitted: fc.boolean(),
    bearer: fc.constantFrom(...refundBearers),
    fate,
  }),
  fc.record({
    kind: fc.constant('import' as const),
    figures: fc.option(fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20)), { freq: 2 }),
    fate,
  }),
  fc.record({
    kind: fc.constant('stock' as const),
    verb: fc.constantFrom('count', 'made', 'spoilt', 'sold_elsewhere', 'returned'),
    item: fc.nat(3),
    units: fc.nat(20),
  }),
  fc.record({
    kind: fc.constant('close' as const),
    what: fc.constantFrom('brewery' as const, 'buyer' as const),
    which: fc.nat(1),
  }),
  fc.record({ kind: fc.constant('sweep' as const), hours: fc.constantFrom(0, 1, 5, 26, 80), fate }),
)

/** Steps at once: they meet as the database lets them. */
export type Moment = readonly HistoryStep[]

/** A history: orders first, so that there is what the rest may move; some moments hold two steps at once. */
export const histories: fc.Arbitrary<readonly Moment[]> = fc
  .tuple(
    fc.array(placing, { minLength: 1, maxLength: 2 }),
    fc.array(
      fc.array(
        fc.oneof(
          { weight: 1, arbitrary: placing },
          { weight: 5, arbitrary: leading },
          { weight: 2, arbitrary: attempted },
          { weight: 4, arbitrary: others },
          { weight: 3, arbitrary: claiming },
          { weight: 1, arbitrary: leaving },
        ),
        { minLength: 1, maxLength: 2 },
      ),
      { minLength: 4, maxLength: 14 },
    ),
  )
  .map(([first, rest]) => [...first.map((one) => [one]), ...rest])
