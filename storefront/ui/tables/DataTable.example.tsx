import { Badge } from '../core/Badge.tsx'
import { Button } from '../core/Button.tsx'
import { Cell } from './Cell.tsx'
import { DataTable } from './DataTable.tsx'
import { Price } from '../core/Price.tsx'
import { Stepper } from '../quantity/Stepper.tsx'

const columns = [
  { label: 'Container' },
  { label: 'Stock' },
  { label: 'Price ex VAT', align: 'end' as const },
  { label: 'A pint', align: 'end' as const },
  { label: 'Quantity' },
  { label: 'Order', align: 'end' as const, isLabelHidden: true },
]

const rows = [
  { name: 'Pin, 4.5 gallons', stock: '14', price: '£52.00', pint: '£1.44' },
  { name: 'Firkin, 9 gallons', stock: '3', price: '£96.00', pint: '£1.33' },
  { name: '30 litre keg', stock: 'None', price: '£104.00', pint: '£1.97' },
]

export function Orderable() {
  return (
    <DataTable caption="Night Boat, by container" columns={columns} isStackedOnPhone>
      {rows.map((row) => (
        <tr key={row.name}>
          <Cell isHeader>{row.name}</Cell>
          <Cell label="Stock">
            <Badge tone={row.stock === 'None' ? 'oxide' : 'hop'}>{row.stock}</Badge>
          </Cell>
          <Cell label="Price ex VAT" align="end">
            <Price amount={row.price} size="small" />
          </Cell>
          <Cell label="A pint" align="end">
            {row.pint}
          </Cell>
          <Cell label="Quantity">
            <Stepper
              label={`Quantity of ${row.name}`}
              defaultValue={row.stock === 'None' ? 0 : 1}
              disabledReason={row.stock === 'None' ? 'Sold out' : undefined}
            />
          </Cell>
          <Cell align="end">
            <Button disabledReason={row.stock === 'None' ? 'Sold out' : undefined}>Add</Button>
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}

export function WithTotals() {
  return (
    <DataTable
      caption="Delivery note D-20418"
      columns={[{ label: 'Item' }, { label: 'Cases', align: 'end' }, { label: 'ex VAT', align: 'end' }]}
      footer={
        <tr>
          <Cell isHeader>Total</Cell>
          <Cell align="end">15</Cell>
          <Cell align="end">£1,284.00</Cell>
        </tr>
      }
    >
      <tr>
        <Cell isHeader>Night Boat, firkin</Cell>
        <Cell align="end">12</Cell>
        <Cell align="end">£1,152.00</Cell>
      </tr>
      <tr>
        <Cell isHeader>Herring Girl, 24 × 440 ml</Cell>
        <Cell align="end">3</Cell>
        <Cell align="end">£132.00</Cell>
      </tr>
    </DataTable>
  )
}
