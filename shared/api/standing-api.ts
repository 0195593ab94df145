import Type, { type Static } from 'typebox'
import { closureReasons } from '../standing/seller-closure.ts'
import { awrsStatuses, exclusionReasons, standingConditions } from '../standing/standing-conditions.ts'

/** The approval of a brewery: calls of the staff, and of the brewery itself. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())
const Day = Type.String({ maxLength: 10, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const Line = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' })

/** A file in base64, at most 5 MB of a PDF, PNG or JPEG, or the text of the page. */
const EvidenceSent = Type.Union([
  Type.Object({ text: Type.String({ minLength: 1, maxLength: 100_000 }) }, exact),
  Type.Object({ file: Type.String({ minLength: 1, maxLength: 7_000_000 }) }, exact),
])
export type EvidenceSent = Static<typeof EvidenceSent>

/** POST /api/admin/breweries/{slug}/awrs-checks. A number that was not found has no name on the register. */
export const NewAwrsCheck = Type.Object(
  {
    awrsNumber: Type.String({ minLength: 1, maxLength: 40 }),
    lookedUpAt: Type.String({ format: 'date-time', maxLength: 40 }),
    nameOnRegister: Type.Optional(nullable(Line)),
    status: Type.Enum([...awrsStatuses]),
    evidence: EvidenceSent,
  },
  exact,
)
export type NewAwrsCheck = Static<typeof NewAwrsCheck>

/** POST /api/admin/breweries/{slug}/awrs-exclusions. */
export const NewAwrsExclusion = Type.Object(
  { reason: Type.Enum([...exclusionReasons]), endsOn: Day, evidence: EvidenceSent },
  exact,
)
export type NewAwrsExclusion = Static<typeof NewAwrsExclusion>

/** PUT of the documents; what is absent stays. The VAT statement is a number, or that there is none. */
export const DocumentsChange = Type.Object(
  {
    legalName: Type.Optional(nullable(Line)),
    address: Type.Optional(nullable(Type.Array(Line, { minItems: 1, maxItems: 8 }))),
    companyNumber: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 20 }))),
    vat: Type.Optional(
      nullable(
        Type.Union([
          Type.Object({ number: Type.String({ minLength: 1, maxLength: 20 }) }, exact),
          Type.Object({ notRegistered: Type.Literal(true) }, exact),
        ]),
      ),
    ),
  },
  exact,
)
export type DocumentsChange = Static<typeof DocumentsChange>

export const AgreementAcceptance = Type.Object({ version: Line, name: Line }, exact)
export const SuspensionReason = Type.Object({ reason: Reason }, exact)
/** Until a day, from which it sells again; null until it resumes. */
export const SalesPause = Type.Object({ until: nullable(Day) }, exact)

const AwrsEntry = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(['check', 'exclusion', 'failed_check']),
  awrsNumber: text,
  lookedUpAt: text,
  nameOnRegister: text,
  status: text,
  reason: text,
  endsOn: text,
  evidenceType: Type.String(),
  recordedAt: Type.String(),
  recordedBy: Type.String(),
})

/** GET …/standing. */
export const BreweryStanding = Type.Object({
  brewery: Type.Object({ slug: Type.String(), name: Type.String() }),
  isCleared: Type.Boolean(),
  takesOrders: Type.Boolean(),
  closure: nullable(
    Type.Object({ reason: Type.Enum([...closureReasons]), until: text, text: Type.String() }),
  ),
  /** What is missing to be cleared, each in a sentence. */
  missing: Type.Array(Type.Object({ condition: Type.Enum([...standingConditions]), text: Type.String() })),
  awrs: Type.Object({
    state: Type.Enum(['good', 'none', 'ended', 'failed']),
    goodUntil: text,
    entries: Type.Array(AwrsEntry),
  }),
  papers: Type.Object({
    legalName: text,
    address: nullable(Type.Array(Type.String())),
    companyNumber: text,
    vat: nullable(Type.Object({ number: text, statedAt: Type.String(), statedBy: Type.String() })),
  }),
  agreement: Type.Object({
    /** The version that counts now. */
    current: Type.String(),
    accepted: nullable(Type.Object({ version: Type.String(), at: Type.String(), by: Type.String() })),
  }),
  suspension: nullable(Type.Object({ since: Type.String(), reason: text })),
  pause: nullable(Type.Object({ since: Type.String(), until: text })),
})
export type BreweryStanding = Static<typeof BreweryStanding>
