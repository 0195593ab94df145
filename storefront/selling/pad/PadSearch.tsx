import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { OrderPad } from '../../../shared/api/phone-orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { classNames } from '../../ui/core/class-names.ts'
import { announce } from '../../ui/core/announce.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { addUnits, findSizes, type PadItem, type PadLine, readSearch, setUnits } from './pad-lines.ts'
import styles from './OrderPad.module.css'

type Props = {
  pad: OrderPad
  lines: readonly PadLine[]
  onLines: (lines: PadLine[]) => void
  onPaste: (text: string) => void
}

/**
 * The field that a rep types into with the phone at the ear: Enter adds what is marked, arrows mark; in the empty field
 * plus and minus change the last line, and a text of several lines is read as an order (REP-01).
 */
export function PadSearch({ pad, lines, onLines, onPaste }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { units, words } = readSearch(typed)
  const found = findSizes(pad, words)
  const marked = found[Math.min(at, found.length - 1)]
  const last = lines.at(-1)

  function add(item: PadItem): void {
    const next = addUnits(lines, item, units)
    onLines(next)
    setTyped('')
    setAt(0)
    const { quantity } = next.find(({ size }) => size.variantId === item.size.variantId)!
    announce(`${quantity} × ${item.beer.name}, ${item.size.label}`)
    field.current?.focus()
  }

  function step(by: number): void {
    if (last === undefined) return
    const multiple = last.size.orderMultiple ?? 1
    onLines(setUnits(lines, last.size.variantId, last.quantity + by * multiple))
    announce(`${Math.max(0, last.quantity + by * multiple)} × ${last.beer.name}, ${last.size.label}`)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined && found.length > 0) setAt((at + move + found.length) % found.length)
    else if (event.key === 'Enter' && marked !== undefined) add(marked)
    else if (typed === '' && (event.key === '+' || event.key === '-')) step(event.key === '+' ? 1 : -1)
    else return
    event.preventDefault()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\n;]/.test(text.trim())) return
    event.preventDefault()
    setTyped('')
    onPaste(text)
  }

  return (
    <div className={styles.search}>
      <label className={styles.label} htmlFor={id}>
        Beer or size
      </label>
      <input
        ref={field}
        className={styles.field}
        id={id}
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={marked && `${id}-${marked.size.variantId}`}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        placeholder="3 towpath firkin"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={press}
        onPaste={paste}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        Enter adds, arrows choose, + and − change the last line. Paste a whole order here.
      </p>
      <p className={styles.found}>{words.length === 0 ? 'Usual' : found.length === 0 && 'Nothing found'}</p>
      <div className={styles.options} id={`${id}-found`} role="listbox" aria-label="Sizes">
        {found.map((item) => (
          <Option
            key={item.size.variantId}
            id={`${id}-${item.size.variantId}`}
            item={item}
            isMarked={item === marked}
            onChoose={() => add(item)}
          />
        ))}
      </div>
    </div>
  )
}

type OptionProps = { id: string; item: PadItem; isMarked: boolean; onChoose: () => void }

function Option({ id, item: { beer, size }, isMarked, onChoose }: OptionProps) {
  const { label, priceMinor, yourPrice, fromText, maxQuantity, lastOrderedAt } = size
  const notes = [
    beer.closed,
    maxQuantity === 0 ? 'Sold out' : `${maxQuantity} left`,
    yourPrice,
    fromText,
    lastOrderedAt !== null && `last ${wholeDay(lastOrderedAt)}`,
  ].filter(Boolean)
  return (
    // The field has the focus: keys act there (aria-activedescendant).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={classNames(styles.option, maxQuantity === 0 && styles.soft)}
      onClick={onChoose}
    >
      <span>
        <strong>{beer.name}</strong> {label}
        <small>{notes.join(' · ')}</small>
      </span>
      <span className={styles.price}>{priceMinor === null ? 'No price' : formatMinor(priceMinor)}</span>
    </div>
  )
}
