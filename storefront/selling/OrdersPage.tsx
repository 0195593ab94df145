import type { ReactNode } from 'react'
import type { SellingOrderList, SellingOrderRow } from '../../shared/api/selling-api.ts'
import { wholeDay } from '../console/whole-moment.ts'
import { orderStates } from '../../shared/orders/order-states.ts'
import { sellingViewKeys } from '../../shared/orders/selling-views.ts'
import { ListPage } from '../console/ListPage.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { TickableOrders } from './bulk/TickableOrders.tsx'
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
      filterNames={['state', 'leaves', 'arrives', 'run', 'pub', 'beer', 'payment', 'claim']}
      filters={fields}
      csv="orders.csv"
      note={(query) => {
        const leaves = query.get('leaves')
        return leaves === null ? '' : `, still to leave by ${wholeDay(leaves)}`
      }}
    >
      {({ rows }, again) => <TickableOrders brewery={brewery} rows={rows} onDone={again} />}
    </ListPage>
  )
}

const fields = (query: URLSearchParams, answer: SellingOrderList | null): ReactNode => {
  const chosen = (name: string) => query.get(name) ?? ''
  const { runs = [], pubs = [], beers = [] } = answer?.choices ?? {}
  return (
    <>
      <Select
        label="State"
        name="state"
        defaultValue={chosen('state')}
        options={[
          { value: '', label: 'Every state' },
          ...orderStates.map((state) => ({ value: state, label: partStates[state].text })),
        ]}
      />
      <TextInput label="Still to leave by" name="leaves" type="date" defaultValue={chosen('leaves')} />
      <TextInput label="Arrives on" name="arrives" type="date" defaultValue={chosen('arrives')} />
      {/* A choice that is made is in the field although the others are still on their way. */}
      {offered('Pallet of', 'run', 'Every way', runs)}
      {offered('Pub', 'pub', 'Every pub', pubs)}
      {offered('Beer', 'beer', 'Every beer', beers)}
      <Select
        label="Payment"
        name="payment"
        defaultValue={chosen('payment')}
        options={[
          { value: '', label: 'Card or invoice' },
          { value: 'card', label: 'Card' },
          { value: 'invoice', label: 'Invoice' },
        ]}
      />
      <Select
        label="Claims"
        name="claim"
        defaultValue={chosen('claim')}
        options={[
          { value: '', label: 'With or without' },
          { value: 'open', label: 'To answer' },
        ]}
      />
    </>
  )

  function offered(label: string, name: string, every: string, choices: { key: string; name: string }[]) {
    const value = chosen(name)
    const isKnown = value === '' || choices.some(({ key }) => key === value)
    return (
      <Select
        key={`${name} ${answer === null ? 'waits' : 'known'}`}
        label={label}
        name={name}
        defaultValue={value}
        options={[
          { value: '', label: every },
          ...choices.map((choice) => ({ value: choice.key, label: choice.name })),
          ...(isKnown ? [] : [{ value, label: 'As chosen' }]),
        ]}
      />
    )
  }
}
