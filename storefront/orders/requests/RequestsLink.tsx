import { orderRequestsPath } from '../../../shared/orders/order-requests.ts'
import { useSession } from '../../accounts/session/session-state.ts'

/** To the orders that wait for an approval, for people of a business. */
export function RequestsLink() {
  const { user } = useSession()
  return user?.hasSites === true && <a href={orderRequestsPath}>Order requests</a>
}
