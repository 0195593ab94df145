import Type, { type Static } from 'typebox'

/**
 * The delivery terms of a brewery, or of Dray for accessories: zones in order, of which the first that fits counts, and
 * collection. Money is pence without VAT; times are by the clock of London.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const pence = Type.Integer({ minimum: 0, maximum: 10_000_000 })
const days = (least: number) => Type.Integer({ minimum: least, maximum: 30 })

const OwnVan = Type.Object(
  {
    kind: Type.Literal('van'),
    /** ISO weekdays on which it goes out. */
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
    /** What is ordered from then on counts as ordered on the next working day. */
    cutOffTime: Type.String({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
    /** Working days between order and delivery. */
    daysAhead: days(0),
  },
  exact,
)
const Carrier = Type.Object(
  {
    kind: Type.Literal('carrier'),
    /** Working days, each. */
    dispatchWithin: days(0),
    roadFrom: days(0),
    roadTo: days(0),
  },
  exact,
)

export const DeliveryZone = Type.Object(
  {
    /** Areas and districts, 'EH' and 'FK1'; null, with no radius either, is all of the UK. */
    postcodes: nullable(
      Type.Array(Type.String({ maxLength: 5, pattern: '^[A-Z]{1,2}([0-9]{1,2}[A-Z]?)?$' }), {
        minItems: 1,
        maxItems: 300,
      }),
    ),
    /** Round the brewery. */
    radiusKm: nullable(Type.Integer({ minimum: 1, maximum: 1500 })),
    chargeMinor: pence,
    /** Net goods from which the charge is zero. */
    freeAboveMinor: nullable(pence),
    /** Net goods that are asked for; nothing is asked of what is collected. */
    minimumMinor: nullable(pence),
    way: Type.Union([OwnVan, Carrier]),
  },
  exact,
)
export type DeliveryZone = Static<typeof DeliveryZone>

export const DeliveryTerms = Type.Object(
  {
    zones: Type.Array(DeliveryZone, { maxItems: 50 }),
    /** When it can be collected, in words; null where it cannot. */
    collection: nullable(Type.Object({ windows: Type.String({ maxLength: 300 }) }, exact)),
  },
  exact,
)
export type DeliveryTerms = Static<typeof DeliveryTerms>

/** What holds for a brewery without terms of its own. */
export const DefaultDelivery = Type.Union([DeliveryTerms, Type.Literal('collection_only')])
export type DefaultDelivery = Static<typeof DefaultDelivery>

/** All of the UK for nothing, sent within 2 working days, 3 to 5 on the road; or collected. */
export const defaultDelivery: DeliveryTerms = {
  zones: [
    {
      postcodes: null,
      radiusKm: null,
      chargeMinor: 0,
      freeAboveMinor: null,
      minimumMinor: null,
      way: { kind: 'carrier', dispatchWithin: 2, roadFrom: 3, roadTo: 5 },
    },
  ],
  collection: { windows: '' },
}

/** The terms that a default stands for. */
export const termsOfDefault = (value: DefaultDelivery): DeliveryTerms =>
  value === 'collection_only' ? { zones: [], collection: { windows: '' } } : value
