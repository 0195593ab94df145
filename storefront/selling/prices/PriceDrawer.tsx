import { useMemo, useState } from 'react'
import type { PriceHistory, PriceRow } from '../../../shared/api/price-lists-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { actCalls } from '../../console/act-calls.ts'
import { ActSteps, focusField } from '../../console/ActSteps.tsx'
import { Answered } from '../../console/Answered.tsx'
import { useAct } from '../../console/use-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { sellingReads } from '../selling-calls.ts'
import styles from './PriceLists.module.css'
import { containerText, priceText } from './price-words.ts'
import { readPrice } from './read-price-list.ts'

type Props = {
  brewery: string
  row: PriceRow
  mayChange: boolean
  onClose: () => void
  onSet: () => void
}

/** A container's new price with its day, and every price it had and will have (PRICE-01). */
export function PriceDrawer({ brewery, row, mayChange, onClose, onSet }: Props) {
  return (
    <Drawer isOpen isSheetOnPhone title={containerText(row)} onClose={onClose}>
      <div className={styles.drawer}>
        {mayChange && <PriceForm brewery={brewery} row={row} onSet={onSet} />}
        <History brewery={brewery} row={row} />
      </div>
    </Drawer>
  )
}

function PriceForm({ brewery, row, onSet }: Pick<Props, 'brewery' | 'row' | 'onSet'>) {
  const [error, setError] = useState<string>()
  const [today] = useState(() => londonDay(new Date()))
  const call = sellingReads.prices(brewery)
  const act = useAct<PriceHistory>(
    useMemo(() => actCalls(call, { detail: row.containerId }), [call, row.containerId]),
  )
  const read = (form: HTMLFormElement): object | null => {
    const typed = new FormData(form)
    const text = String(typed.get('price') ?? '').trim()
    const priceMinor = text === '' ? null : readPrice(text)
    const isWrong = text !== '' && priceMinor === null
    setError(isWrong ? 'Type pounds, such as 92.00.' : undefined)
    if (isWrong) {
      focusField(form, 'price')
      return null
    }
    const day = String(typed.get('fromDay') ?? '')
    // The day of its opening is over where the drawer stayed open past midnight.
    const fromDay = day === '' || day === today ? londonDay(new Date()) : day
    return { containerId: row.containerId, priceMinor, fromDay }
  }
  return (
    <ActSteps
      act={act}
      thing="The price"
      fields={
        <div className={fields.fields}>
          <p>Now {priceText(row.priceMinor)}. Placed orders stay as they are.</p>
          <div className={fields.pair}>
            <TextInput
              label="New price ex VAT, in pounds"
              name="price"
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              hint="Empty: pubs ask you."
              {...(error !== undefined && { error })}
            />
            <TextInput
              label="From"
              name="fromDay"
              type="date"
              min={today}
              defaultValue={today}
              hint="From 00:00 of that day."
            />
          </div>
        </div>
      }
      read={read}
      // The preview names it with its sum.
      nameOf={() => 'Set the price'}
      onClose={onSet}
      onDone={() => {
        announce('The price is set.', { isShown: true })
        onSet()
      }}
    />
  )
}

function History({ brewery, row }: Pick<Props, 'brewery' | 'row'>) {
  const { loaded, again } = useConsoleRead<PriceHistory>(sellingReads.price(brewery, row.containerId))
  return (
    <section className={styles.part} aria-labelledby="price-history">
      <h3 id="price-history">Its prices</h3>
      <Answered loaded={loaded} again={again}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>No price has been set.</p>
          ) : (
            <ul className={styles.rows}>
              {rows.map(({ priceMinor, fromDay, setBy }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows are only added, and read as a whole
                <li className={styles.row} key={at}>
                  <strong>{priceText(priceMinor)}</strong>
                  <span>
                    from {wholeDay(fromDay)}, by {setBy}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  )
}
