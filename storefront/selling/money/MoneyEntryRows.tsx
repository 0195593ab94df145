import type { MoneyEntries } from '../../../shared/api/money-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Amount } from '../../ui/actions/Amount.tsx'
import { MoneyTab, type MoneyRowsProps } from './MoneyTab.tsx'
import { SellingDocumentButton } from './SellingDocumentButton.tsx'

type Entry = MoneyEntries['rows'][number]

const columns = [
  { slot: 'key', label: 'Booked' },
  { slot: 'what', label: 'What' },
  { slot: 'more', label: 'Document' },
  { slot: 'sum', label: 'Amount' },
] as const

/** Every booking of what is held and due, each with its document: their sums are the figures above. */
export function MoneyEntryRows(props: MoneyRowsProps) {
  const { query, brewery } = props
  const account = query.get('account')
  const narrowedBy = account === 'held' || account === 'due' ? `of what is ${account}` : null
  return (
    <MoneyTab<Entry> {...props} tab="entries" names={['account']} narrowedBy={narrowedBy}>
      {(rows) => (
        <RowTable caption="Bookings" columns={columns}>
          {rows.map((entry) => (
            <tr
              key={[entry.bookedAt, entry.account, entry.event, entry.orderNumber, entry.amountMinor].join(
                ' ',
              )}
            >
              <RowCell slot="key">
                {wholeMoment(entry.bookedAt)}
                <Soft>{entry.account === 'held' ? 'Held' : 'Due'}</Soft>
              </RowCell>
              <RowCell slot="what">
                {entry.words}
                {entry.orderNumber !== null && (
                  <Soft>
                    <a href={sellingPaths.order(brewery, entry.orderNumber)}>{entry.orderNumber}</a>
                  </Soft>
                )}
              </RowCell>
              <RowCell slot="more">
                {entry.documentId === null ? (
                  entry.document
                ) : (
                  <SellingDocumentButton id={entry.documentId} number={entry.document ?? 'document'} />
                )}
              </RowCell>
              <RowCell slot="sum">
                <Amount amount={formatMinor(entry.amountMinor)} />
              </RowCell>
            </tr>
          ))}
        </RowTable>
      )}
    </MoneyTab>
  )
}
