import { useId, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

type FieldControl = {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
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
  /** Draws the control and ties it with the ids it is given. */
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
      {children({ id, describedBy: describedBy || undefined, isInvalid: error !== undefined })}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      )}
    </div>
  )
}
