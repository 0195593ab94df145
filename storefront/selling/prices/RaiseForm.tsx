import { type FormEvent, type ReactNode, useState } from 'react'
import { type Raise, roundingSteps } from '../../../shared/prices/raise-price.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './PriceSheet.module.css'
import { readPercent, readPrice } from './read-price-list.ts'

type Props = {
  /** How many sizes are ticked, and how many of them have no price. */
  ticked: number
  unpriced: number
  /** The field of the day from which prices of the sheet hold. */
  from: ReactNode
  onRaise: (raise: Raise, step: number) => void
}

const units = [
  { value: 'percent', label: 'percent' },
  { value: 'pence', label: 'pounds' },
]
const steps: Readonly<Record<(typeof roundingSteps)[number], string>> = {
  1: 'nearest penny',
  5: 'nearest 5p',
  10: 'nearest 10p',
  50: 'nearest 50p',
  100: 'nearest £1',
}

/** '+3 % from 1 January' over the ticked rows: it fills their cells, where each can still be changed (SELL-44). */
export function RaiseForm({ ticked, unpriced, from, onRaise }: Props) {
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const amount = text('amount').replace(/^[+-]|^−/, '')
    const unit = text('unit') === 'pence' ? 'pence' : 'percent'
    const read = unit === 'percent' ? readPercent(amount) : readPrice(amount)
    setError(read === null ? 'Such as 3 or -1.50.' : undefined)
    if (read === null) return event.currentTarget.querySelector('input')?.focus()
    const signed = /^[-−]/.test(text('amount')) ? -read : read
    onRaise({ unit, amount: signed }, Number(text('step')))
  }
  const many = ticked === 1 ? '1 size' : `${ticked} sizes`
  return (
    <form className={styles.raise} onSubmit={submit} noValidate aria-label={`Raise ${many}`}>
      <h2>Raise {many}</h2>
      <TextInput
        label="By"
        name="amount"
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        placeholder="3"
        {...(error !== undefined && { error })}
      />
      <Select label="In" name="unit" options={units} />
      <Select
        label="Rounded to the"
        name="step"
        options={roundingSteps.map((step) => ({ value: String(step), label: steps[step] }))}
      />
      {from}
      <Button type="submit">Fill in the prices</Button>
      <p>
        From the price of that day, half a step up; a minus lowers.
        {unpriced > 0 &&
          ` ${unpriced === 1 ? '1 size without a price stays as it is.' : `${unpriced} sizes without a price stay as they are.`}`}
      </p>
    </form>
  )
}
