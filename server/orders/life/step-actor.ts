import type { Actor } from '../../audit/actor.ts'
import type { OrderRole } from '../../../shared/orders/order-steps.ts'
import type { StepActor } from './part-step.ts'

/** Who calls, as orders know who takes a step. */
export const stepActorOf = <R extends OrderRole & Actor['role']>({
  clientId: id,
  name,
  role,
  by: means,
}: Actor & { clientId: string; role: R }): StepActor & { id: string; role: R } => ({ id, name, role, means })
