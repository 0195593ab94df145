import type { ReactNode } from 'react'
import styles from './Difference.module.css'

/** Over the current version, and over what is asked for. */
export type Sides = readonly [old: string, now: string]

type Props = {
  /** `old` is null where there is nothing yet. */
  words: readonly { key: string; name: string; old: ReactNode | null; now: ReactNode }[]
  names?: Sides | undefined
}

const usualNames: Sides = ['Current', 'Proposed']

/** Words side by side: the current version, and what is asked for. */
export function Difference({ words, names = usualNames }: Props) {
  return (
    <dl className={styles.words}>
      {words.map(({ key, name, old, now }) => (
        <div className={styles.word} data-single={old === null || undefined} key={key}>
          <dt>{name}</dt>
          {old !== null && (
            <dd className={styles.old}>
              <span className={styles.side}>{names[0]}</span>
              <span>{old}</span>
            </dd>
          )}
          <dd>
            {old !== null && <span className={styles.side}>{names[1]}</span>}
            <span className={styles.new}>{now}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
