import Type, { type Static } from 'typebox'

/** What a brewery says about itself in its settings, and what applies at once of it. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Day = Type.String({ format: 'date', maxLength: 10 })

/** PUT /api/sell/{brewery}/contact: on the brewery's page; what is absent is not given any more. */
export const BreweryContact = Type.Object(
  {
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
    telephone: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  },
  exact,
)
export type BreweryContact = Static<typeof BreweryContact>

/** POST /api/sell/{brewery}/closures: both ends are closed days. */
export const NewClosure = Type.Object({ from: Day, to: Day }, exact)
export const InvoiceCode = Type.Object({ code: Type.String({ minLength: 3, maxLength: 5 }) }, exact)

export const BreweryProfile = Type.Object({
  name: Type.String(),
  town: Type.String(),
  country: Type.String(),
  /** Of the shop. */
  path: Type.String(),
  contact: Type.Object({ email: nullable(Type.String()), telephone: nullable(Type.String()) }),
  /** Those that have not ended, the first one first. */
  closures: Type.Array(
    Type.Object({ id: Type.String(), from: Type.String(), to: Type.String(), addedBy: Type.String() }),
  ),
  /** Before the first document it can be chosen; afterwards it stays. */
  invoiceCode: Type.Object({ code: Type.String(), isFixed: Type.Boolean() }),
})
export type BreweryProfile = Static<typeof BreweryProfile>
