import Type, { type Static } from 'typebox'

/**
 * A group's run plan: on which weekdays its pallets arrive, and what holds for each of these runs. Times are by the clock
 * of London.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Weekday = Type.Integer({ minimum: 1, maximum: 7 })
const Time = Type.String({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
/** The last such weekday before the run's own day; the day itself for the same weekday. */
const Before = Type.Object({ weekday: Weekday, time: Time }, exact)

export const runStates = ['open', 'closed', 'firm', 'departed', 'done', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/** What a tail-lift carries where a plan says nothing else, in kg with the pallet. */
export const usualTailLiftKg = 750

export const Depot = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    street: Type.String({ maxLength: 120 }),
    town: Type.String({ maxLength: 120 }),
    postcode: Type.String({ maxLength: 10 }),
  },
  exact,
)
export type Depot = Static<typeof Depot>

export const runLimits = {
  carrier: Type.String({ minLength: 1, maxLength: 120 }),
  capacityPallets: Type.Integer({ minimum: 1, maximum: 200 }),
  capacityKg: Type.Integer({ minimum: 100, maximum: 200_000 }),
  /** What a pallet may weigh where it is unloaded by tail-lift. */
  tailLiftKg: Type.Integer({ minimum: 100, maximum: 1000 }),
}

export const RunPlan = Type.Object(
  {
    days: Type.Array(
      Type.Object(
        {
          /** ISO weekday on which it arrives. */
          weekday: Weekday,
          /** Until when buyers order. */
          cutOff: Before,
          /** Until when breweries answer; four working hours after the cut-off where it is null. */
          answerBy: nullable(Before),
          /** Until when breweries bring their beer to the depot. */
          bringBy: Before,
        },
        exact,
      ),
      { minItems: 1, maxItems: 7 },
    ),
    depot: Depot,
    ...runLimits,
    /** Areas and districts, 'EH' and 'FK1'; null is wherever the group delivers. */
    postcodes: nullable(
      Type.Array(Type.String({ maxLength: 5, pattern: '^[A-Z]{1,2}([0-9]{1,2}[A-Z]?)?$' }), {
        minItems: 1,
        maxItems: 300,
      }),
    ),
    /** Net goods of an order. */
    minimumMinor: nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  },
  exact,
)
export type RunPlan = Static<typeof RunPlan>
