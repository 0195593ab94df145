import { useEffect, useState } from 'react'
import type { PickingList } from '../../../shared/api/picking-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { DropLabels } from './DropLabels.tsx'
import { DropNotes } from './DropNotes.tsx'
import { PickList } from './PickList.tsx'
import styles from './PrintChoice.module.css'

const sheets = { list: 'Pick list', labels: 'Labels', notes: 'Delivery notes' } as const
type Sheet = keyof typeof sheets

/** What goes on paper: by the browser's own print, without leaving the page (SELL-26). */
export function PrintChoice({ list }: { list: PickingList }) {
  const [wanted, setWanted] = useState<{ sheet: Sheet } | null>(null)
  useEffect(() => {
    if (wanted === null) return
    print()
  }, [wanted])
  return (
    <section className={styles.choice} aria-label="Print" data-sheet={wanted?.sheet}>
      {(Object.keys(sheets) as Sheet[]).map((sheet) => (
        <Button key={sheet} variant="quiet" onClick={() => setWanted({ sheet })}>
          Print {sheets[sheet].toLowerCase()}
        </Button>
      ))}
      {wanted !== null && (
        <div className={styles.sheet}>
          {wanted.sheet === 'list' && <PickList list={list} />}
          {wanted.sheet === 'labels' && <DropLabels list={list} />}
          {wanted.sheet === 'notes' && <DropNotes list={list} />}
        </div>
      )}
    </section>
  )
}
