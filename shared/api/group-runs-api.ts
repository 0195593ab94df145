import Type, { type Static } from 'typebox'
import { Depot, runLimits, runStates } from '../delivery/run-plan.ts'
import { containerKinds } from '../deposits/container-names.ts'
import { unloadings } from '../orders/handover.ts'
import { orderStates } from '../orders/order-states.ts'

/** What organisers read of their group's runs: units and weights, and neither prices nor money (GORG-03). */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())
const Time = Type.String({ format: 'date-time' })
const Day = Type.String({ format: 'date' })
const count = Type.Integer()
/** Of goods in grams, without the pallets they are on. */
const weightG = Type.Integer()

const about = { id: Type.String(), day: Day, state: Type.Enum([...runStates]) }
const Group = Type.Object({ name: Type.String(), slug: Type.String() })

const cardFields = {
  ...about,
  isFull: Type.Boolean(),
  cutOffAt: Time,
  answerByAt: Time,
  bringByAt: Time,
  /** What its plans take, orders that are being paid for included. */
  pallets: count,
  capacityPallets: count,
  /** In grams with the pallets. */
  loadG: Type.Integer(),
  capacityKg: count,
  breweries: count,
  drops: count,
}
export const RunCard = Type.Object(cardFields)
export type RunCard = Static<typeof RunCard>

const ownFields = { ...about, depot: Depot, bringByAt: Time, units: count, weightG }
const OwnRun = Type.Object(ownFields)

/** GET /api/sell/group/{group}: eight weeks ahead and twelve back, the soonest first. */
export const GroupRuns = Type.Object({
  sees: Type.Literal('all'),
  group: Group,
  mayAct: Type.Boolean(),
  today: Day,
  runs: Type.Array(RunCard),
})
export type GroupRuns = Static<typeof GroupRuns>

/** The same for people of a brewery: runs with their own beer, and what they bring (GORG-04). */
export const OwnGroupRuns = Type.Object({
  sees: Type.Literal('own'),
  group: Group,
  today: Day,
  runs: Type.Array(OwnRun),
})
export type OwnGroupRuns = Static<typeof OwnGroupRuns>

/** GET /api/sell/group/{group}/go-to: runs, and drops with the number of their order, at most eight. */
export const GroupGoTo = Type.Object({
  found: Type.Array(Type.Object({ run: Type.String(), day: Day, number: text, about: Type.String() })),
})
export type GroupGoTo = Static<typeof GroupGoTo>

const LoadedLine = Type.Object({
  position: count,
  title: Type.String(),
  variantLabel: text,
  volumeMl: nullable(count),
  /** That travel on this run. */
  units: count,
  weightG,
  /** That are at its depot, or left from there. */
  atDepot: count,
  batch: text,
})
export type LoadedLine = Static<typeof LoadedLine>

const LoadedPart = Type.Object({
  part: Type.String(),
  number: Type.String(),
  state: Type.Enum([...orderStates]),
  /** Whether its units can be ticked now. */
  mayTick: Type.Boolean(),
  lines: Type.Array(LoadedLine),
})
export type LoadedPart = Static<typeof LoadedPart>

/** What one brewery brings to the depot; Dray's own accessories too. */
export const RunLoadOf = Type.Object({
  brewery: Type.String(),
  units: count,
  weightG,
  atDepot: count,
  parts: Type.Array(LoadedPart),
})
export type RunLoadOf = Static<typeof RunLoadOf>

/** About where something is, in degrees; null where its postcode is not known. */
const Where = nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() }))

const Proof = Type.Object({
  receivedBy: text,
  at: Time,
  note: text,
  /** Counted by the driver. */
  empties: nullable(count),
})

/** One order of a run: where it goes, and what of it travels. */
export const RunDrop = Type.Object({
  number: Type.String(),
  pub: Type.String(),
  address: Type.Array(Type.String()),
  postcode: text,
  place: Where,
  /** Who takes it in, or ordered it; null once the person has left. */
  contact: nullable(Type.Object({ name: Type.String(), phone: Type.String() })),
  opensAt: text,
  closesAt: text,
  unloading: nullable(Type.Enum([...unloadings])),
  notes: text,
  state: Type.Enum(['waiting', 'ready', 'left', 'delivered', 'failed']),
  units: count,
  weightG,
  /** What one of its pallets may weigh, in grams with itself; null of orders from before runs. */
  limitG: nullable(Type.Integer()),
  pallets: Type.Array(
    Type.Object({ step: Type.String(), weightG: Type.Integer(), heightMm: Type.Integer() }),
  ),
  parts: Type.Array(Type.String()),
  /** Whether something of it has left and no one has said how it arrived. */
  mayDeliver: Type.Boolean(),
  /** Units of it missed this run and follow on a later one, if the pub agrees. */
  restFollows: Type.Boolean(),
  proof: nullable(Proof),
  /** Containers at the pub before this drop arrives, to take back. */
  empties: Type.Array(
    Type.Object({
      brewery: Type.String(),
      breweryName: Type.String(),
      kind: Type.Enum([...containerKinds]),
      atPub: count,
    }),
  ),
  /** Why it could not be delivered. */
  failed: text,
})
export type RunDrop = Static<typeof RunDrop>

