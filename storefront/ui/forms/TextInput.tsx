import type { ChangeEvent, HTMLInputTypeAttribute, Ref } from 'react'
import { classNames } from '../core/class-names.ts'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

type TextBox = HTMLInputElement | HTMLTextAreaElement

type Props = FieldTexts & {
  name: string
  type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date' | 'time' | 'datetime-local'
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

/** A field for text, of one line or of several. */
export function TextInput(props: Props) {
  const { label, hint, error, isRequired, isLabelHidden, ...attributes } = props
  const { rows, type = 'text', isDisabled, ref, onChange, ...own } = attributes
  const edit = ({ currentTarget }: ChangeEvent<TextBox>) => onChange?.(currentTarget.value)
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            {...own}
            ref={ref as Ref<HTMLInputElement>}
            className={styles.control}
            type={type}
            disabled={isDisabled}
            onChange={edit}
          />
        ) : (
          <textarea
            {...control}
            {...own}
            ref={ref as Ref<HTMLTextAreaElement>}
            className={classNames(styles.control, styles.paragraph)}
            rows={rows}
            disabled={isDisabled}
            onChange={edit}
          />
        )
      }
    </Field>
  )
}
