import type { OrderRole } from '../../../shared/orders/order-steps.ts'
import { takerText } from '../../../shared/orders/phone-order.ts'

type Taken = { takenByName: string; takenByRole: OrderRole; sellerName: string }

/** 'Sam Porter of Jet Lantern', of an order that was sent for confirmation. */
export const takerOf = ({ takenByName: name, takenByRole: role, sellerName: onBehalf }: Taken): string =>
  takerText({ name, role, onBehalf })
