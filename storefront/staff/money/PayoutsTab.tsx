import { useState } from 'react'
import type { StaffPayouts } from '../../../shared/api/money-api.ts'
import { pageLinks } from '../../../shared/api/pagination.ts'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { Soft } from '../../console/RowTable.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Pagination } from '../../ui/paging/Pagination.tsx'
import { TabLinks } from '../../ui/paging/TabLinks.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { useMay } from '../staff-roles.ts'
import { markSentAction, payoutStateText } from './money-acts.ts'

type Row = StaffPayouts['rows'][number]
const columns = [
  { label: 'Payout' },
  { label: 'Brewery' },
  { label: 'State' },
  { label: 'Amount', align: 'end' },
  { label: 'Actions', isLabelHidden: true },
] as const

/** Payouts of all breweries, or the bank list that finance sends. */
export function PayoutsTab() {
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const list = query.get('list') === 'bank' ? 'bank' : 'all'
  const page = query.get('page') ?? '1'
  const { loaded, again } = useConsoleRead<StaffPayouts>(
    `/api/admin/money/payouts?${new URLSearchParams({ list, page })}`,
  )
  const [acting, setActing] = useState<PlainAction | null>(null)
  const may = useMay()
  return (
    <>
      <TabLinks
        label="Lists of payouts"
        items={[
          { key: null, label: 'All payouts', isCurrent: list === 'all' },
          { key: 'bank', label: 'To send by bank', isCurrent: list === 'bank' },
        ].map(({ key, label, isCurrent }) => ({
          href: `${staffPaths.money('payouts')}${key === null ? '' : `?list=${key}`}`,
          label,
          isCurrent,
        }))}
      />
      <Answered loaded={loaded} again={again}>
        {({ rows, page: shown, pages }) =>
          rows.length === 0 ? (
            <EmptyState
              title={
                list === 'bank' ? 'No payout is waiting to be sent by bank.' : 'Nothing was paid out yet.'
              }
            />
          ) : (
            <>
              <DataTable caption="Payouts" isCaptionHidden isStackedOnPhone columns={[...columns]}>
                {rows.map((row) => (
                  <PayoutRow key={row.number} row={row} onAct={may(moneyRoles) ? setActing : null} />
                ))}
              </DataTable>
              <Pagination
                page={shown}
                pages={pages}
                links={pageLinks(shown, pages)}
                hrefOf={(to) => addressWith(query, { page: to === 1 ? null : String(to) })}
              />
            </>
          )
        }
      </Answered>
      {acting !== null && (
        <FieldsDialog
          act={acting}
          onClose={() => setActing(null)}
          onDone={() => {
            setActing(null)
            again()
          }}
        />
      )}
    </>
  )
}

function PayoutRow({ row, onAct }: { row: Row; onAct: ((action: PlainAction) => void) | null }) {
  const { number, day, brewery, state, isByBank, reference, problem, payInto, doubts, amountMinor } = row
  const { text, tone } = payoutStateText[state]
  return (
    <tr>
      <Cell isHeader>
        {number}, {wholeDay(day)}
      </Cell>
      <Cell label="Brewery">
        {brewery}
        {payInto !== null && `: ${payInto.holder}, ${payInto.sortCode}, ${payInto.accountNumber}`}
      </Cell>
      <Cell label="State">
        <Badge tone={tone}>{text}</Badge>
        {reference !== null && <Soft>{reference}</Soft>}
        {problem !== null && <Soft>{problem}</Soft>}
        {doubts.length > 0 && <Badge tone="oxide">Do not send</Badge>}
        {doubts.map((doubt) => (
          <Soft key={doubt}>{doubt}</Soft>
        ))}
      </Cell>
      <Cell label="Amount" align="end">
        <Amount amount={formatMinor(amountMinor)} />
      </Cell>
      <Cell align="end">
        {onAct !== null && isByBank && state === 'on_its_way' && (
          <Button size="small" variant="quiet" onClick={() => onAct(markSentAction(row))}>
            Mark sent<span className="visually-hidden"> {number}</span>
          </Button>
        )}
      </Cell>
    </tr>
  )
}
