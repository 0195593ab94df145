import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from '../core/Icon.tsx'
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
export function Select({
  name,
  options,
  value,
  defaultValue,
  form,
  autoComplete,
  isDisabled,
  onChange,
  ...texts
}: Props) {
  return (
    <Field {...texts}>
      {(control) => (
        <span className={styles.picker}>
          <select
            {...control}
            className={styles.control}
            name={name}
            form={form}
            value={value}
            defaultValue={defaultValue}
            autoComplete={autoComplete}
            disabled={isDisabled}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          >
            {options.map((option) => (
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
