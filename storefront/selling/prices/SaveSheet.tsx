import { useMemo, useState } from 'react'
import type { Sheet, SheetRow, SheetToSave } from '../../../shared/api/price-lists-api.ts'
import { actionCalls } from '../../console/act-calls.ts'
import { ActionSteps } from '../../console/ActSteps.tsx'
import { wholeDay } from '../../console/whole-moment.ts'
import { useAction } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { sheetCall } from './price-calls.ts'
import styles from './PriceSheet.module.css'
import { wrongTexts } from './PriceSheet.tsx'
import { readEdits, type SheetEdits } from './sheet-edits.ts'

type Props = {
  brewery: string
  rows: readonly SheetRow[]
  edits: SheetEdits
  today: string
  /** Null for today. */
  fromDay: string | null
  onClear: () => void
  onSaved: (sheet: Sheet) => void
}

/** What was changed in the sheet, from which day, and one look at all of it before it is saved (SELL-44). */
export function SaveSheet({ brewery, rows, edits, today, fromDay, onClear, onSaved }: Props) {
  const [body, setBody] = useState<SheetToSave | null>(null)
  const changed = rows.flatMap(({ containerId }) => edits[containerId] ?? [])
  if (changed.length === 0) return null
  const prices = changed.filter(({ price }) => price !== undefined).length
  const counts = changed.filter(({ units }) => units !== undefined).length
  const review = () => {
    const read = readEdits(edits, rows, fromDay ?? today)
    if (read.kind === 'sheet') {
      setBody(read.body)
      return
    }
    announce(wrongTexts[read.column], { isShown: true, isUrgent: true })
    document.querySelector<HTMLElement>(`[data-size="${read.id}"] [data-cell$="${read.column}"]`)?.focus()
  }
  return (
    <>
      <section className={styles.save} aria-label="What was changed">
        <Notice
          action={
            <>
              <Button onClick={review}>Review</Button>
              <Button variant="quiet" onClick={onClear}>
                Clear
              </Button>
            </>
          }
        >
          {chosenText(prices, counts, fromDay)}
        </Notice>
      </section>
      <Drawer isOpen={body !== null} isSheetOnPhone title="Save the sheet" onClose={() => setBody(null)}>
        {body !== null && (
          <Saving brewery={brewery} body={body} onClose={() => setBody(null)} onSaved={onSaved} />
        )}
      </Drawer>
    </>
  )
}

/** '43 new prices from Fri 1 Jan 2027, 2 counts'. */
const chosenText = (prices: number, counts: number, fromDay: string | null) =>
  [
    ...(prices === 0
      ? []
      : [
          `${prices === 1 ? '1 new price' : `${prices} new prices`}${fromDay === null ? '' : ` from ${wholeDay(fromDay)}`}`,
        ]),
    ...(counts === 0 ? [] : [counts === 1 ? '1 count' : `${counts} counts`]),
  ].join(', ')

type SavingProps = Pick<Props, 'brewery' | 'onSaved'> & { body: SheetToSave; onClose: () => void }

function Saving({ brewery, body, onClose, onSaved }: SavingProps) {
  const act = useAction<Sheet>(useMemo(() => actionCalls(sheetCall(brewery)), [brewery]))
  return (
    <ActionSteps
      act={act}
      thing="A price or a count"
      fields={null}
      first={body}
      read={() => body}
      nameOf={() => 'Save'}
      onClose={onClose}
      onDone={(sheet) => {
        announce(`${chosenText(body.prices.length, body.counts.length, null)} saved.`, { isShown: true })
        onClose()
        onSaved(sheet)
      }}
    />
  )
}
