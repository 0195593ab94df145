import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

type Props = {
  label: string
  /** Ids are ids on the page: without scripts a tab is a link to its panel. */
  items: { id: string; label: ReactNode; content: ReactNode }[]
  initialId?: string
  onSelect?: (id: string) => void
}

/** Panels of which one is seen (WAI-ARIA tabs, selection follows focus). */
export function Tabs({ label, items, initialId, onSelect }: Props) {
  const [picked, setPicked] = useState<string | null>(null)
  const tabs = useRef(new Map<string, HTMLAnchorElement | null>())
  const selected = picked ?? initialId ?? items[0]?.id
  const select = (id: string) => {
    setPicked(id)
    onSelect?.(id)
  }
  const press = (event: MouseEvent, id: string) => {
    event.preventDefault()
    select(id)
  }
  const move = (event: KeyboardEvent) => {
    const ids = items.map((item) => item.id)
    const id = nextTab(event.key, ids, selected ?? '')
    if (id === undefined) return
    event.preventDefault()
    select(id)
    tabs.current.get(id)?.focus()
  }
  return (
    <div className={styles.tabs} data-picked={picked !== null || undefined}>
      <div className={styles.strip} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <a
            ref={(element) => void tabs.current.set(item.id, element)}
            className={styles.tab}
            id={`${item.id}-tab`}
            key={item.id}
            href={`#${item.id}`}
            role="tab"
            aria-selected={item.id === selected}
            aria-controls={item.id}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={(event) => press(event, item.id)}
          >
            {item.label}
          </a>
        ))}
      </div>
      {items.map((item) => (
        <div
          className={styles.panel}
          id={item.id}
          key={item.id}
          role="tabpanel"
          aria-labelledby={`${item.id}-tab`}
          data-selected={item.id === selected || undefined}
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}

/** The tab a key leads to, round the ends; undefined for a key that means something else. */
export function nextTab(key: string, ids: string[], selected: string): string | undefined {
  const at = ids.indexOf(selected)
  if (key === 'ArrowRight') return ids[(at + 1) % ids.length]
  if (key === 'ArrowLeft') return ids[(at - 1 + ids.length) % ids.length]
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  return undefined
}
