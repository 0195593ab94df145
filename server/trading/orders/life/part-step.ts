import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import type { StepCause, StepMeans } from '../../../../shared/orders/order-history.ts'
import { isGivenUp, type OrderState } from '../../../../shared/orders/order-states.ts'
import {
  isOfDeliveries,
  mayEver,
  type OrderRole,
  type OrderVerb,
  stateAfter,
} from '../../../../shared/orders/order-steps.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isCollected, notPossible } from '../../../platform/errors/order-errors.ts'
import { insertOrderEvents } from '../order-event-queries.ts'
import { type HeldOrder, updateConsignment } from '../order-queries.ts'
import type { ConsignmentRow, LineRow } from '../order-read-queries.ts'

/** Who takes a step. */
export type StepActor = {
  /** The client's or member's; null for the clock and for the command line. */
  id: string | null
  /** Null for buyers, whose name is on the order alone. */
  name: string | null
  role: OrderRole
  means: StepMeans
}

/** The clock of the shop. */
export const systemActor: StepActor = { id: null, name: null, role: 'system', means: 'clock' }

/** A part of a locked order, with its lines in their order, and who takes a step with it. */
export type PartStep = {
  order: HeldOrder
  part: ConsignmentRow
  lines: readonly LineRow[]
  actor: StepActor
  now: Date
}

export type StepText = { reason?: string | null; note?: string | null; cause?: StepCause | null }
type PartChange = Omit<Parameters<typeof updateConsignment>[2], 'state'>

/** The state that a step leads to. Throws RequestError 409 where the table has no such step. */
export function requireNextState(
  { order, part, actor }: PartStep,
  verb: OrderVerb,
  { isRestLeft = false }: { isRestLeft?: boolean } = {},
): OrderState {
  const next = nextStateOf({ order, part, role: actor.role }, verb, isRestLeft)
  if (next !== null) return next
  throw impossible(order, part, verb)
}

/** Why a part cannot take a step in the state that it is in. */
export function impossible(
  order: HeldOrder,
  { state, laterRunId, shippingOption }: ConsignmentRow,
  verb: OrderVerb,
) {
  if (isUnpaid(order) && !isGivenUp(state)) return notPossible({ why: 'is not paid', verb })
  if (shippingOption === 'collection' && isOfDeliveries(verb)) return isCollected()
  const isRestAwaited = verb === 'deliver' && state === 'part_dispatched' && laterRunId !== null
  return notPossible({ why: isRestAwaited ? 'is waiting for the rest' : `is ${state}`, verb })
}

/** The same as a value; null where the step is not possible. */
export function nextStateOf(
  { order, part, role }: { order: HeldOrder; part: ConsignmentRow; role: OrderRole },
  verb: OrderVerb,
  isRestLeft = false,
): OrderState | null {
  return stateAfter(part.state, verb, role, {
    isPaid: !isUnpaid(order),
    isCollection: part.shippingOption === 'collection',
    stateBefore: part.stateBefore,
    isRestLeft,
    isRestAwaited: part.laterRunId !== null,
    isProven: part.deliveryProof !== null,
  })
}

/** Writes a step of a part: its event and its row. */
export async function recordStep(
  transaction: Database,
  { order, part, actor, now }: PartStep,
  { verb, to, change = {}, ...text }: { verb: OrderVerb; to: OrderState; change?: PartChange } & StepText,
): Promise<void> {
  const { reason = null, note = null, cause = null } = text
  await insertOrderEvents(transaction, [
    {
      orderId: order.id,
      consignmentId: part.id,
      verb,
      fromState: part.state,
      toState: to,
      actorId: actor.id,
      actorName: actor.name,
      role: actor.role,
      means: actor.means,
      onBehalf: actionsForBrewery(verb, actor.role) ? part.breweryName : null,
      reason,
      note,
      cause,
      at: now.toISOString(),
    },
  ])
  const stateBefore = to === 'proposed' ? stateBeforeProposal(part) : null
  await updateConsignment(transaction, part.id, { ...change, state: to, stateBefore })
}

/** The state that a proposal of a part leaves; one in place of another leaves the same. */
export const stateBeforeProposal = ({ state, stateBefore }: ConsignmentRow): OrderState =>
  state === 'proposed' && stateBefore !== null ? stateBefore : state

/** Staff who take a brewery's step take it in the brewery's name. */
const actionsForBrewery = (verb: OrderVerb, role: OrderRole) =>
  ['operations', 'admin', 'operator'].includes(role) && (mayEver(verb, 'sales') || mayEver(verb, 'cellar'))
