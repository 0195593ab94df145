import type { StepMeans } from '../../../../shared/orders/order-history.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { StepActor } from './part-step.ts'

/** Who acts, as orders know who takes a step. Their history is read by buyers: it names no machine of an operator. */
export const stepActorOf = <A extends Actor>({
  clientId: id,
  name,
  role,
  by: means,
}: A): StepActor & { id: A['clientId']; role: A['role'] } => ({
  id,
  name: role === 'operator' ? 'operator' : name,
  role,
  means,
})

/** The order's own client; the name is on the order alone. */
export const buyerActor = (clientId: string | null, means: StepMeans = 'page'): StepActor => ({
  id: clientId,
  name: null,
  role: 'buyer',
  means,
})
