import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

type Props = FieldTexts & {
  name: string
  options: { value: string; label: string; isDisabled?: boolean }[]
  value?: string
  defaultValue?: string
  form?: string
  autoComplete?: string
  isDisabled?: boolean
  onChange?: (value: string) => void
}

/** The system's own list, dressed as a field. */
export function Select(props: Props) {
  return (
    <Field
      label={props.label}
      hint={props.hint}
      error={props.error}
      isRequired={props.isRequired}
      isLabelHidden={props.isLabelHidden}
    >
      {({ id, describedBy, isInvalid }) => (
        <span className={styles.picker}>
          <select
            className={styles.control}
            id={id}
            name={props.name}
            form={props.form}
            value={props.value}
            defaultValue={props.defaultValue}
            autoComplete={props.autoComplete}
            required={props.isRequired}
            disabled={props.isDisabled}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            onChange={(event) => props.onChange?.(event.currentTarget.value)}
          >
            {props.options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  )
}
