import { type ReactNode, useId } from 'react'
import { classNames } from '../core/class-names.ts'
import choice from '../forms/Choice.module.css'
import { FieldError } from '../forms/FieldError.tsx'
import styles from './RadioGroup.module.css'

type Props = {
  legend: string
  name: string
  options: { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }[]
  value?: string
  defaultValue?: string
  /** Framed options read as cards, for a choice that matters such as a delivery. */
  look?: 'plain' | 'framed'
  isLegendHidden?: boolean
  isRequired?: boolean
  error?: string
  onChange?: (value: string) => void
}

export function RadioGroup(props: Props) {
  const errorId = useId()
  const isFramed = props.look === 'framed'
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-invalid={props.error !== undefined || undefined}
      aria-describedby={props.error === undefined ? undefined : errorId}
    >
      <legend className={props.isLegendHidden ? 'visually-hidden' : styles.legend}>{props.legend}</legend>
      {props.options.map((option) => (
        <label className={classNames(choice.choice, isFramed && styles.framed)} key={option.value}>
          <input
            type="radio"
            name={props.name}
            value={option.value}
            checked={props.value === undefined ? undefined : props.value === option.value}
            defaultChecked={
              props.defaultValue === undefined ? undefined : props.defaultValue === option.value
            }
            required={props.isRequired}
            disabled={option.isDisabled}
            onChange={() => props.onChange?.(option.value)}
          />
          <span className={choice.words}>
            {option.label}
            {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {props.error !== undefined && <FieldError id={errorId}>{props.error}</FieldError>}
    </fieldset>
  )
}
