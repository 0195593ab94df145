import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { FieldError } from './FieldError.tsx'

type Props = {
  label: ReactNode
  name: string
  value?: string
  form?: string
  isChecked?: boolean
  defaultChecked?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  error?: string
  onChange?: (isChecked: boolean) => void
}

type TickProps = { label: string; name: string; value: string; isChecked: boolean; count: number | string }

/** Of the element around tick lines. */
export const tickLines = styles.ticks

/** A box of a long list, in three elements: it has no errors, and the form around it notices changes. */
export function TickLine({ label, name, value, isChecked, count }: TickProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} checked={isChecked} onChange={leaveToForm} />
      {`${label} `}
      <small>{count}</small>
    </label>
  )
}

/** React requires a listener of a box whose state it sets. */
const leaveToForm = () => {}

export function Checkbox(props: Props) {
  const errorId = useId()
  return (
    <div className={styles.box}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={props.name}
          value={props.value}
          form={props.form}
          checked={props.isChecked}
          defaultChecked={props.defaultChecked}
          required={props.isRequired}
          disabled={props.isDisabled}
          aria-invalid={props.error !== undefined || undefined}
          aria-describedby={props.error === undefined ? undefined : errorId}
          onChange={(event) => props.onChange?.(event.currentTarget.checked)}
        />
        <span className={styles.words}>{props.label}</span>
      </label>
      {props.error !== undefined && <FieldError id={errorId}>{props.error}</FieldError>}
    </div>
  )
}
