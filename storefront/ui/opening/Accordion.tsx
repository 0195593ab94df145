import type { ReactNode } from 'react'
import { Icon } from '../core/Icon.tsx'
import styles from './Accordion.module.css'

type Props = {
  items: {
    id: string
    title: ReactNode
    content: ReactNode
    isOpen?: boolean
    /** Also called for a part that was opened before scripts ran. */
    onToggle?: (isOpen: boolean) => void
  }[]
  level?: 2 | 3 | 4
  /** With a group name, opening one closes the others. */
  oneAtATime?: string
}

/** Sections that open and close, by the browser's own means. */
export function Accordion({ items, level = 3, oneAtATime }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details
          className={styles.item}
          id={item.id}
          key={item.id}
          name={oneAtATime}
          open={item.isOpen}
          ref={(details) => {
            if (details?.open) item.onToggle?.(true)
          }}
          onToggle={({ currentTarget }) => item.onToggle?.(currentTarget.open)}
        >
          <summary className={styles.summary}>
            <Heading className={styles.title}>{item.title}</Heading>
            <span className={styles.sign}>
              <Icon name="plus" />
              <Icon name="minus" />
            </span>
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
