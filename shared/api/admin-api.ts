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

/** What needs the staff; `about` is a sentence, `subject` the id or number of a thing, by `kind`. */
export const WorklistRow = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...worklistKindKeys]),
  subject: Type.String(),
  about: Type.String(),
  owner: Type.Enum([...staffRoles]),
  openedAt: Time,
  dueAt: nullable(Time),
  /** The number of the order that it is about. */
  order: nullable(Type.String()),
  /** The slug of the group whose run it is about. */
  group: nullable(Type.String()),
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

const auditViews = ['all', 'refused'] as const
const day = Type.Optional(Type.String({ pattern: '^2\\d{3}-\\d{2}-\\d{2}$', maxLength: 10 }))
const words = Type.Optional(Type.String({ maxLength: 120 }))

/** A row of the audit trail: who did what with what, for whom and why. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  at: Time,
  actor: Type.String(),
  role: Type.String(),
  by: Type.Enum(['page', 'link', 'token', 'command', 'clock']),
  actingFor: nullable(Type.String()),
  verb: Type.String(),
  subjectKind: Type.String(),
  subjectId: Type.String(),
  /** What a person calls it, for a client, a brewery, a beer or a group that is still there; null for the rest. */
  subjectName: nullable(Type.String()),
  reason: nullable(Type.String()),
  /** The code that it was refused with; null where it was done. */
  refusal: nullable(Type.String()),
  requestId: nullable(Type.String()),
  network: nullable(Type.String()),
})
export type AuditRow = Static<typeof AuditRow>

/** GET /api/admin/audit. */
export const AuditList = listOf(AuditRow, auditViews)
export type AuditList = Static<typeof AuditList>

export const AuditQuery = Type.Object({
  ...listQuery(auditViews),
  actor: words,
  verb: words,
  /** Days in London. */
  from: day,
  until: day,
})
