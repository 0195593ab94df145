import { useId, type ReactNode } from 'react'
import styles from './Choice.module.css'

type Props = {
  label: ReactNode
  name: string
  value?: string
  form?: string
  isChecked?: boolean
  defaultChecked?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  /** A figure at the end of the line, such as how many beers the choice would show. */
  count?: number
  error?: string
  onChange?: (isChecked: boolean) => void
}

export function Checkbox(props: Props) {
  const errorId = useId()
  return (
    <div className={styles.box}>
      <label className={styles.choice}>
        <input
          className={styles.tick}
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
        {props.count !== undefined && <span className={styles.count}>{props.count}</span>}
      </label>
      {props.error !== undefined && (
        <p className={styles.error} id={errorId}>
          {props.error}
        </p>
      )}
    </div>
  )
}
