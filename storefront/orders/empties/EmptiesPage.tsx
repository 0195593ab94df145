import { emptiesPath } from '../../../shared/orders/account-paths.ts'
import { AccountFrame } from '../../accounts/AccountFrame.tsx'
import { OrdersArea } from '../OrdersArea.tsx'
import { EmptiesArea } from './EmptiesArea.tsx'

/** /account/empties: the casks and kegs of breweries at the client's premises (EMPT-04). */
export function EmptiesPage({ title }: { title: string }) {
  return (
    <AccountFrame title={title} current="empties">
      <OrdersArea next={emptiesPath}>
        <EmptiesArea />
      </OrdersArea>
    </AccountFrame>
  )
}
