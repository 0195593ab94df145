import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { sellingReads } from '../selling-calls.ts'
import { OrderPad } from './OrderPad.tsx'

/** /sell/{brewery}/pubs/{id}/order: an order that a brewery's member takes by phone. */
export function PubOrderPage({ brewery, id }: { brewery: string; id: string }) {
  return (
    <OrderPad
      calls={{ path: sellingReads.phoneOrders(brewery, id), query: '' }}
      back={sellingPaths.pub(brewery, id)}
      orderHref={(number) => sellingPaths.order(brewery, number)}
    />
  )
}
