import Type, { type Static } from 'typebox'
import { DeliveryTerms } from '../delivery/delivery-terms.ts'
import { unloadings } from '../orders/handover.ts'
import { StoredLines } from './basket-api.ts'

const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())

/** POST /public/delivery/quote: what is to be delivered, by sender; teamId null is Dray, for accessories. */
export const DeliveryRequest = Type.Object(
  {
    /** As typed so far. */
    postcode: Type.String({ maxLength: 20 }),
    parts: Type.Array(
      Type.Object(
        {
          teamId: nullable(Type.String({ format: 'uuid', maxLength: 36 })),
          /** Net. */
          goodsMinor: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
        },
        exact,
      ),
      { maxItems: 300 },
    ),
  },
  exact,
)

const PartQuote = Type.Object({
  teamId: text,
  name: Type.String(),
  /** Pence without VAT; null without a whole postcode, and where it does not deliver. */
  chargeMinor: nullable(Type.Integer()),
  /** 'Delivery £12.00 · Leaves by Wed 2 Dec, with you by Wed 9 Dec'. */
  hint: text,
  /** Why it does not deliver there, in a sentence. */
  refusal: text,
  /** What is missing to its minimum, in a sentence; nothing is asked of what is collected. */
  minimum: text,
  /** When it can be collected, '' where the brewery has stated no hours; null where it cannot. */
  collection: text,
  /** The brewery's town, where it is collected; '' of Dray. */
  town: Type.String(),
  /** The day by which it usually leaves, or can be collected: two working days of its sender, 'YYYY-MM-DD'. */
  leavesBy: Type.String(),
  /** Of its delivery; no day of arrival without a whole postcode, and where it does not deliver. */
  days: Type.Object({ leavesBy: Type.String(), arrivesBy: text, isOnDay: Type.Boolean() }),
})
export type PartQuote = Static<typeof PartQuote>
export const DeliveryQuote = Type.Object({ parts: Type.Array(PartQuote) })

/** POST /public/delivery/run: what of a group's basket is to be delivered, and where. */
export const RunRequest = Type.Object(
  {
    groupSlug: Type.String({ maxLength: 100 }),
    postcode: Type.String({ maxLength: 20 }),
    unloading: Type.Optional(nullable(Type.Enum([...unloadings]))),
    /** Of the whole basket, net. */
    goodsMinor: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
    /** What the pallet carries; lines of other baskets count nothing. */
    lines: StoredLines.properties.lines,
  },
  exact,
)
export type RunRequest = Static<typeof RunRequest>

export const RunQuote = Type.Object({
  run: Type.Object({
    groupSlug: Type.String(),
    /** 'Arrives Wednesday 25 November. Order by Monday 12:00.', or that no delivery takes it. */
    text: Type.String(),
    /** 'YYYY-MM-DD'; absent where no delivery takes it. */
    day: Type.Optional(Type.String()),
    /** What a pallet on it may weigh where no fork-lift unloads it, in grams. */
    limitG: Type.Optional(Type.Integer()),
  }),
  /** What is missing to its minimum, in a sentence. */
  minimum: text,
})
export type RunQuote = Static<typeof RunQuote>

/** GET and PUT /api/sell/{brewery}/delivery. */
export const TermsInForce = Type.Object({
  /** 0 where Dray's usual terms hold. */
  version: Type.Integer(),
  terms: DeliveryTerms,
})
export type TermsInForce = Static<typeof TermsInForce>

/** GET /api/sell/{brewery}/delivery/quote: what the checkout says of a postcode, in a sentence. */
export const TriedPostcode = Type.Object({ sentence: Type.String() })
export type TriedPostcode = Static<typeof TriedPostcode>

export const TermsToSet = Type.Object({ terms: DeliveryTerms }, exact)
