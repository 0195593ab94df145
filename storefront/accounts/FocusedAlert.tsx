import { useEffect, useRef } from 'react'
import { Notice } from '../ui/Notice.tsx'
import styles from './FocusedAlert.module.css'

type Props = { message: string }

/** Why it did not work: read out, scrolled to and focused. Give it a key to do so again for the next failure. */
export function FocusedAlert({ message }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      <Notice tone="error">
        <p>{message}</p>
      </Notice>
    </div>
  )
}
