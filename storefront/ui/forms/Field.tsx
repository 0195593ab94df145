import { type ReactNode, useId } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './Field.module.css'

/** What ties a control to its label, hint and error: attributes of its element. */
type FieldControl = {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldTexts = {
  label: string
  hint?: ReactNode
  error?: string
  isRequired?: boolean
  /** For a field whose meaning is plain to the eye, such as a search box. */
  isLabelHidden?: boolean
}

type Props = FieldTexts & {
  /** Renders the control, with the attributes it is given. */
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error of one control, tied to it. */
export function Field({ label, hint, error, isRequired = false, isLabelHidden = false, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        required: isRequired,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
