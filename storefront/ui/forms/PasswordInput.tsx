import { useId, useState } from 'react'
import { classNames } from '../core/class-names.ts'
import { Field, type FieldTexts } from './Field.tsx'
import field from './Field.module.css'
import styles from './PasswordInput.module.css'

type Props = FieldTexts & {
  name: string
  autoComplete: 'current-password' | 'new-password'
  minLength?: number
  maxLength?: number
  value?: string
  onChange?: (text: string) => void
}

/** A field for a password, with a button that shows the typed text. */
export function PasswordInput(props: Props) {
  const { name, autoComplete, minLength, maxLength, value, onChange, ...texts } = props
  const [isShown, setShown] = useState(false)
  const labelId = useId()
  return (
    <Field {...texts}>
      {(control) => (
        <span className={styles.place}>
          <input
            {...control}
            className={classNames(field.control, styles.box)}
            type={isShown ? 'text' : 'password'}
            name={name}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck="false"
            minLength={minLength}
            maxLength={maxLength}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <button
            className={styles.toggle}
            type="button"
            aria-pressed={isShown}
            aria-describedby={labelId}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
          <span hidden id={labelId}>
            {texts.label}
          </span>
        </span>
      )}
    </Field>
  )
}
