import Type, { type Static } from 'typebox'
import { staffRoles } from '../accounts/roles.ts'
import { worklistKindKeys, worklistViews } from '../worklist/worklist-kinds.ts'
import { listOf, listQuery } from './list-api.ts'

/** Calls of Dray's staff. Moments are ISO 8601 UTC. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })

/** GET /api/admin: who of the staff calls. */
export const StaffMember = Type.Object({
  name: Type.String(),
  roles: Type.Array(Type.Enum([...staffRoles])),
})
export type StaffMember = Static<typeof StaffMember>

/** What does not go on by itself; `about` is a sentence, `subject` the id or number of a thing, by `kind`. */
export const WorklistRow = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...worklistKindKeys]),
  subject: Type.String(),
  about: Type.String(),
  owner: Type.Enum([...staffRoles]),
  openedAt: Time,
  dueAt: nullable(Time),
  takenBy: nullable(Type.Object({ name: Type.String(), isCaller: Type.Boolean() })),
  /** Null while it is not put off. */
  snoozed: nullable(Type.Object({ until: Time, by: Type.String(), reason: Type.String() })),
})
export type WorklistRow = Static<typeof WorklistRow>

/** GET /api/admin/worklist. */
export const Worklist = Type.Object({
  ...listOf(WorklistRow, worklistViews).properties,
  /** When everything was last looked through; null before the first time. */
  checkedAt: nullable(Time),
  /** Longer ago than two minutes. */
  isCheckLate: Type.Boolean(),
})
export type Worklist = Static<typeof Worklist>

export const WorklistQuery = Type.Object({
  ...listQuery(worklistViews),
  kind: Type.Optional(Type.Enum([...worklistKindKeys])),
  taken: Type.Optional(Type.Enum(['me', 'nobody'])),
})

/** POST /api/admin/worklist/{id}/snooze. */
export const Snooze = Type.Object(
  { until: Type.String({ format: 'date-time', maxLength: 40 }), reason: Type.String({ maxLength: 300 }) },
  { additionalProperties: false },
)
