import type { StepMeans } from '../../../shared/orders/order-history.ts'
import type { OrderRole } from '../../../shared/orders/order-steps.ts'

/** Who places an order: the client, or who took it by phone. */
export type Placer = {
  id: string | null
  /** Null of the client. */
  name: string | null
  role: OrderRole
  means: StepMeans
  /** The brewery or group in whose name it was taken. */
  onBehalf: string | null
  note: string | null
}

export const ownPlacer = (clientId: string): Placer => ({
  id: clientId,
  name: null,
  role: 'buyer',
  means: 'page',
  onBehalf: null,
  note: null,
})
