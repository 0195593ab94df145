import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useRef } from 'react'
import type { SheetRow } from '../../../shared/api/price-lists-api.ts'
import { pricePerPintMinor } from '../../../shared/catalogue/price-per-measure.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { multipleText } from '../../../shared/prices/order-multiple.ts'
import { priceOn } from '../../../shared/prices/price-on.ts'
import { Button } from '../../ui/core/Button.tsx'
import styles from './PriceSheet.module.css'
import { containerText, nextText, priceText } from './price-words.ts'
import {
  nextCell,
  pastedCells,
  readCell,
  type SheetColumn,
  type SheetEdits,
  type SizeEdit,
} from './sheet-edits.ts'

type Cell = { at: number; column: SheetColumn }
type Props = {
  rows: readonly SheetRow[]
  edits: SheetEdits
  ticked: ReadonlySet<string>
  fromDay: string
  mayChange: boolean
  onCell: (id: string, column: SheetColumn, typed: string) => void
  onPaste: (cells: string[][], cell: Cell) => void
  onTick: (id: string, isTicked: boolean) => void
  onTickAll: (isTicked: boolean) => void
  onHistory: (row: SheetRow) => void
}

/** Prices and stock of every size as cells: Tab, Enter and arrows move through them, a spreadsheet is pasted in (SELL-44). */
export function PriceSheet(props: Props) {
  const { rows, edits, ticked, fromDay, mayChange, onPaste, onTickAll } = props
  const table = useRef<HTMLTableElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event
    const cell = cellOf(target)
    if (cell === null || event.altKey || event.ctrlKey || event.metaKey) return
    const { selectionStart, selectionEnd, value } = target as HTMLInputElement
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    const to = nextCell(event, cell, {
      isAtStart: isWhole || selectionEnd === 0,
      isAtEnd: isWhole || selectionStart === value.length,
    })
    if (to === null) return
    event.preventDefault()
    const next = table.current?.querySelector<HTMLInputElement>(`[data-cell="${to.at} ${to.column}"]`)
    next?.focus()
    next?.select()
  }
  const paste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    // One value goes where the caret is, as into every field.
    if (cell === null || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onPaste(pastedCells(text), cell)
  }
  const hasDuty = rows.some(({ duty }) => duty !== null)
  const isAll = rows.length > 0 && rows.every(({ containerId }) => ticked.has(containerId))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its cells leave unhandled
    <table className={styles.sheet} ref={table} onKeyDown={onKeyDown} onPaste={paste}>
      <caption className="visually-hidden">
        Prices and stock. Enter and the arrow keys lead from cell to cell.
      </caption>
      <thead>
        <tr>
          {mayChange && (
            <th scope="col" className={styles.tick}>
              <label>
                <input type="checkbox" checked={isAll} onChange={() => onTickAll(!isAll)} />
                All {rows.length}
              </label>
            </th>
          )}
          <th scope="col">Size</th>
          <th scope="col" className={styles.sum}>
            Price ex VAT
          </th>
          {mayChange && (
            <th scope="col" className={styles.sum}>
              New price, £
            </th>
          )}
          <th scope="col" className={styles.sum}>
            A pint
          </th>
          {hasDuty && (
            <th scope="col" className={styles.sum}>
              After duty
            </th>
          )}
          <th scope="col" className={styles.sum}>
            On hand
          </th>
          {mayChange && (
            <th scope="col" className={styles.sum}>
              Counted
            </th>
          )}
          <th scope="col">
            <span className="visually-hidden">Earlier prices</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row
            key={row.containerId}
            row={row}
            at={at}
            edit={edits[row.containerId]}
            isTicked={ticked.has(row.containerId)}
            fromDay={fromDay}
            hasDuty={hasDuty}
            mayChange={mayChange}
            onCell={props.onCell}
            onTick={props.onTick}
            onHistory={props.onHistory}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The cell of an input; null for another element. */
