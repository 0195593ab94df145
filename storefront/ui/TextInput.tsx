import type { HTMLInputTypeAttribute, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

type TextBox = HTMLInputElement | HTMLTextAreaElement

type Props = FieldTexts & {
  name: string
  type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date'
  >
  /** Draws a box of this many lines instead of one. */
  rows?: number
  value?: string
  defaultValue?: string
  placeholder?: string
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | 'url'
  minLength?: number
  maxLength?: number
  min?: number | string
  max?: number | string
  step?: number | 'any'
  pattern?: string
  isDisabled?: boolean
  ref?: Ref<TextBox>
  onChange?: (text: string) => void
  onBlur?: () => void
}

export function TextInput(props: Props) {
  return (
    <Field
      label={props.label}
      hint={props.hint}
      error={props.error}
      isRequired={props.isRequired}
      isLabelHidden={props.isLabelHidden}
    >
      {({ id, describedBy, isInvalid }) =>
        props.rows === undefined ? (
          <input
            ref={props.ref as Ref<HTMLInputElement>}
            className={styles.control}
            id={id}
            type={props.type ?? 'text'}
            name={props.name}
            value={props.value}
            defaultValue={props.defaultValue}
            placeholder={props.placeholder}
            autoComplete={props.autoComplete}
            inputMode={props.inputMode}
            minLength={props.minLength}
            maxLength={props.maxLength}
            min={props.min}
            max={props.max}
            step={props.step}
            pattern={props.pattern}
            required={props.isRequired}
            disabled={props.isDisabled}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            onChange={(event) => props.onChange?.(event.currentTarget.value)}
            onBlur={props.onBlur}
          />
        ) : (
          <textarea
            ref={props.ref as Ref<HTMLTextAreaElement>}
            className={classNames(styles.control, styles.paragraph)}
            id={id}
            name={props.name}
            rows={props.rows}
            value={props.value}
            defaultValue={props.defaultValue}
            placeholder={props.placeholder}
            minLength={props.minLength}
            maxLength={props.maxLength}
            required={props.isRequired}
            disabled={props.isDisabled}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            onChange={(event) => props.onChange?.(event.currentTarget.value)}
            onBlur={props.onBlur}
          />
        )
      }
    </Field>
  )
}
