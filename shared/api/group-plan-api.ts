import Type, { type Static } from 'typebox'
import { RunPlan } from '../delivery/run-plan.ts'

/** What organisers read and change of their group's run plan; its minimum is in pounds, and is on public pages. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Day = Type.String({ format: 'date', maxLength: 10 })
const { minimumMinor: _, ...planFields } = RunPlan.properties
const fields = {
  ...planFields,
  /** Net goods of an order in pounds, '150.00'. */
  minimum: nullable(Type.String({ maxLength: 9, pattern: '^\\d{1,6}(\\.\\d{2})?$' })),
}

/** POST /api/sell/group/{group}/plan: the whole plan, and the run from which on it counts. */
export const PlanChange = Type.Object({ fromDay: Day, ...fields }, exact)
export type PlanChange = Static<typeof PlanChange>

/** GET /api/sell/group/{group}/plan. */
export const GroupPlan = Type.Object({
  mayAct: Type.Boolean(),
  /** The newest plan; null where none was ever set. */
  plan: nullable(Type.Object(fields)),
  /** Its versions, the newest first. */
  versions: Type.Array(
    Type.Object({
      fromDay: Type.String(),
      setBy: Type.String(),
      setAt: Type.String({ format: 'date-time' }),
    }),
  ),
  /** From which runs on a change may count, the soonest first. */
  days: Type.Array(Type.String()),
})
export type GroupPlan = Static<typeof GroupPlan>
