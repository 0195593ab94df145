import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PriceHistory, PriceRow } from '../../../shared/api/price-lists-api.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { CallError } from '../../api/json-calls.ts'
import { focusField } from '../../console/ActSteps.tsx'
import { Answered } from '../../console/Answered.tsx'
import { sendUntilAnswered } from '../../console/send-until-answered.ts'
import { WaitsForSignal } from '../../console/WaitsForSignal.tsx'
import { problemText, useConsoleRead } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { sellingReads } from '../selling-calls.ts'
import { setPrice } from './price-calls.ts'
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
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  const [today] = useState(() => londonDay(new Date()))
  /** The same press that is sent again is the same price. */
  const key = useRef('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const text = String(typed.get('price') ?? '').trim()
    const priceMinor = text === '' ? null : readPrice(text)
    if (text !== '' && priceMinor === null) {
      setError('Type pounds, such as 92.00.')
      focusField(form, 'price')
      return
    }
    setError(undefined)
    setProblem(undefined)
    setSaving(true)
    key.current ||= crypto.randomUUID()
    try {
      const fromDay = String(typed.get('fromDay') ?? '') || today
      const body = { containerId: row.containerId, priceMinor, fromDay }
      await sendUntilAnswered(() => setPrice(brewery, body, key.current), {
        onWait: () => setWaiting(true),
        isWanted: () => isThere.current,
      })
      announce('The price is set.', { isShown: true })
      onSet()
    } catch (fault) {
      if (fault instanceof CallError) key.current = ''
      setProblem(problemText(fault))
      setSaving(false)
      setWaiting(false)
    }
  }
  return (
    <form className={fields.fields} onSubmit={(event) => void submit(event)} noValidate>
      <p>
        Now {priceText(row.priceMinor)}. Baskets that hold it are told of the new price; placed orders stay as
        they are.
      </p>
      <div className={fields.pair}>
        <TextInput
          label="New price ex VAT, in pounds"
          name="price"
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          hint="Empty: pubs ask you."
          onChange={() => (key.current = '')}
          {...(error !== undefined && { error })}
        />
        <TextInput
          label="From"
          name="fromDay"
          type="date"
          min={today}
          defaultValue={today}
          hint="From 00:00 of that day."
          onChange={() => (key.current = '')}
        />
      </div>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {isWaiting && <WaitsForSignal />}
      <Button type="submit" isWide isLoading={isSaving}>
        Set the price
      </Button>
    </form>
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
                    from {formatDay(fromDay)}, by {setBy}
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
