import { useEffect, useState } from 'react'
import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import choice from '../picking/PrintChoice.module.css'
import { LoadList } from './LoadList.tsx'
import { PalletNotes } from './PalletNotes.tsx'
import { RunSheet } from './RunSheet.tsx'

const sheets = { loads: 'load list', run: 'run sheet', notes: 'pallet notes' } as const
type Sheet = keyof typeof sheets

/** What goes on paper with a run, by the browser’s own print. */
export function RunDocuments({ run }: { run: GroupRun }) {
  const [wanted, setWanted] = useState<{ sheet: Sheet } | null>(null)
  useEffect(() => {
    if (wanted !== null) print()
  }, [wanted])
  return (
    <section className={choice.choice} aria-label="Print" data-sheet={wanted?.sheet}>
      {(Object.keys(sheets) as Sheet[]).map((sheet) => (
        <Button key={sheet} variant="quiet" onClick={() => setWanted({ sheet })}>
          Print {sheets[sheet]}
        </Button>
      ))}
      {wanted !== null && (
        <div className={choice.sheet}>
          {wanted.sheet === 'loads' && <LoadList run={run} />}
          {wanted.sheet === 'run' && <RunSheet run={run} />}
          {wanted.sheet === 'notes' && <PalletNotes run={run} />}
        </div>
      )}
    </section>
  )
}
