import type { SellingOrderRow } from '../../shared/api/selling-api.ts'
import { formatMoment } from '../../shared/format/dates.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { Amount } from '../ui/acts/Amount.tsx'
import { Clock } from '../ui/acts/Clock.tsx'
import { Badge } from '../ui/core/Badge.tsx'
import { Button } from '../ui/core/Button.tsx'
import { classNames } from '../ui/core/class-names.ts'
import list from './ListTable.module.css'
import styles from './OrderRows.module.css'
import type { SellingVerb } from './selling-calls.ts'
import { afterwards, beersText, partStates, verbNames, waitNames, wayOf } from './selling-words.ts'

type Props = {
  brewery: string
  caption: string
  rows: readonly SellingOrderRow[]
  /** The one next act of a row, in place. */
  onNext?: (row: SellingOrderRow, verb: SellingVerb) => void
}

/** Orders as a table on a desk, and as slips on a phone: who and state, what and when, the amount at the end. */
export function OrderRows({ brewery, caption, rows, onNext }: Props) {
  const hasMoney = rows.some(({ totalMinor }) => totalMinor !== null)
  return (
    <table className={list.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Pub</th>
          <th scope="col">Beer</th>
          <th scope="col">Goes</th>
          <th scope="col">State</th>
          {hasMoney && (
            <th scope="col" className={list.end}>
              Total
            </th>
          )}
          {onNext && (
            <th scope="col">
              <span className="visually-hidden">Next</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.part} brewery={brewery} row={row} hasMoney={hasMoney} onNext={onNext} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { brewery: string; row: SellingOrderRow; hasMoney: boolean; onNext: Props['onNext'] }

function Row({ brewery, row, hasMoney, onNext }: RowProps) {
  const { next, number, placedAt, pub, town, state, netMinor, totalMinor } = row
  const { text, tone } = partStates[state]
  return (
    <tr>
      <th scope="row" className={styles.order}>
        <a href={sellingPaths.order(brewery, number)}>{number}</a>
        <span className={list.soft}>{formatMoment(placedAt)}</span>
      </th>
      <td className={styles.pub}>
        <strong>{pub}</strong>
        <span className={list.soft}>{town}</span>
      </td>
      <td className={styles.beer}>{beersText(row)}</td>
      <td className={styles.way}>{wayOf(row)}</td>
      <td className={styles.state}>
        <Badge tone={tone}>{text}</Badge>
        <RowClock row={row} />
      </td>
      {hasMoney && (
        <td className={classNames(list.end, styles.sum)}>
          {totalMinor !== null && <Amount amount={formatMinor(totalMinor)} />}
          {netMinor !== null && <span className={list.soft}>{formatMinor(netMinor)} ex VAT</span>}
        </td>
      )}
      {onNext && (
        <td className={styles.act}>
          {next !== null && (
            <Button
              size="small"
              variant={next === 'accept' ? 'primary' : 'quiet'}
              onClick={() => onNext(row, next as SellingVerb)}
            >
              {verbNames[next]}
              <span className="visually-hidden"> {number}</span>
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

/** What a part waits for, and for how long yet. */
export function RowClock({ row: { clock } }: { row: Pick<SellingOrderRow, 'clock'> }) {
  if (clock === null) return null
  return (
    <span className={styles.clock}>
      {waitNames[clock.waitsFor]}: <Clock at={clock.at} after={afterwards(clock)} />
    </span>
  )
}
