import type { SellingOrderList, SellingOrderRow } from '../../shared/api/selling-api.ts'
import { formatDay } from '../../shared/format/dates.ts'
import { orderStates } from '../../shared/orders/order-states.ts'
import { sellingViewKeys } from '../../shared/orders/selling-views.ts'
import { ListPage } from '../console/ListPage.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { OrderRows } from './OrderRows.tsx'
import { sellingReads } from './selling-calls.ts'
import { emptyViews, partStates, viewNames } from './selling-words.ts'

const views = sellingViewKeys.map((key) => ({ key, name: viewNames[key], empty: emptyViews[key] }))

/** /sell/{brewery}/orders. */
export function OrdersPage({ brewery }: { brewery: string }) {
  return (
    <ListPage<SellingOrderRow, SellingOrderList>
      title="Orders"
      call={sellingReads.orders(brewery)}
      views={views}
      firstView="placed"
      allView="all"
      nouns={['order', 'orders']}
      placeholder="Order, pub, postcode or beer"
      filterNames={['state', 'leaves', 'arrives', 'payment', 'claim']}
      filters={fields}
      csv="orders.csv"
      note={(query) => {
        const leaves = query.get('leaves')
        return leaves === null ? '' : `, still to leave by ${formatDay(leaves)}`
      }}
    >
      {({ rows }) => <OrderRows brewery={brewery} caption="Orders" rows={rows} />}
    </ListPage>
  )
}

const fields = (query: URLSearchParams) => (
  <>
    <Select
      label="State"
      name="state"
      defaultValue={query.get('state') ?? ''}
      options={[
        { value: '', label: 'Every state' },
        ...orderStates.map((state) => ({ value: state, label: partStates[state].text })),
      ]}
    />
    <TextInput label="Still to leave by" name="leaves" type="date" defaultValue={query.get('leaves') ?? ''} />
    <TextInput label="Arrives on" name="arrives" type="date" defaultValue={query.get('arrives') ?? ''} />
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
    <Select
      label="Claims"
      name="claim"
      defaultValue={query.get('claim') ?? ''}
      options={[
        { value: '', label: 'With or without' },
        { value: 'open', label: 'To answer' },
      ]}
    />
  </>
)
