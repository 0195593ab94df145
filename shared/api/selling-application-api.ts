import Type, { type Static } from 'typebox'
import { type ApplicationName, applicationNames } from '../onboarding/application-fields.ts'

/** Applying to sell on Dray (NOTE-13). Moments are ISO 8601, UTC. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = nullable(Type.String({ format: 'date-time' }))
const each = <T extends Type.TSchema>(schema: T) =>
  Object.fromEntries(applicationNames.map((name) => [name, schema])) as Record<ApplicationName, T>

export const applicationStates = ['draft', 'applied', 'taken_on', 'turned_down'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** PUT and POST /api/apply, as typed: what is missing or wrong is named by field, so nothing is required here. */
export const TypedApplicationBody = Type.Object(
  each(Type.Optional(nullable(Type.String({ maxLength: 2000 })))),
  exact,
)

const Texts = Type.Object(each(Type.String()))
const Brewery = nullable(Type.Object({ slug: Type.String(), name: Type.String() }))

/** GET /api/apply. */
export const SellingApplication = Type.Object({
  /** `none` where nothing has been typed yet. */
  state: Type.Enum(['none', ...applicationStates]),
  texts: Texts,
  /** Why it was turned down. */
  reason: nullable(Type.String()),
  savedAt: Time,
  appliedAt: Time,
  decidedAt: Time,
  /** Once it is taken on. */
  brewery: Brewery,
})
export type SellingApplication = Static<typeof SellingApplication>

/** POST /api/admin/applications/{id}/{verb}: turning down needs a reason, which the applicant reads. */
export const ApplicationDecision = Type.Object(
  { reason: Type.Optional(nullable(Type.String({ maxLength: 2000 }))) },
  exact,
)

/** GET /api/admin/applications/{id}. */
export const ApplicationDossier = Type.Object({
  id: Type.String(),
  client: Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() }),
  application: SellingApplication,
  /** When it has to be decided. */
  dueAt: Time,
  /** What was done, the newest first. */
  history: Type.Array(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      verb: Type.String(),
      by: Type.String(),
      role: Type.String(),
      reason: nullable(Type.String()),
    }),
  ),
})
export type ApplicationDossier = Static<typeof ApplicationDossier>

/** Who wants to sell, in the staff's list of breweries. */
export const AppliedBrewery = Type.Object({
  applicant: Type.String(),
  appliedAt: Type.String({ format: 'date-time' }),
  dueAt: Time,
})
export type AppliedBrewery = Static<typeof AppliedBrewery>
