import type { ReactNode } from 'react'
import type { NewStandingOrder, StandingOrders } from '../../../shared/api/standing-orders-api.ts'
import { standingNameLength } from '../../../shared/limits/limits.ts'
import { standingRhythms } from '../../../shared/orders/standing-order-days.ts'
import { standingWishes } from '../../../shared/orders/standing-wish.ts'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { paymentNames, rhythmNames, wishLabels } from './standing-order-words.ts'
import styles from './StandingOrders.module.css'

export type Terms = Pick<NewStandingOrder, 'name' | 'rhythmWeeks' | 'premisesId' | 'payment' | 'wish'>
type Props = {
  terms: Terms
  choices: Pick<StandingOrders, 'premises' | 'mayPayByInvoice'>
  onChange: (terms: Terms) => void
  /** Further fields. */
  children?: ReactNode
}

/** The fields that a standing order has when it is made and when it is changed. */
export function StandingTerms({ terms, choices: { premises, mayPayByInvoice }, onChange, children }: Props) {
  const set = (change: Partial<Terms>) => onChange({ ...terms, ...change })
  const payments = (['invoice', 'card'] as const).filter(
    (payment) => payment === 'card' || mayPayByInvoice || terms.payment === 'invoice',
  )
  return (
    <div className={styles.fields}>
      <TextInput
        label="Name"
        name="name"
        isRequired
        maxLength={standingNameLength}
        value={terms.name}
        onChange={(name) => set({ name })}
      />
      <Select
        label="How often"
        name="rhythmWeeks"
        value={String(terms.rhythmWeeks)}
        options={standingRhythms.map((weeks) => ({ value: String(weeks), label: rhythmNames[weeks] }))}
        onChange={(weeks) => set({ rhythmWeeks: Number(weeks) as Terms['rhythmWeeks'] })}
      />
      <Select
        label="Where it goes"
        name="premisesId"
        value={terms.premisesId}
        options={premises.map(({ id, name, town }) => ({ value: id, label: `${name}, ${town}` }))}
        onChange={(premisesId) => set({ premisesId })}
      />
      <Select
        label="Payment"
        name="payment"
        value={terms.payment}
        options={payments.map((payment) => ({ value: payment, label: paymentNames[payment] }))}
        hint={
          terms.payment === 'card'
            ? 'We email you each time, and nothing is ordered unless you confirm and pay.'
            : 'It is ordered automatically. We email you three days before, and you can skip it.'
        }
        onChange={(payment) => set({ payment: payment as Terms['payment'] })}
      />
      <Select
        label="When a brewery cannot send everything"
        name="wish"
        value={terms.wish}
        options={standingWishes.map((wish) => ({ value: wish, label: wishLabels[wish] }))}
        onChange={(wish) => set({ wish: wish as Terms['wish'] })}
      />
      {children}
    </div>
  )
}
