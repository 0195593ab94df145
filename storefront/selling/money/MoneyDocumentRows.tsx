import type { MoneyDocuments } from '../../../shared/api/money-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Amount } from '../../ui/actions/Amount.tsx'
import { documentNames } from './money-words.ts'
import { MoneyTab, type MoneyRowsProps } from './MoneyTab.tsx'
import { SellingDocumentButton } from './SellingDocumentButton.tsx'

type Document = MoneyDocuments['rows'][number]

const columns = [
  { slot: 'key', label: 'Document' },
  { slot: 'what', label: 'About' },
  { slot: 'more', label: 'Issued' },
  { slot: 'sum', label: 'Total' },
] as const

/** Invoices and credit notes in the brewery's name, Dray's fee invoices and the monthly statements. */
export function MoneyDocumentRows(props: MoneyRowsProps) {
  return (
    <MoneyTab<Document> {...props} tab="papers" hasFile={false}>
      {(rows) => (
        <RowTable caption="Documents" columns={columns}>
          {rows.map(({ id, number, kind, issuedOn, orderNumber, period, totalMinor }) => (
            <tr key={id}>
              <RowCell slot="key">
                <SellingDocumentButton id={id} number={number} />
                <Soft>{documentNames[kind] ?? 'Document'}</Soft>
              </RowCell>
              <RowCell slot="what">
                {orderNumber === null ? (
                  period
                ) : (
                  <a href={sellingPaths.order(props.brewery, orderNumber)}>{orderNumber}</a>
                )}
              </RowCell>
              <RowCell slot="more">{wholeDay(issuedOn)}</RowCell>
              <RowCell slot="sum">
                <Amount amount={formatMinor(totalMinor)} />
              </RowCell>
            </tr>
          ))}
        </RowTable>
      )}
    </MoneyTab>
  )
}
