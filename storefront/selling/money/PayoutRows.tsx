import type { Payout } from '../../../shared/api/money-api.ts'
import { wholeDay, wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { payoutStates } from './money-words.ts'
import { MoneyTab, type MoneyRowsProps } from './MoneyTab.tsx'

const columns = [
  { slot: 'key', label: 'Payout' },
  { slot: 'what', label: 'Made of' },
  { slot: 'more', label: 'State' },
  { slot: 'sum', label: 'Amount' },
] as const

/** What was paid out, or is about to be, and what each payout is made of. */
export function PayoutRows(props: MoneyRowsProps) {
  const { query, brewery } = props
  return (
    <MoneyTab<Payout> {...props} tab="payouts" names={['state', 'from']} narrowedBy={narrowedBy(query)}>
      {(rows) => (
        <RowTable caption="Payouts" columns={columns}>
          {rows.map((payout) => (
            <tr key={payout.number}>
              <RowCell slot="key">
                {payout.number}
                <Soft>
                  {payout.sentAt === null ? wholeDay(payout.day) : `Sent ${wholeMoment(payout.sentAt)}`}
                </Soft>
              </RowCell>
              <RowCell slot="what">
                {payout.lines.map(({ orderNumber, document, amountMinor }, at) => (
                  <span key={document ?? `line ${at}`}>
                    {at > 0 && ', '}
                    {orderNumber === null ? (
                      'other bookings'
                    ) : (
                      <a href={sellingPaths.order(brewery, orderNumber)}>{orderNumber}</a>
                    )}{' '}
                    {formatMinor(amountMinor)}
                  </span>
                ))}
              </RowCell>
              <RowCell slot="more">
                <Badge tone={payoutStates[payout.state].tone}>{payoutStates[payout.state].text}</Badge>
                {payout.problem !== null && <Soft>{payout.problem}</Soft>}
                {payout.reference !== null && <Soft>Reference {payout.reference}</Soft>}
              </RowCell>
              <RowCell slot="sum">
                <Amount amount={formatMinor(payout.amountMinor)} />
              </RowCell>
            </tr>
          ))}
        </RowTable>
      )}
    </MoneyTab>
  )
}

function narrowedBy(query: URLSearchParams): string | null {
  const [state, from] = [query.get('state'), query.get('from')]
  if (state === null && from === null) return null
  const name = state === 'on_its_way' ? 'on its way' : (state ?? 'paid')
  return from === null ? name : `${name} since ${wholeDay(from)}`
}
