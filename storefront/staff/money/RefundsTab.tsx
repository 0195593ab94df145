import { useState } from 'react'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { MoneyRefund, MoneyRefunds, MoneyRefundView } from '../../../shared/api/money-refunds-api.ts'
import { pageLinks } from '../../../shared/api/pagination.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import figures from '../StaffFigures.module.css'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { ViewTabs } from '../../ui/actions/ViewTabs.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Pagination } from '../../ui/paging/Pagination.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { confirmAction } from '../refunds/refund-acts.ts'
import { useMay } from '../staff-roles.ts'
import { matchRefundAction, retryRefundAction } from './money-acts.ts'

const views: Readonly<Record<MoneyRefundView, { name: string; when: string; empty: string }>> = {
  asked: { name: 'Second person', when: 'Asked', empty: 'No refund is waiting for a second person.' },
  owed: { name: 'Owed', when: 'Next try', empty: 'The provider has taken every refund.' },
  dashboard: {
    name: 'Without a credit',
    when: 'Made',
    empty: 'No refund was made in the provider’s dashboard without a credit.',
  },
  done: { name: 'Done', when: 'Done', empty: 'No card has got anything back yet.' },
}
const keys = Object.keys(views) as MoneyRefundView[]

/** Money on its way back to buyers, by what it waits for (STAF-18). */
export function RefundsTab() {
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const view = keys.find((key) => key === query.get('view')) ?? 'asked'
  const { loaded, again } = useConsoleRead<MoneyRefunds>(
    `/api/admin/money/refunds?${new URLSearchParams({ view, page: query.get('page') ?? '1' })}`,
  )
  const [acting, setActing] = useState<PlainAction | null>(null)
  const counts = loaded.state === 'ready' ? loaded.value.views : []
  return (
    <>
      <ViewTabs
        label="Views of refunds"
        views={keys.map((key) => ({
          key,
          name: views[key].name,
          count: counts.find((each) => each.key === key)?.count ?? 0,
          href: addressWith(query, { view: key, page: null }),
          isCurrent: key === view,
        }))}
      />
      <Answered loaded={loaded} again={again}>
        {({ rows, page, pages }) =>
          rows.length === 0 ? (
            <EmptyState title={views[view].empty} />
          ) : (
            <>
              <DataTable
                caption={`Refunds: ${views[view].name}`}
                isCaptionHidden
                isStackedOnPhone
                columns={[
                  { label: 'Order' },
                  { label: 'Why' },
                  { label: views[view].when },
                  { label: 'Amount', align: 'end' },
                  { label: 'Actions', isLabelHidden: true },
                ]}
              >
                {rows.map((row) => (
                  <RefundRow key={row.id} row={row} view={view} onAct={setActing} />
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

type RowProps = { row: MoneyRefund; view: MoneyRefundView; onAct: (action: PlainAction) => void }

function RefundRow({ row, view, onAct }: RowProps) {
  const { orderNumber, amountMinor, leftMinor, at, why, by, confirmBy } = row
  return (
    <tr>
      <Cell isHeader>
        <a className={figures.whole} href={staffPaths.order(orderNumber)}>
          {orderNumber}
        </a>
      </Cell>
      <Cell label="Why">
        {why}
        {by !== null && ` (asked by ${by})`}
        {leftMinor !== null && leftMinor < amountMinor && `, ${formatMinor(leftMinor)} of it left`}
      </Cell>
      <Cell label={views[view].when}>
        {wholeMoment(at)}
        {confirmBy !== null && `, until ${wholeMoment(confirmBy)}`}
      </Cell>
      <Cell label="Amount" align="end">
        <Amount amount={formatMinor(amountMinor)} />
      </Cell>
      <Cell align="end">
        <RefundAction row={row} view={view} onAct={onAct} />
      </Cell>
    </tr>
  )
}

function RefundAction({ row, view, onAct }: RowProps) {
  const { id, orderNumber, amountMinor: grossMinor, isOwn } = row
  if (!useMay()(moneyRoles) || view === 'done') return null
  const actions = {
    asked: ['Confirm', confirmAction({ id, orderNumber, grossMinor })],
    owed: ['Try again', retryRefundAction(row)],
    dashboard: ['Match', matchRefundAction(row)],
  } as const
  const [name, act] = actions[view]
  return (
    <Button
      size="small"
      variant="quiet"
      disabledReason={isOwn ? 'You asked for it: another person confirms it.' : undefined}
      onClick={() => onAct(act)}
    >
      {name}
      <span className="visually-hidden"> {orderNumber}</span>
    </Button>
  )
}
