import { type ReactNode, useEffect, useRef } from 'react'
import styles from './FocusedPlace.module.css'

type Props = { children: ReactNode }

/**
 * What came of pressing a button: read out, scrolled to and focused, also where the button is gone. Give it a key to do
 * so again for the next time.
 */
export function FocusedPlace({ children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
