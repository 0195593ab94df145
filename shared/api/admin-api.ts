import Type, { type Static } from 'typebox'
import { staffRoles } from '../accounts/roles.ts'

/** Calls of Dray's staff. Moments are ISO 8601 UTC. */
const Moment = Type.Union([Type.String(), Type.Null()])

/** What does not go on by itself; `about` is a sentence, `subject` the id or number of a thing, by `kind`. */
const WorklistRow = Type.Object({
  kind: Type.String(),
  subject: Type.String(),
  about: Type.String(),
  owner: Type.Enum([...staffRoles]),
  openedAt: Type.String(),
  dueAt: Moment,
})
export const Worklist = Type.Object({ rows: Type.Array(WorklistRow) })
export type Worklist = Static<typeof Worklist>
