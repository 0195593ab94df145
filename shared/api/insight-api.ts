import Type, { type Static } from 'typebox'

/** What the pictures of the consoles are drawn from (SEE-01 to SEE-11). Money is pence without VAT, days are 'YYYY-MM-DD'. */
const Day = Type.String({ format: 'date' })
const Pence = Type.Integer()
const Units = Type.Integer()
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** So many weeks from Monday to Sunday in London, the present one last. */
export const insightRanges = { weeks4: 4, weeks13: 13, months12: 52 } as const
export type InsightRange = keyof typeof insightRanges
export const insightRangeKeys = Object.keys(insightRanges) as InsightRange[]
const Range = Type.Optional(Type.Enum([...insightRangeKeys]))

/** GET /api/sell/{brewery}/insight/days: units to send, and sales by week. */
export const SellingDays = Type.Object({
  /** Today and the six days after it, by the day that orders leave. */
  days: Type.Array(Type.Object({ day: Day, toAnswer: Units, accepted: Units, packed: Units })),
  /** Units that were to leave before today. */
  lateUnits: Units,
  /** This week and the four before it; null for roles that see no money. */
  weeks: nullable(Type.Array(Type.Object({ week: Day, netMinor: Pence }))),
})
export type SellingDays = Static<typeof SellingDays>

export const InsightQuery = Type.Object({
  range: Range,
  /** One beer alone, by its name. */
  beer: Type.Optional(Type.String({ maxLength: 200 })),
})

const Sold = { netMinor: Pence, units: Units }
/** GET /api/sell/{brewery}/insight/sales: what was invoiced, before credits; the largest first, at most a hundred of each. */
export const SalesInsight = Type.Object({
  weeks: Type.Array(
    Type.Object({
      week: Day,
      ...Sold,
      /** Of the week as long before as the range is long. */
      beforeMinor: Pence,
    }),
  ),
  beers: Type.Array(Type.Object({ name: Type.String(), imageUrl: Type.String(), ...Sold })),
  sizes: Type.Array(Type.Object({ name: Type.String(), ...Sold })),
  /** By postcode area; '' where the address is gone. */
  areas: Type.Array(Type.Object({ name: Type.String(), ...Sold })),
  /** Of orders, beside the beer that all else is the sum of. */
  depositsMinor: Pence,
  deliveryMinor: Pence,
  pubs: Type.Object({
    bought: Type.Integer(),
    /** Who bought before, or twice in the range. */
    repeated: Type.Integer(),
    /** Whose first order it was. */
    won: Type.Integer(),
    /** Who bought in the time before and not since. */
    lost: Type.Integer(),
  }),
})
export type SalesInsight = Static<typeof SalesInsight>

/** GET /api/sell/{brewery}/insight/districts: where the pubs of the last twelve months are; at most 500. */
export const PubDistricts = Type.Object({
  rows: Type.Array(
    Type.Object({
      district: Type.String(),
      /** Null where the map does not know it. */
      place: nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
      pubs: Type.Integer(),
      netMinor: Pence,
    }),
  ),
})
export type PubDistricts = Static<typeof PubDistricts>

/** GET /api/sell/{brewery}/beers/{beer}/ratings: approved reviews by month, the first one first; at most 60. */
export const BeerRatings = Type.Object({
  months: Type.Array(Type.Object({ month: Type.String(), reviews: Type.Integer(), stars: Type.Number() })),
})
export type BeerRatings = Static<typeof BeerRatings>

/** GET /api/sell/{brewery}/money/weeks: payouts of the last 13 weeks, withdrawn ones left out. */
export const PayoutWeeks = Type.Object({
  weeks: Type.Array(Type.Object({ week: Day, amountMinor: Pence, payouts: Type.Integer() })),
})
export type PayoutWeeks = Static<typeof PayoutWeeks>

/** GET /api/admin/worklist/insight. */
export const WorklistInsight = Type.Object({
  /** The last thirty days, today last. */
  days: Type.Array(Type.Object({ day: Day, opened: Type.Integer(), closed: Type.Integer() })),
  /** Kinds with open entries, the oldest first. */
  kinds: Type.Array(Type.Object({ kind: Type.String(), open: Type.Integer(), oldestHours: Type.Number() })),
})
export type WorklistInsight = Static<typeof WorklistInsight>

export const MarketQuery = Type.Object({ range: Range })
/** GET /api/admin/market. */
export const Market = Type.Object({
  weeks: Type.Array(
    Type.Object({
      week: Day,
      /** Invoiced by breweries with VAT, less what was credited. */
      soldMinor: Pence,
      /** Dray's fees with VAT, less what was returned. */
      feeMinor: Pence,
      buyers: Type.Integer(),
      breweries: Type.Integer(),
      orders: Type.Integer(),
    }),
  ),
  /** Of the whole range. */
  buyers: Type.Integer(),
  breweries: Type.Integer(),
  /** Baskets with anything in them that were changed in the range and are still open, and orders placed in it. */
  openBaskets: Type.Integer(),
  orders: Type.Integer(),
  /** Units sold and units still on sale, the most sold first; at most a hundred. */
  styles: Type.Array(Type.Object({ name: Type.String(), sold: Units, onSale: Units })),
  regions: Type.Array(Type.Object({ name: Type.String(), sold: Units, onSale: Units })),
})
export type Market = Static<typeof Market>