const point = { x: Type.Integer(), y: Type.Integer() }
const Name = Type.Object({ name: Type.String(), ...point, align: Type.Enum(['start', 'end']) })
/** Depot and drops on the outline of the country, in a square of units of its own; a mark gives way to others, its anchor does not. */
const RunMap = Type.Object({
  side: count,
  /** Path data. */
  land: Type.String(),
  scale: Type.Object({ km: count, length: count }),
  towns: Type.Array(Name),
  /** Beside the depot, and beside one mark of each town. */
  names: Type.Array(Name),
  depot: nullable(Type.Object(point)),
  drops: Type.Array(Type.Object({ number: Type.String(), ...point, anchor: Type.Object(point) })),
})
export type RunMap = Static<typeof RunMap>

/** GET /api/sell/group/{group}/runs/{run}. */
export const GroupRun = Type.Object({
  sees: Type.Literal('all'),
  group: Group,
  mayAct: Type.Boolean(),
  ...cardFields,
  depot: Depot,
  carrier: Type.String(),
  tailLiftKg: count,
  departedAt: nullable(Time),
  depotPlace: Where,
  /** Null where no drop has a known place. */
  map: nullable(RunMap),
  /** In the order in which they are driven. */
  drops: Type.Array(RunDrop),
  loads: Type.Array(RunLoadOf),
})
export type GroupRun = Static<typeof GroupRun>

/** The same for people of a brewery: its own loads alone. */
export const OwnGroupRun = Type.Object({
  sees: Type.Literal('own'),
  group: Group,
  ...ownFields,
  loads: Type.Array(RunLoadOf),
})
export type OwnGroupRun = Static<typeof OwnGroupRun>

const exact = { additionalProperties: false }
const units = Type.Integer({ minimum: 0, maximum: 100_000 })
const position = Type.Integer({ minimum: 0, maximum: 999 })
const id = Type.String({ maxLength: 100 })
const note = Type.Optional(nullable(Type.String({ maxLength: 1000 })))

/** POST …/runs/{run}/ticks: units of a part that are at the depot, by line; all of them where none is named. */
export const LoadTick = Type.Object(
  {
    part: id,
    lines: Type.Optional(Type.Array(Type.Object({ position, units }, exact), { maxItems: 1000 })),
  },
  exact,
)

/** PUT …/runs/{run}/drops: the numbers of its orders in the order in which they are driven. */
export const DropOrder = Type.Object({ drops: Type.Array(id, { maxItems: 500 }) }, exact)

/** POST …/runs/{run}/drops/{number}/deliver. */
export const DropDelivery = Type.Object(
  {
    /** The name of the adult who took it in. */
    receivedBy: Type.String({ minLength: 2, maxLength: 120 }),
    /** Now where none is named; not before the run left. */
    at: Type.Optional(nullable(Type.String({ format: 'date-time', maxLength: 40 }))),
    note,
    shortages: Type.Optional(
      Type.Array(
        Type.Object({ part: id, position, units: Type.Integer({ minimum: 1, maximum: 100_000 }) }, exact),
        {
          maxItems: 1000,
        },
      ),
    ),
    /** Empty containers taken back, by brewery. */
    empties: Type.Optional(
      Type.Array(
        Type.Object(
          {
            brewery: id,
            kind: Type.Enum([...containerKinds]),
            count: Type.Integer({ minimum: 1, maximum: 100_000 }),
          },
          exact,
        ),
        { maxItems: 500 },
      ),
    ),
    /** The name of the pub's person who signed for them; without one the pub is asked. */
    emptiesSignedBy: Type.Optional(nullable(Type.String({ maxLength: 120 }))),
  },
  exact,
)
export type DropDelivery = Static<typeof DropDelivery>

/** POST …/runs/{run}/drops/{number}/not-delivered. */
export const DropFailure = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }), note }, exact)
export type DropFailure = Static<typeof DropFailure>

/** POST …/runs/{run}/cancel: the reason is recorded in the audit trail. */
export const RunCancellation = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }, exact)

/** A day and time by the clock of London, '2026-11-23T12:00'. */
const localTime = Type.String({ maxLength: 16, pattern: '^\\d{4}-\\d\\d-\\d\\dT([01]\\d|2[0-3]):[0-5]\\d$' })

/** POST …/runs/{run}/write: one mail to all pubs, or to all breweries, of a run. */
export const RunLetter = Type.Object(
  {
    to: Type.Enum(['pubs', 'breweries']),
    words: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
  },
  exact,
)
export type RunLetter = Static<typeof RunLetter>

/** POST …/runs/{run}/change: what is not named stays as it is. */
export const RunChange = Type.Object(
  {
    day: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
    cutOff: Type.Optional(localTime),
    answerBy: Type.Optional(localTime),
    bringBy: Type.Optional(localTime),
    carrier: Type.Optional(runLimits.carrier),
    capacityPallets: Type.Optional(runLimits.capacityPallets),
    capacityKg: Type.Optional(runLimits.capacityKg),
    tailLiftKg: Type.Optional(runLimits.tailLiftKg),
  },
  { ...exact, minProperties: 1 },
)
export type RunChange = Static<typeof RunChange>
