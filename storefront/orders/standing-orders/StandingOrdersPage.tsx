import {
  newStandingOrderPath,
  standingOrderPath,
  standingOrdersPath,
  type StandingPageData,
} from '../../../shared/orders/account-paths.ts'
import { AccountFrame } from '../../accounts/AccountFrame.tsx'
import { OrdersArea } from '../OrdersArea.tsx'
import { NewStandingOrder } from './NewStandingOrder.tsx'
import { StandingOrderDetails } from './StandingOrderDetails.tsx'
import { StandingOrderList } from './StandingOrderList.tsx'

type Props = { title: string; data: StandingPageData }

/** /account/standing-orders and the pages below it. */
export function StandingOrdersPage({ title, data }: Props) {
  const parent = { label: 'Your standing orders', href: standingOrdersPath }
  return (
    <AccountFrame title={title} current="standing" {...(data.view !== 'list' && { parent })}>
      <OrdersArea next={addressOf(data)}>
        {data.view === 'list' && <StandingOrderList />}
        {data.view === 'new' && <NewStandingOrder from={data} />}
        {data.view === 'one' && <StandingOrderDetails key={data.id} id={data.id} />}
      </OrdersArea>
    </AccountFrame>
  )
}

function addressOf(data: StandingPageData): string {
  if (data.view === 'list') return standingOrdersPath
  if (data.view === 'one') return standingOrderPath(data.id)
  const { order, group } = data
  const from =
    order === null ? (group === null ? '' : `?group=${group}`) : `?order=${encodeURIComponent(order)}`
  return newStandingOrderPath + from
}
