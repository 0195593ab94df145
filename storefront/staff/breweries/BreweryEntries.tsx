import { useState } from 'react'
import type { MoneyEntries } from '../../../shared/api/money-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import figures from '../StaffFigures.module.css'

/** The bookings behind what a brewery is owed, the newest first. */
export function BreweryEntries({ slug }: { slug: string }) {
  const [page, setPage] = useState(1)
  const { loaded, again } = useConsoleRead<MoneyEntries>(
    `/api/admin/money/breweries/${encodeURIComponent(slug)}/entries?page=${page}`,
  )
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">Bookings</h2>
      <Answered loaded={loaded} again={again}>
        {({ rows, pages }) =>
          rows.length === 0 ? (
            <p>Nothing is booked yet.</p>
          ) : (
            <div className={figures.stack}>
              <DataTable
                caption="Entries of the ledger"
                isCaptionHidden
                isStackedOnPhone
                columns={[
                  { label: 'Booked' },
                  { label: 'Order' },
                  { label: 'Balance' },
                  { label: 'Amount', align: 'end' },
                ]}
              >
                {rows.map(({ bookedAt, account, words, orderNumber, document, amountMinor }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- bookings are only added
                  <tr key={index}>
                    <Cell isHeader>
                      {words}, {wholeMoment(bookedAt)}
                    </Cell>
                    <Cell label={orderNumber === null ? undefined : 'Order'}>
                      {orderNumber !== null && <a href={staffPaths.order(orderNumber)}>{orderNumber}</a>}
                      {document !== null && ` ${document}`}
                    </Cell>
                    <Cell label="Balance">{account === 'held' ? 'Held' : 'Due'}</Cell>
                    <Cell label="Amount" align="end">
                      <Amount amount={formatMinor(amountMinor)} />
                    </Cell>
                  </tr>
                ))}
              </DataTable>
              {pages > 1 && (
                <p className={figures.acts}>
                  {page > 1 && (
                    <Button size="small" variant="quiet" onClick={() => setPage(page - 1)}>
                      Newer
                    </Button>
                  )}
                  {page < pages && (
                    <Button size="small" variant="quiet" onClick={() => setPage(page + 1)}>
                      Older
                    </Button>
                  )}
                </p>
              )}
            </div>
          )
        }
      </Answered>
    </section>
  )
}
