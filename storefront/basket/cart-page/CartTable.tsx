import type { CartProblem } from '../../../shared/pages/cart-page-data.ts'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import type { BasketEntry } from '../lines/basket-entry.ts'
import type { LiveBasket } from '../use-basket.ts'
import { CartRow } from './CartRow.tsx'

type Props = {
  name: string
  lines: readonly BasketEntry[]
  basket: LiveBasket | null
  problem: CartProblem | null
}

/** One row a line of one basket (CART-04). */
export function CartTable({ name, lines, basket, problem }: Props) {
  return (
    <DataTable
      caption={`Lines of ${name}`}
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
