import { useState } from 'react'
import type { PickingList } from '../../../shared/api/picking-api.ts'
import { laterForm } from '../../console/later-screen.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { DropNotes } from './DropNotes.tsx'
import { PickList } from './PickList.tsx'
import { Printed } from './Printed.tsx'
import styles from './PrintChoice.module.css'

const PrintedLabels = laterForm(async () => (await import('./PrintedLabels.tsx')).PrintedLabels)

const sheets = { list: 'Pick list', labels: 'Labels', notes: 'Delivery notes' } as const
type Sheet = keyof typeof sheets

/** What goes on paper: by the browser's own print, without leaving the page (SELL-26). */
export function PrintChoice({ brewery, list }: { brewery: string; list: PickingList }) {
  const [wanted, setWanted] = useState<{ sheet: Sheet; press: number } | null>(null)
  return (
    <section className={styles.choice} aria-label="Print" data-sheet={wanted?.sheet}>
      {(Object.keys(sheets) as Sheet[]).map((sheet) => (
        <Button
          key={sheet}
          variant="quiet"
          onClick={() => setWanted({ sheet, press: (wanted?.press ?? 0) + 1 })}
        >
          Print {sheets[sheet].toLowerCase()}
        </Button>
      ))}
      {wanted !== null && (
        <div className={styles.sheet} key={wanted.press}>
          {wanted.sheet === 'labels' ? (
            <PrintedLabels brewery={brewery} list={list} />
          ) : (
            <Printed>
              {wanted.sheet === 'list' ? <PickList list={list} /> : <DropNotes list={list} />}
            </Printed>
          )}
        </div>
      )}
    </section>
  )
}
