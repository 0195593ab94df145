import type { ReactNode } from 'react'
import type { Premises } from '../../shared/trade/read-premises.ts'
import { premisesField, type TradeFields } from '../../shared/trade/trade-form.ts'
import { tradeLimits } from '../../shared/trade/trade-words.ts'
import { unloadingLabels, unloadings } from '../../shared/orders/handover.ts'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import styles from './TradeAccountPage.module.css'

type Props = {
  /** Its place in the list, from 0; the names of its fields begin with it. */
  index: number
  /** Its place when the form was drawn. */
  drawnAt?: number
  legend: string
  drawn: TradeFields
  errorOf: (name: string) => string | undefined
  /** A button that takes it away. */
  children?: ReactNode
}

const place = [
  { name: 'tradingName', label: 'Name over the entrance', fills: 'shipping organization', maxLength: 60 },
  { name: 'street', label: 'Street and number', fills: 'shipping address-line1', maxLength: 120 },
  { name: 'apartment', label: 'Unit or floor (optional)', fills: 'shipping address-line2', maxLength: 120 },
  { name: 'town', label: 'Town or city', fills: 'shipping address-level2', maxLength: 80 },
  { name: 'postcode', label: 'Postcode', fills: 'shipping postal-code', maxLength: 10 },
  { name: 'contactName', label: 'Who takes deliveries in', fills: 'shipping name', maxLength: 120 },
  { name: 'phone', label: 'Phone for the driver', fills: 'shipping tel', maxLength: 30 },
] as const

/** Where deliveries go, and what a driver needs to know. */
export function PremisesFields({ index, drawnAt = index, legend, drawn, errorOf, children }: Props) {
  const field = (name: keyof Premises) => {
    const whole = premisesField(index, name)
    return { name: whole, error: errorOf(whole), defaultValue: drawn[premisesField(drawnAt, name)] }
  }
  return (
    <fieldset className={styles.premises}>
      <legend className={styles.legend}>{legend}</legend>
      <input type="hidden" name={premisesField(index, 'id')} defaultValue={field('id').defaultValue ?? ''} />
      <div className={styles.grid}>
        {place.map(({ name, label, fills, maxLength }) => (
          <TextInput
            key={name}
            {...field(name)}
            label={label}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete={fills}
            maxLength={maxLength}
            isRequired={name !== 'apartment'}
          />
        ))}
        <div className={styles.hours}>
          <TextInput {...field('opensAt')} label="Deliveries from" type="time" isRequired />
          <TextInput {...field('closesAt')} label="Until" type="time" isRequired />
        </div>
      </div>
      <RadioGroup
        {...field('unloading')}
        legend="How a pallet comes off the lorry"
        options={unloadings.map((value) => ({ value, label: unloadingLabels[value] }))}
        isRequired
      />
      <TextInput
        {...field('dropNotes')}
        label="Drop notes (optional)"
        hint="Where to stop, which door, what to look out for."
        rows={3}
        maxLength={tradeLimits.dropNotes}
      />
      {children}
    </fieldset>
  )
}
