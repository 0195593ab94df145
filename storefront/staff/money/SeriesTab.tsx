import type { SeriesDocuments } from '../../../shared/api/staff-documents-api.ts'
import { pageLinks } from '../../../shared/api/pagination.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { DocumentButton } from '../DocumentButton.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Pagination } from '../../ui/paging/Pagination.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { keyText } from '../staff-words.ts'

/** The documents of a series, the newest first, each as its stored PDF (STAF-19). */
export function SeriesTab({ series }: { series: string }) {
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const { loaded, again } = useConsoleRead<SeriesDocuments>(
    `/api/admin/money/papers/${encodeURIComponent(series)}?page=${Number(query.get('page')) || 1}`,
  )
  return (
    <>
      <h2>{series}</h2>
      <Answered loaded={loaded} again={again}>
        {({ rows, page, pages }) =>
          rows.length === 0 ? (
            <EmptyState title="This series has no documents." />
          ) : (
            <>
              <DataTable
                caption={`Documents of ${series}`}
                isCaptionHidden
                isStackedOnPhone
                columns={[
                  { label: 'Document' },
                  { label: 'Order' },
                  { label: 'Total', align: 'end' },
                  { label: 'PDF', isLabelHidden: true },
                ]}
              >
                {rows.map(({ id, number, kind, issuedOn, orderNumber, totalMinor }) => (
                  <tr key={id}>
                    <Cell isHeader>
                      {number}, {keyText(kind).toLowerCase()}, {wholeDay(issuedOn)}
                    </Cell>
                    <Cell label={orderNumber === null ? undefined : 'Order'}>
                      {orderNumber !== null && <a href={staffPaths.order(orderNumber)}>{orderNumber}</a>}
                    </Cell>
                    <Cell label="Total" align="end">
                      <Amount amount={formatMinor(totalMinor)} />
                    </Cell>
                    <Cell align="end">
                      <DocumentButton id={id} number={number} />
                    </Cell>
                  </tr>
                ))}
              </DataTable>
              <Pagination
                page={page}
                pages={pages}
                links={pageLinks(page, pages)}
                hrefOf={(to) => addressWith(query, { page: to === 1 ? null : String(to) })}
              />
            </>
          )
        }
      </Answered>
    </>
  )
}
