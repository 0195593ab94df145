import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { laterForm } from '../console/later-screen.tsx'
import { useConsoleRead } from '../console/use-console-read.ts'
import { Notice } from '../ui/core/Notice.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import { sellingReads } from './selling-calls.ts'
import { verbNames } from './selling-words.ts'
import type { ActionProps } from './OrderAct.tsx'

const OrderAct = laterForm(async () => (await import('./OrderAct.tsx')).OrderAction)

/** An action with an order: what it takes, then what it will do, then the step itself (SELL-08, SELL-10, SELL-11). */
export function ActionDialog(props: ActionProps) {
  const { number, verb, order, onClose } = props
  return (
    <Drawer isOpen isSheetOnPhone title={`${verbNames[verb]}: ${number}`} onClose={onClose}>
      {order === undefined ? <Fetched {...props} /> : <Possible {...props} order={order} />}
    </Drawer>
  )
}

function Fetched(props: ActionProps) {
  const { loaded } = useConsoleRead<SellingOrder>(sellingReads.order(props.brewery, props.part))
  if (loaded.state === 'ready') return <Possible {...props} order={loaded.value} />
  if (loaded.state === 'loading') return <Skeleton lines={4} />
  return (
    <Notice tone="error">{loaded.state === 'failed' ? loaded.message : 'The order is not there.'}</Notice>
  )
}

function Possible(props: ActionProps & { order: SellingOrder }) {
  if (props.order.steps.includes(props.verb)) return <OrderAct {...props} />
  return <Notice tone="warning">The order has moved on: this can no longer be done.</Notice>
}
