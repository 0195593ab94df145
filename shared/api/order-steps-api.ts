import Type, { type Static } from 'typebox'
import {
  claimKinds,
  claimWishes,
  longestClaimText,
  mostClaimPictures,
  shortestClaimText,
} from '../orders/claim-kinds.ts'
import { containerKinds } from '../deposits/container-names.ts'
import { refusalReasons, type SilentReason, stepCauses } from '../orders/order-history.ts'

/**
 * The steps of a part of an order, POST /api/sell/{brewery}/orders/{part}/{verb} and the like: what each takes. Lines
 * are named by their place from 0 in the part.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Note = Type.Optional(nullable(Type.String({ maxLength: 1000 })))
const Day = Type.Optional(nullable(Type.String({ format: 'date', pattern: '^2[0-9]{3}-', maxLength: 10 })))
const short = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })))
const position = Type.Integer({ minimum: 0, maximum: 999 })
const units = Type.Integer({ minimum: 0, maximum: 100_000 })
const linesOf = <T extends Type.TProperties>(properties: T) =>
  Type.Array(Type.Object({ position, units, ...properties }, exact), { maxItems: 1000 })

const arrival = {
  /** The name of the adult who took it. */
  receivedBy: short(120),
  /** Now where none is named; not before it left, or was packed for collection. */
  at: Type.Optional(nullable(Type.String({ format: 'date-time', maxLength: 40 }))),
  note: Note,
  shortages: Type.Optional(linesOf({})),
}
/** The brewery's own empties that its people took back, and who signed for them at the pub. */
const takenBack = {
  empties: Type.Optional(
    Type.Array(
      Type.Object(
        { kind: Type.Enum([...containerKinds]), count: Type.Integer({ minimum: 1, maximum: 100_000 }) },
        exact,
      ),
      { maxItems: containerKinds.length },
    ),
  ),
  emptiesSignedBy: short(120),
}

/** What a claim says: units by line, or none of something that never came; pictures are brought before, by their ids. */
export const claimFields = {
  kind: Type.Enum([...claimKinds]),
  text: Type.String({ minLength: shortestClaimText, maxLength: longestClaimText }),
  lines: Type.Optional(linesOf({})),
  wish: Type.Optional(Type.Enum([...claimWishes])),
  pictures: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: mostClaimPictures })),
}

/** What a brewery's step takes, by its verb. */
export const brewerySteps = {
  accept: Type.Object({ dispatchOn: Day }, exact),
  propose: Type.Object(
    {
      lines: Type.Optional(
        linesOf({
          substitute: Type.Optional(
            nullable(
              Type.Object(
                {
                  variantId: Type.String({ maxLength: 100 }),
                  units: Type.Integer({ minimum: 1, maximum: 100_000 }),
                  /** Pence without VAT; the shop's price where none is named. */
                  unitPriceMinor: Type.Optional(Type.Integer({ minimum: 0 })),
                },
                exact,
              ),
            ),
          ),
        }),
      ),
      dispatchOn: Day,
      note: Note,
    },
    exact,
  ),
  withdraw: Type.Object({}, exact),
  refuse: Type.Object({ reason: Type.Enum([...refusalReasons]), note: Note }, exact),
  pack: Type.Object(
    {
      lines: Type.Optional(
        linesOf({
          batch: short(60),
          bestBefore: Day,
          serials: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 500 })),
        }),
      ),
    },
    exact,
  ),
  dispatch: Type.Object(
    { lines: Type.Optional(linesOf({})), carrier: short(120), tracking: short(500), note: Note },
    exact,
  ),
  close_rest: Type.Object({ reason: short(120), note: Note }, exact),
  deliver: Type.Object({ ...arrival, ...takenBack }, exact),
  hand_over: Type.Object({ ...arrival, ...takenBack }, exact),
  not_delivered: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }), note: Note }, exact),
}

/** What a buyer's step takes, by its verb; taking it back is POST /api/orders/{number}/cancellation. */
export const buyerSteps = {
  agree: Type.Object({}, exact),
  decline_lines: Type.Object({}, exact),
  decline_part: Type.Object({}, exact),
  close_rest: brewerySteps.close_rest,
  deliver: Type.Object(arrival, exact),
  claim: Type.Object(claimFields, exact),
}

/** A cancellation by staff, who name whose cause it is. */
export const StaffCancellation = Type.Object({ cause: Type.Enum([...stepCauses]), note: Note }, exact)

type StepsOf<Steps extends Record<string, Type.TSchema>> = {
  [Verb in keyof Steps]: { verb: Verb } & Static<Steps[Verb]>
}[keyof Steps]
export type BreweryStep = StepsOf<typeof brewerySteps>
type BuyerStep = StepsOf<typeof buyerSteps>
/** A step with what it takes, of any role. */
export type OrderStepInput =
  | BreweryStep
  | BuyerStep
  | { verb: 'cancel'; note?: string | null }
  | { verb: 'refuse'; reason: SilentReason; note: string }
