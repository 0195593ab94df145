import { useState } from 'react'
import type { RecordedKind, StockRow } from '../../../shared/api/stock-api.ts'
import { recordedKinds } from '../../../shared/api/list-views.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { laterForm } from '../../console/later-screen.tsx'
import { LowMark } from './LowMark.tsx'
import { Movements } from './Movements.tsx'
import styles from './StockDrawer.module.css'
import { Marks } from './StockRows.tsx'
import { kindNames } from './stock-words.ts'
import { useIsLooking } from '../use-own-role.ts'

const RecordForm = laterForm(async () => (await import('./RecordForm.tsx')).RecordForm)

type Props = {
  brewery: string
  row: StockRow
  isCounting: boolean
  onClose: () => void
  /** Something was recorded: the list is to be read again. */
  onChanged: () => void
}

/** A container: its figures, the actions, its mark for low, and what happened to it. */
export function StockDrawer({ brewery, row, isCounting, onClose, onChanged }: Props) {
  const isLooking = useIsLooking()
  const [kind, setKind] = useState<RecordedKind | null>(isCounting ? 'count' : null)
  const name = kind === null ? row.title : `${kindNames[kind]}: ${row.title}`
  return (
    <Drawer isOpen isSheetOnPhone title={name} onClose={onClose}>
      {kind === null ? (
        <div className={styles.container}>
          <Figures row={row} />
          {!isLooking && (
            <div className={styles.acts}>
              {recordedKinds.map((each) => (
                <Button
                  key={each}
                  variant={each === 'count' ? 'primary' : 'quiet'}
                  onClick={() => setKind(each)}
                >
                  {kindNames[each]}
                </Button>
              ))}
            </div>
          )}
          {!isLooking && <LowMark brewery={brewery} row={row} onChanged={onChanged} />}
          <Movements brewery={brewery} container={row.containerId} />
        </div>
      ) : (
        <RecordForm key={kind} brewery={brewery} kind={kind} row={row} onClose={onClose} onDone={onChanged} />
      )}
    </Drawer>
  )
}

function Figures({ row }: { row: StockRow }) {
  const figures = [
    { label: 'On hand', units: row.onHand },
    { label: 'Promised', units: row.promised },
    { label: 'Reserved', units: row.reserved },
    { label: 'Sellable', units: Math.max(0, row.sellable) },
  ]
  return (
    <div>
      <dl className={styles.figures}>
        {figures.map(({ label, units }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{units}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Marks row={row} />
      </p>
    </div>
  )
}
