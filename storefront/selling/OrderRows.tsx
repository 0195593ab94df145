import type { ReactNode } from 'react'
import type { SellingOrderRow } from '../../shared/api/selling-api.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { RowCell, RowTable, Soft } from '../console/RowTable.tsx'
import { Amount } from '../ui/actions/Amount.tsx'
import { Clock } from '../ui/actions/Clock.tsx'
import { Badge } from '../ui/core/Badge.tsx'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import type { SellingVerb } from './selling-calls.ts'
import {
  afterwards,
  beersText,
  pageName,
  partStates,
  siteText,
  verbNames,
  waitNames,
  wayOf,
} from './selling-words.ts'
import { useIsLooking } from './use-own-role.ts'

type Props = {
  brewery: string
  caption: string
  rows: readonly SellingOrderRow[]
  /** The one next action of a row, in place. */
  onNext?: (row: SellingOrderRow, verb: SellingVerb) => void
  /** Where rows can be chosen for one action with all of them. */
  choice?: {
    chosen: ReadonlySet<string>
    onToggle: (part: string) => void
    /** In the head of its column. */ all?: ReactNode
  }
}

/** Orders as a table on a desk, and as slips on a phone: who and state, what and when, the amount at the end. */
export function OrderRows({ brewery, caption, rows, choice, ...acts }: Props) {
  const onNext = useIsLooking() ? undefined : acts.onNext
  const hasMoney = rows.some(({ totalMinor }) => totalMinor !== null)
  const columns = [
    ...(choice ? [{ slot: 'tick', label: 'Choose', isLabelHidden: true, head: choice.all } as const] : []),
    ...orderColumns,
    ...(hasMoney ? [{ slot: 'sum', label: 'Total' } as const] : []),
    ...(onNext ? [{ slot: 'act', label: 'Next', isLabelHidden: true } as const] : []),
  ]
  return (
    <RowTable caption={caption} columns={columns}>
      {rows.map((row) => (
        <Row key={row.part} brewery={brewery} row={row} hasMoney={hasMoney} onNext={onNext} choice={choice} />
      ))}
    </RowTable>
  )
}

const orderColumns = [
  { slot: 'key', label: 'Order' },
  { slot: 'who', label: 'Pub' },
  { slot: 'what', label: 'Beer' },
  { slot: 'more', label: 'Goes' },
  { slot: 'state', label: 'State' },
] as const

type RowProps = {
  brewery: string
  row: SellingOrderRow
  hasMoney: boolean
  onNext: Props['onNext']
  choice: Props['choice']
}

function Row({ brewery, row, hasMoney, onNext, choice }: RowProps) {
  const { next, number, isReplacement, isClaimToAnswer, placedAt, pub, state, netMinor, totalMinor } = row
  const { text, tone } = partStates[state]
  return (
    <tr>
      {choice && (
        <RowCell slot="tick">
          <label>
            <input
              type="checkbox"
              checked={choice.chosen.has(row.part)}
              onChange={() => choice.onToggle(row.part)}
            />
            <span className="visually-hidden">Choose {number}</span>
          </label>
        </RowCell>
      )}
      <RowCell slot="key">
        <a href={sellingPaths.order(brewery, pageName(row))}>{number}</a>
        <Soft>{isReplacement ? 'Sent again' : `Placed ${wholeMoment(placedAt)}`}</Soft>
      </RowCell>
      <RowCell slot="who">
        <strong>{pub}</strong>
        <Soft>{siteText(row)}</Soft>
      </RowCell>
      <RowCell slot="what">{beersText(row)}</RowCell>
      <RowCell slot="more">{wayOf(row)}</RowCell>
      <RowCell slot="state">
        <Badge tone={tone}>{text}</Badge>
        <RowClock row={row} />
      </RowCell>
      {hasMoney && (
        <RowCell slot="sum">
          {totalMinor !== null && <Amount amount={formatMinor(totalMinor)} />}
          {netMinor !== null && <Soft>{formatMinor(netMinor)} ex VAT</Soft>}
        </RowCell>
      )}
      {onNext && (
        <RowCell slot="act">
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
          {isClaimToAnswer && (
            <LinkButton size="small" href={sellingPaths.order(brewery, pageName(row))}>
              Answer
              <span className="visually-hidden"> the claim about {number}</span>
            </LinkButton>
          )}
        </RowCell>
      )}
    </tr>
  )
}

/** What a part waits for, and for how long yet. */
export function RowClock({ row: { clock } }: { row: Pick<SellingOrderRow, 'clock'> }) {
  if (clock === null) return null
  return (
    <span>
      {waitNames[clock.waitsFor]}: <Clock at={clock.at} after={afterwards(clock)} />
    </span>
  )
}
