import type { StepMeans } from '../../../shared/orders/order-history.ts'
import type { StepActor } from './part-step.ts'

/** The order's own client; the name stands on the order alone. */
export const buyerActor = (clientId: string | null, means: StepMeans = 'page'): StepActor => ({
  id: clientId,
  name: null,
  role: 'buyer',
  means,
})
