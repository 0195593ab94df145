import type { StaffOrderList, StaffOrderRow } from '../../shared/api/staff-orders-api.ts'
import { wholeDay, wholeMoment } from '../console/whole-moment.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { staffOrderViews } from '../../shared/orders/staff-order-views.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { ListPage } from '../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../console/RowTable.tsx'
import { Amount } from '../ui/actions/Amount.tsx'
import { Badge } from '../ui/core/Badge.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { staffReads } from './staff-calls.ts'
import { orderViewNames, partStateText, paymentText } from './staff-words.ts'

const views = staffOrderViews.map((key) => ({ key, ...orderViewNames[key] }))

/** /admin/orders: everybody's orders (STAF-08). */
export function StaffOrdersPage() {
  return (
    <ListPage<StaffOrderRow, StaffOrderList>
      title="Orders"
      call={staffReads.orders}
      views={views}
      firstView="needs"
      allView="all"
      nouns={['order', 'orders']}
      placeholder="Order, pub, postcode, email, brewery"
      filterNames={['payment', 'postcode', 'from', 'until', 'least']}
      filters={fields}
    >
      {rowsOf}
    </ListPage>
  )
}

const fields = (query: URLSearchParams) => (
  <>
    <Select
      label="Payment"
      name="payment"
      defaultValue={query.get('payment') ?? ''}
      options={[
        { value: '', label: 'Card or invoice' },
        { value: 'card', label: 'Card' },
        { value: 'invoice', label: 'Invoice' },
      ]}
    />
    <TextInput
      label="Postcode begins"
      name="postcode"
      maxLength={8}
      placeholder="EH6"
      defaultValue={query.get('postcode') ?? ''}
    />
    <TextInput label="Placed from" name="from" type="date" defaultValue={query.get('from') ?? ''} />
    <TextInput label="Until" name="until" type="date" defaultValue={query.get('until') ?? ''} />
    <TextInput
      label="At least, in £"
      name="least"
      type="number"
      inputMode="numeric"
      min={0}
      defaultValue={query.get('least') ?? ''}
    />
  </>
)

const columns = [
  { slot: 'key', label: 'Order' },
  { slot: 'who', label: 'Pub' },
  { slot: 'what', label: 'Breweries' },
  { slot: 'more', label: 'Goes' },
  { slot: 'state', label: 'Payment' },
  { slot: 'sum', label: 'Total' },
] as const

const rowsOf = ({ rows }: StaffOrderList) => (
  <RowTable caption="Orders" columns={columns}>
    {rows.map((row) => (
      <tr key={row.number}>
        <RowCell slot="key">
          <a href={staffPaths.order(row.number)}>{row.number}</a>
          <Soft>{wholeMoment(row.placedAt)}</Soft>
        </RowCell>
        <RowCell slot="who">
          <strong>{row.pub}</strong>
          <Soft>{row.town}</Soft>
        </RowCell>
        <RowCell slot="what">
          {row.parts.map(({ brewery, state }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts are in their fixed order
            <Soft key={at}>
              {brewery ?? 'Dray'}: {partStateText(state)}
            </Soft>
          ))}
        </RowCell>
        <RowCell slot="more">
          {row.groupName ?? 'Regular'}
          {row.leavesOn !== null && <Soft>Leaves {wholeDay(row.leavesOn)}</Soft>}
        </RowCell>
        <RowCell slot="state">
          <Badge tone={paymentText[row.paymentState].tone}>{paymentText[row.paymentState].text}</Badge>
        </RowCell>
        <RowCell slot="sum">
          <Amount amount={formatMinor(row.totalMinor)} />
        </RowCell>
      </tr>
    ))}
  </RowTable>
)
