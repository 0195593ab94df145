import type { StockRow } from '../../../shared/api/stock-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { classNames } from '../../ui/core/class-names.ts'
import { useRowsInSight } from '../../console/after-first-paint.ts'
import { Soft } from '../../console/RowTable.tsx'
import list from '../../console/RowTable.module.css'
import styles from './StockRows.module.css'
import { useIsLooking } from '../use-own-role.ts'

type Props = {
  caption: string
  rows: readonly StockRow[]
  onOpen: (row: StockRow) => void
  onCount: (row: StockRow) => void
}

/** Containers as a table on a wide screen; on a phone a slip with what is on hand at its end. */
export function StockRows({ caption, rows, onOpen, onCount }: Props) {
  const inSight = useRowsInSight(rows)
  return (
    <table className={classNames(list.table, styles.stock)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Container</th>
          <th scope="col" className={styles.end}>
            On hand
          </th>
          <th scope="col" className={styles.end}>
            Promised
          </th>
          <th scope="col" className={styles.end}>
            Reserved
          </th>
          <th scope="col" className={styles.end}>
            Sellable
          </th>
          <th scope="col" className={styles.end}>
            Low below
          </th>
          <th scope="col">Counted</th>
          <th scope="col">
            <span className="visually-hidden">Next</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {inSight.map((row) => (
          <Row key={row.containerId} row={row} onOpen={onOpen} onCount={onCount} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: StockRow } & Pick<Props, 'onOpen' | 'onCount'>

function Row({ row, onOpen, onCount }: RowProps) {
  const isLooking = useIsLooking()
  const { beer, container, title, onHand, promised, reserved, sellable, lowBelow } = row
  return (
    <tr>
      <th scope="row" className={styles.container}>
        <button className={styles.open} type="button" onClick={() => onOpen(row)}>
          {beer}
          <span className={styles.size}>, {container}</span>
        </button>
        <Marks row={row} />
      </th>
      <td className={classNames(styles.end, styles.onHand)}>
        {onHand}
        <span className={styles.unit}> on hand</span>
      </td>
      <td className={classNames(styles.end, styles.bucket)} data-unit="promised">
        {promised}
      </td>
      <td className={classNames(styles.end, styles.bucket)} data-unit="reserved">
        {reserved}
      </td>
      <td className={classNames(styles.end, styles.bucket, styles.sellable)} data-unit="sellable">
        {Math.max(0, sellable)}
      </td>
      <td className={classNames(styles.end, styles.low)}>{lowBelow}</td>
      <td className={styles.counted}>
        <Counted row={row} />
      </td>
      <td className={styles.act}>
        {!isLooking && (
          <Button size="small" variant="quiet" onClick={() => onCount(row)}>
            Count<span className="visually-hidden"> {title}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

/** What wants a look: in words, not in colour alone. */
export function Marks({ row: { sellable, isLow, isOnline } }: { row: StockRow }) {
  if (sellable < 0) return <Badge tone="oxide">short by {-sellable}</Badge>
  if (!isOnline) return <Badge>Not sold online</Badge>
  return isLow ? <Badge tone="malt">{sellable === 0 ? 'None left' : 'Low'}</Badge> : null
}

function Counted({ row: { countedAt, countedBy } }: { row: StockRow }) {
  if (countedAt === null) return <>Never</>
  return (
    <>
      {wholeMoment(countedAt)}
      <Soft>{countedBy ?? 'by an import'}</Soft>
    </>
  )
}
