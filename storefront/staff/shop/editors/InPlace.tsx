import { classNames } from '../../../ui/core/class-names.ts'
import styles from './InPlace.module.css'

type Props = {
  /** Read aloud, and shown where nothing is typed. */
  label: string
  /** As the server names the field. */
  name: string
  value: string | null
  maxLength: number
  className?: string | undefined
  /** One line of text, as on a button. */
  isLine?: boolean
  onChange: (now: string) => void
}

/** A text that is edited where it is shown, in its own letters. */
export function InPlace({ label, name, value, maxLength, className, isLine = false, onChange }: Props) {
  return (
    <textarea
      className={classNames(styles.text, className)}
      rows={1}
      aria-label={label}
      placeholder={label}
      name={name}
      value={value ?? ''}
      maxLength={maxLength}
      onKeyDown={(event) => {
        if (isLine && event.key === 'Enter') event.preventDefault()
      }}
      onChange={({ currentTarget }) =>
        onChange(isLine ? inOneLine(currentTarget.value) : currentTarget.value)
      }
    />
  )
}

/** Pasted lines beside each other; what is typed keeps its spaces. */
const inOneLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : text
