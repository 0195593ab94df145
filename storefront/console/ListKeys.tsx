import { useEffect, useState } from 'react'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import { useIsPainted } from './after-first-paint.ts'
import styles from './ListKeys.module.css'
import { keyNames, listMove } from './list-keys.ts'

/** The keys of a list, on a page that has one: search, rows, ticks and what the keys are (STAF-07). */
export function ListKeys() {
  const [isShown, setShown] = useState(false)
  const isPainted = useIsPainted()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const move = listMove({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        isTyping: isBusy(event.target),
      })
      if (move === null) return
      event.preventDefault()
      if (move === 'help') setShown(true)
      else if (move === 'search') document.querySelector<HTMLElement>('main [type="search"]')?.focus()
      else if (move === 'tick') tickRow()
      else moveRow(move === 'down' ? 1 : -1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!isPainted) return null
  return (
    <Drawer isOpen={isShown} isSheetOnPhone title="Keys" onClose={() => setShown(false)}>
      <dl className={styles.keys}>
        {keyNames.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
}

/** Whether keys go to a field or a dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null)

const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody tr')]
const rowAt = () => rows().findIndex((row) => row.contains(document.activeElement))

/** Puts the reader at what opens the next row, or the one before. */
function moveRow(step: 1 | -1): void {
  const all = rows()
  const at = rowAt()
  const next = at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step
  const row = all[next]
  const opener = row?.querySelector<HTMLElement>('a[href], button')
  opener?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

function tickRow(): void {
  rows()[rowAt()]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
}
