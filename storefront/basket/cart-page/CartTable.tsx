import type { CartProblem } from '../../../shared/cart-page.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { BasketEntry } from '../basket-entry.ts'
import type { LiveBasket } from './CartBody.tsx'
import { CartRow } from './CartRow.tsx'

type Props = { lines: readonly BasketEntry[]; basket: LiveBasket | null; problem: CartProblem | null }

/** One row a line, of all baskets (CART-04); on a phone each is a slip. */
export function CartTable({ lines, basket, problem }: Props) {
  return (
    <DataTable
      caption="Shopping Cart"
      isCaptionHidden
      isStackedOnPhone
      columns={[
        { label: 'Item' },
        { label: 'Price', align: 'end' },
        { label: 'Quantity' },
        { label: 'Line total', align: 'end' },
        { label: 'Remove', isLabelHidden: true },
      ]}
    >
      {lines.map((line) => (
        <CartRow
          key={line.itemKey}
          line={line}
          basket={basket}
          typed={problem?.itemKey === line.itemKey ? problem.typed : null}
        />
      ))}
    </DataTable>
  )
}
