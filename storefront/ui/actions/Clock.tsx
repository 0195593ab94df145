import { useEffect, useState } from 'react'
import { clockText } from './clock-text.ts'
import styles from './Clock.module.css'

type Props = {
  /** The deadline, an ISO moment. */
  at: string
  /** What follows a missed deadline, in a sentence. */
  after?: string
  /** The time of an example; the browser's where none is given. */
  now?: number
}

const stepMs = 20_000

/** The time that is left, in words; red below an hour and once it is missed (SELL-14). */
export function Clock({ at, after, now }: Props) {
  const [shown, setShown] = useState(() => now ?? Date.now())
  useEffect(() => {
    if (now !== undefined) return undefined
    const timer = setInterval(() => setShown(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [now])
  const { text, isUrgent, isMissed } = clockText(Date.parse(at) - shown)
  return (
    <span className={styles.clock} data-urgent={isUrgent || undefined}>
      <time dateTime={at}>{text}</time>
      {isMissed && after !== undefined && <span className={styles.after}>. {after}</span>}
    </span>
  )
}
