import type { OrderStepInput } from '../../../../shared/api/order-steps-api.ts'
import type { OrderVerb } from '../../../../shared/orders/order-steps.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow, LineRow } from '../order-read-queries.ts'
import type { StepActor } from './part-step.ts'
import type { LaterRun } from './propose-change.ts'

/** The steps of a run with what it carries. */
export type RunStep =
  | { verb: 'dispatch'; isFromDepot: true; carrier: string }
  | { verb: 'propose'; dispatchOn: string; laterRun: LaterRun; note: string }

/** A step with what it says, such as the reason of a refusal. */
export type Step = RunStep | OrderStepInput | { verb: 'settle_claim' | 'close' }

/** What has just happened to parts of a locked order, in the transaction that is still open. */
export type StepTaken = {
  order: HeldOrder
  /** The parts that took the step, as they were before it. */
  parts: readonly ConsignmentRow[]
  /** All parts and lines of the order, as they were before it. */
  before: { parts: readonly ConsignmentRow[]; lines: readonly LineRow[] }
  step: Step
  verb: OrderVerb
  actor: StepActor
  now: Date
}

/** The parts that took the step. */
export const idsOf = ({ parts }: StepTaken): string[] => parts.map(({ id }) => id)

/** What the step says in free words; null where it says nothing. */
export const noteOf = ({ step }: StepTaken): string | null => ('note' in step ? (step.note ?? null) : null)
