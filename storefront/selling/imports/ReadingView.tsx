import { useState } from 'react'
import type { FileReading, ImportRow } from '../../../shared/api/imports-api.ts'
import { rowStates } from '../../../shared/api/list-views.ts'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { stateNames, takeText } from './import-words.ts'
import styles from './ImportsPage.module.css'

type Props = { reading: FileReading; isTaking: boolean; onTake: (leavesOutRefused: boolean) => void }

const columns = [
  { slot: 'who', label: 'Row' },
  { slot: 'what', label: 'Old and new' },
  { slot: 'state', label: 'What it is' },
] as const

/** What a file would do: sums and warnings, then each row with old and new by cell (SELL-35). */
export function ReadingView({ reading, isTaking, onTake }: Props) {
  const { counts, rows, sums, warnings } = reading
  const [leavesOut, setLeavesOut] = useState(false)
  const changes = counts.new + counts.changed
  const all = changes + counts.same + counts.refused
  return (
    <section className={styles.part} aria-labelledby="reading">
      <h2 id="reading">What it does</h2>
      <dl className={styles.counts}>
        {rowStates.map((state) => (
          <div key={state}>
            <dt>{stateNames[state].text}</dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
      </dl>
      {sums.map((sum) => (
        <p key={sum}>{sum}</p>
      ))}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Look twice">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {counts.refused > 0 && (
        <Checkbox
          name="leavesOut"
          label={
            counts.refused === 1
              ? 'Leave the refused row out'
              : `Leave the ${counts.refused} refused rows out`
          }
          isChecked={leavesOut}
          onChange={setLeavesOut}
        />
      )}
      <p className={styles.acts}>
        <Button
          isLoading={isTaking}
          disabledReason={
            changes === 0
              ? 'Nothing is different from the current version.'
              : counts.refused > 0 && !leavesOut
                ? 'Put the refused rows right, or leave them out.'
                : undefined
          }
          onClick={() => onTake(leavesOut)}
        >
          {takeText(reading)}
        </Button>
      </p>
      <RowTable caption="Rows of the file" columns={columns}>
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </RowTable>
      {rows.length < all && <p className={styles.soft}>{all - rows.length} further rows are not shown.</p>}
    </section>
  )
}

function Row({ row }: { row: ImportRow }) {
  const { line, title, state, cells, reason, warnings } = row
  return (
    <tr>
      <RowCell slot="who">
        {title === '' ? `Line ${line}` : title}
        {title !== '' && <Soft>Line {line}</Soft>}
      </RowCell>
      <RowCell slot="what">
        {reason !== null && <span>{reason}</span>}
        <ul className={styles.cells}>
          {cells.map((cell) => (
            <li key={cell.name}>
              {cell.name}: <span className={styles.old}>{cell.old}</span> <strong>{cell.new}</strong>
            </li>
          ))}
        </ul>
        {warnings.map((warning) => (
          <Soft key={warning}>{warning}</Soft>
        ))}
      </RowCell>
      <RowCell slot="state">
        <Badge tone={stateNames[state].tone}>{stateNames[state].text}</Badge>
      </RowCell>
    </tr>
  )
}
