import { type FormEvent, useState } from 'react'
import type { LedgerEntries } from '../../../shared/api/ledger-api.ts'
import { pageLinks } from '../../../shared/api/pagination.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import {
  correctableEvents,
  type LedgerAccountName,
  ledgerEventNames,
  ledgerEvents,
} from '../../../shared/payouts/ledger-words.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith, goTo } from '../../console/console-address.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { useMay } from '../staff-roles.ts'
import { correctAction } from './correction-acts.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { Pagination } from '../../ui/paging/Pagination.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import styles from './LedgerEntriesTable.module.css'

type Props = { account: LedgerAccountName; query: URLSearchParams }

const filters = ['event', 'order', 'from', 'until'] as const

/** The entries of an account, narrowed in the address, with their sum. */
export function LedgerEntriesTable({ account, query }: Props) {
  const asked = new URLSearchParams()
  for (const name of ['owner', 'page', ...filters]) {
    const value = query.get(name)
    if (value !== null) asked.set(name, value)
  }
  const { loaded, again } = useConsoleRead<LedgerEntries>(
    `/api/admin/money/ledger/${account}/entries?${asked}`,
  )
  return (
    <section className={styles.entries} aria-labelledby="entries">
      <h3 id="entries">Entries</h3>
      <Filters key={asked.toString()} query={query} />
      <Answered loaded={loaded} again={again}>
        {({ rows, total, sumMinor, page, pages }) =>
          rows.length === 0 ? (
            <EmptyState title="No entry fits." />
          ) : (
            <>
              <p>
                {total === 1 ? '1 entry' : `${total} entries`}, together {formatMinor(sumMinor)}
              </p>
              <Rows rows={rows} again={again} />
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
    </section>
  )
}

function Filters({ query }: { query: URLSearchParams }) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const wanted = filters.map((name) => [name, String(typed.get(name) ?? '').trim() || null])
    goTo(addressWith(query, { ...Object.fromEntries(wanted), page: null }))
  }
  return (
    <form className={styles.filters} role="search" aria-label="Entries" onSubmit={find}>
      <Select
        label="What"
        name="event"
        defaultValue={query.get('event') ?? ''}
        options={[
          { value: '', label: 'Everything' },
          ...ledgerEvents.map((value) => ({ value, label: ledgerEventNames[value] })),
        ]}
      />
      <TextInput label="Order" name="order" maxLength={40} defaultValue={query.get('order') ?? ''} />
      <TextInput label="From the day" name="from" type="date" defaultValue={query.get('from') ?? ''} />
      <TextInput label="Until" name="until" type="date" defaultValue={query.get('until') ?? ''} />
      <Button type="submit" variant="quiet" icon="search">
        Search
      </Button>
    </form>
  )
}

function Rows({ rows, again }: Pick<LedgerEntries, 'rows'> & { again: () => void }) {
  const [correcting, setCorrecting] = useState<LedgerEntries['rows'][number] | null>(null)
  const mayCorrect = useMay()(moneyRoles)
  return (
    <>
      <DataTable
        caption="Entries, the newest first"
        isCaptionHidden
        isStackedOnPhone
        columns={[
          { label: 'Booked' },
          { label: 'Of' },
          { label: 'Order' },
          { label: 'Debit', align: 'end' },
          { label: 'Credit', align: 'end' },
          { label: 'Actions', isLabelHidden: true },
        ]}
      >
        {rows.map((row, index) => {
          const { at, event, ownerName, orderNumber, reason, actor, amountMinor, isCorrected } = row
          return (
            // oxlint-disable-next-line react/no-array-index-key -- entries are only added
            <tr key={index}>
              <Cell isHeader>
                {ledgerEventNames[event]}, {wholeMoment(at)}
              </Cell>
              <Cell label="Of">
                {[ownerName, reason, actor === 'system' ? null : `by ${actor}`].filter(Boolean).join(', ')}
              </Cell>
              <Cell label={orderNumber === null ? undefined : 'Order'}>
                {orderNumber !== null && <a href={staffPaths.order(orderNumber)}>{orderNumber}</a>}
              </Cell>
              <Cell label={amountMinor > 0 ? 'Debit' : undefined} align="end">
                {amountMinor > 0 && <Amount amount={formatMinor(amountMinor)} />}
              </Cell>
              <Cell label={amountMinor < 0 ? 'Credit' : undefined} align="end">
                {amountMinor < 0 && <Amount amount={formatMinor(-amountMinor)} />}
              </Cell>
              <Cell align="end">
                {isCorrected && 'Reversed'}
                {!isCorrected && mayCorrect && correctableEvents.includes(event) && (
                  <Button size="small" variant="quiet" onClick={() => setCorrecting(row)}>
                    Correct
                    <span className="visually-hidden">
                      {` ${ledgerEventNames[event]}, ${formatMinor(Math.abs(amountMinor))}`}
                    </span>
                  </Button>
                )}
              </Cell>
            </tr>
          )
        })}
      </DataTable>
      {correcting !== null && (
        <FieldsDialog
          act={correctAction(correcting)}
          onClose={() => setCorrecting(null)}
          onDone={() => {
            setCorrecting(null)
            again()
          }}
        />
      )}
    </>
  )
}
