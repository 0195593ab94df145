import { useId, useState } from 'react'
import { Icon } from '../core/Icon.tsx'
import { clampQuantity, readQuantity } from './step-quantity.ts'
import styles from './Stepper.module.css'

type Props = {
  /** The accessible name: `Quantity of Jaipur, 30 litre keg`. */
  label: string
  name?: string
  form?: string
  min?: number
  max?: number
  /** Steps by it, and floors what is typed to it. */
  multiple?: number | undefined
  /** Controlled by `value`, or left to itself from `defaultValue`. */
  value?: number
  defaultValue?: number
  size?: 'small' | 'medium'
  /** Disables the whole stepper and shows this reason. */
  disabledReason?: string
  /** Disables the button that adds, and shows this reason. */
  shrinkOnlyReason?: string
  /** Called with whole quantities inside the bounds only. */
  onChange?: (quantity: number) => void
}

/** A quantity with minus and plus. In a plain form, without scripts, it is a number field. */
export function Stepper(props: Props) {
  const { min = 0, max, multiple = 1, size = 'medium', disabledReason, shrinkOnlyReason } = props
  const reasonId = useId()
  const [own, setOwn] = useState(props.defaultValue ?? min)
  const [typed, setTyped] = useState<string | null>(null)
  const quantity = props.value ?? own
  const isDisabled = disabledReason !== undefined
  const reason = disabledReason ?? shrinkOnlyReason

  const change = (next: number) => {
    const inBounds = clampQuantity(next, { min, max, multiple })
    setTyped(null)
    setOwn(inBounds)
    if (inBounds !== quantity) props.onChange?.(inBounds)
  }
  const type = (text: string) => {
    const read = readQuantity(text, { min, max, multiple })
    if (read !== null) change(read)
    setTyped(text)
  }
  const settle = () => {
    if (typed === null) return
    change(typed.trim() === '' || Number.isNaN(Number(typed)) ? quantity : Number(typed))
  }

  return (
    <fieldset
      className={styles.stepper}
      data-size={size}
      disabled={isDisabled}
      aria-label={props.label}
      title={reason}
    >
      <button
        className={styles.step}
        type="button"
        aria-label="One fewer"
        disabled={quantity <= min}
        onClick={() => change(quantity - multiple)}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        className={styles.quantity}
        type="number"
        inputMode="numeric"
        name={props.name}
        form={props.form}
        min={min}
        max={max}
        step={1}
        value={typed ?? quantity}
        aria-label={props.label}
        disabled={shrinkOnlyReason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
      />
      <button
        className={styles.step}
        type="button"
        aria-label="One more"
        disabled={shrinkOnlyReason !== undefined || (max !== undefined && quantity >= max)}
        onClick={() => change(quantity + multiple)}
      >
        <Icon name="plus" size="small" />
      </button>
      {reason !== undefined && (
        <span className="visually-hidden" id={reasonId}>
          {reason}
        </span>
      )}
    </fieldset>
  )
}
