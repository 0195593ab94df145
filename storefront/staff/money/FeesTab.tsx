import { useState } from 'react'
import type { FeeInvoices } from '../../../shared/api/fees-api.ts'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { pageLinks } from '../../../shared/api/pagination.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { saveFile } from '../../console/save-file.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { DocumentButton } from '../DocumentButton.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { Pagination } from '../../ui/paging/Pagination.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { useMay } from '../staff-roles.ts'
import styles from './FeesTab.module.css'

/** What breweries are billed by the month, this month so far, and the report of sellers (STAF-18). */
export function FeesTab() {
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const { loaded, again } = useConsoleRead<FeeInvoices>(
    `/api/admin/money/fees?page=${Number(query.get('page')) || 1}`,
  )
  const may = useMay()
  return (
    <Answered loaded={loaded} again={again}>
      {({ running, rows, page, pages }) => (
        <>
          <Running {...running} />
          <section aria-labelledby="bills">
            <h2 id="bills">Fee invoices</h2>
            {rows.length === 0 ? (
              <EmptyState title="No month has been billed yet.">
                <p>Each month is billed on the 1st of the next one.</p>
              </EmptyState>
            ) : (
              <Invoices rows={rows} />
            )}
            <Pagination
              page={page}
              pages={pages}
              links={pageLinks(page, pages)}
              hrefOf={(to) => addressWith(query, { page: to === 1 ? null : String(to) })}
            />
          </section>
          {may(moneyRoles) && <SellersReport year={Number(running.month.slice(0, 4))} />}
        </>
      )}
    </Answered>
  )
}

/** A month as a person writes it: 'November 2026'. */
const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

function Running({ month, rows }: FeeInvoices['running']) {
  return (
    <section aria-labelledby="running">
      <h2 id="running">{monthName(month)} so far</h2>
      {rows.length === 0 ? (
        <p>Nothing has been taken this month.</p>
      ) : (
        <DataTable
          caption={`Fees of ${monthName(month)}`}
          isCaptionHidden
          isStackedOnPhone
          columns={[
            { label: 'Brewery' },
            { label: 'Of it VAT', align: 'end' },
            { label: 'With VAT', align: 'end' },
          ]}
        >
          {rows.map(({ slug, name, grossMinor, vatMinor }) => (
            <tr key={slug ?? name}>
              <Cell isHeader>{slug === null ? name : <a href={staffPaths.brewery(slug)}>{name}</a>}</Cell>
              <Cell label="Of it VAT" align="end">
                <Amount amount={formatMinor(vatMinor)} />
              </Cell>
              <Cell label="With VAT" align="end">
                <Amount amount={formatMinor(grossMinor)} />
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}

const Invoices = ({ rows }: Pick<FeeInvoices, 'rows'>) => (
  <DataTable
    caption="Fee invoices, the newest first"
    isCaptionHidden
    isStackedOnPhone
    columns={[
      { label: 'Document' },
      { label: 'Brewery' },
      { label: 'Total', align: 'end' },
      { label: 'PDF', isLabelHidden: true },
    ]}
  >
    {rows.map(({ id, number, isCredit, month, brewery, totalMinor }) => (
      <tr key={id}>
        <Cell isHeader>
          {number}, {monthName(month)}
          {isCredit && ', credit note'}
        </Cell>
        <Cell label="Brewery">{brewery}</Cell>
        <Cell label="Total" align="end">
          <Amount amount={formatMinor(totalMinor)} />
        </Cell>
        <Cell align="end">
          <DocumentButton id={id} number={number} />
        </Cell>
      </tr>
    ))}
  </DataTable>
)

/** HMRC's report of sellers, by calendar year (PAYO-08). */
function SellersReport({ year }: { year: number }) {
  const years = [year, year - 1, year - 2, year - 3].map(String)
  const [chosen, setChosen] = useState(years[0]!)
  return (
    <section aria-labelledby="sellers">
      <h2 id="sellers">Report of sellers</h2>
      <div className={styles.report}>
        <Select
          label="Year"
          name="year"
          value={chosen}
          onChange={setChosen}
          options={years.map((value) => ({ value, label: value }))}
        />
        <Button
          variant="quiet"
          icon="download"
          onClick={() =>
            void saveFile(`sellers-${chosen}.csv`, `/api/admin/money/sellers-report?year=${chosen}`)
          }
        >
          Download CSV
        </Button>
      </div>
    </section>
  )
}