function cellOf(target: EventTarget): Cell | null {
  const [at, column] = (target as HTMLElement).dataset?.['cell']?.split(' ') ?? []
  return at === undefined ? null : { at: Number(at), column: column as SheetColumn }
}

type RowProps = Pick<Props, 'fromDay' | 'mayChange' | 'onCell' | 'onTick' | 'onHistory'> & {
  row: SheetRow
  at: number
  edit: SizeEdit | undefined
  isTicked: boolean
  hasDuty: boolean
}

const Row = memo(function Row({ row, at, edit, isTicked, hasDuty, mayChange, ...props }: RowProps) {
  const { containerId, isOnline, orderMultiple, priceMinor, coming, duty, onHand, sellable } = row
  const { onCell, onTick, onHistory, fromDay } = props
  const name = containerText(row)
  const typed = edit?.price === undefined ? null : readCell('price', edit.price)
  const isNew = typed !== null && !typed.isWrong
  const shown = isNew ? typed.value : priceMinor
  const pint = pricePerPintMinor({ ...row, priceMinor: shown })
  const multiple = multipleText(orderMultiple)
  const cell = useCallback(
    (column: SheetColumn, label: string, now: string) => (
      <Cell
        id={containerId}
        at={at}
        column={column}
        label={label}
        now={now}
        typed={edit?.[column] ?? ''}
        onCell={onCell}
      />
    ),
    [containerId, at, edit, onCell],
  )
  return (
    <tr data-size={containerId}>
      {mayChange && (
        <td className={styles.tick}>
          <label>
            <input
              type="checkbox"
              aria-label={name}
              checked={isTicked}
              onChange={({ currentTarget }) => onTick(containerId, currentTarget.checked)}
            />
          </label>
        </td>
      )}
      <th scope="row" className={styles.name}>
        {row.beer}, <span>{row.container}</span>
        <span className={styles.soft}>
          {[
            ...(isOnline ? [] : ['Not sold online']),
            ...(multiple === null ? [] : [multiple]),
            ...coming.map(nextText),
          ].join(', ')}
        </span>
      </th>
      <td className={styles.sum} data-label="Now">
        {priceText(priceMinor)}
      </td>
      {mayChange && (
        <td className={styles.cell} data-label="New price, £">
          {cell('price', `New price of ${name}`, pounds(priceOn(row, fromDay)))}
        </td>
      )}
      <td className={styles.sum} data-label="A pint">
        {pint === null ? '–' : formatMinor(pint)}
      </td>
      {hasDuty && (
        <td className={styles.sum} data-label="After duty">
          {duty === null || shown === null ? '–' : formatMinor(shown - duty.minor)}
        </td>
      )}
      <td className={styles.sum} data-label="On hand">
        {onHand}
        {sellable !== onHand && <span className={styles.soft}>{sellable} to sell</span>}
      </td>
      {mayChange && (
        <td className={styles.cell} data-label="Counted">
          {cell('units', `Units counted of ${name}`, String(onHand))}
        </td>
      )}
      <td>
        <Button size="small" variant="quiet" onClick={() => onHistory(row)}>
          Earlier<span className="visually-hidden"> prices of {name}</span>
        </Button>
      </td>
    </tr>
  )
})

const pounds = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2))

type CellProps = Cell & {
  id: string
  label: string
  /** What holds now, shown in the empty cell. */
  now: string
  typed: string
  onCell: Props['onCell']
}

function Cell({ id, at, column, label, now, typed, onCell }: CellProps) {
  const isWrong = typed !== '' && readCell(column, typed).isWrong
  return (
    <input
      data-cell={`${at} ${column}`}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? wrongTexts[column] : undefined}
      inputMode={column === 'price' ? 'decimal' : 'numeric'}
      placeholder={now}
      maxLength={12}
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => onCell(id, column, currentTarget.value)}
    />
  )
}

export const wrongTexts: Readonly<Record<SheetColumn, string>> = {
  price: 'Type pounds, such as 92.00, or - for no price.',
  units: 'Type a whole number of units.',
}
