import { useState } from 'react'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { Dispute, DisputeList } from '../../../shared/api/disputes-api.ts'
import { pageLinks } from '../../../shared/api/pagination.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { saveFile } from '../../console/save-file.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Pagination } from '../../ui/paging/Pagination.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { useMay } from '../staff-roles.ts'
import { asSentence } from '../staff-words.ts'
import { DisputeDialog } from './DisputeDialog.tsx'
import { disputeStateText } from './money-acts.ts'
import styles from './DisputesTab.module.css'

/** Payments that buyers dispute at their banks: evidence, and who pays for a lost one (PAYO-06, STAF-18). */
export function DisputesTab() {
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const { loaded, again } = useConsoleRead<DisputeList>(
    `/api/admin/money/disputes?page=${Number(query.get('page')) || 1}`,
  )
  const [deciding, setDeciding] = useState<Dispute | null>(null)
  return (
    <>
      <Answered loaded={loaded} again={again}>
        {({ rows, page, pages }) =>
          rows.length === 0 ? (
            <EmptyState title="No payment is disputed." />
          ) : (
            <>
              <DataTable
                caption="Disputed payments, the newest first"
                isCaptionHidden
                isStackedOnPhone
                columns={[
                  { label: 'Order' },
                  { label: 'Why' },
                  { label: 'State' },
                  { label: 'Amount', align: 'end' },
                  { label: 'Actions', isLabelHidden: true },
                ]}
              >
                {rows.map((row) => (
                  <DisputeRow key={row.id} row={row} onDecide={() => setDeciding(row)} />
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
      {deciding !== null && (
        <DisputeDialog
          dispute={deciding}
          onClose={() => setDeciding(null)}
          onDone={() => {
            setDeciding(null)
            again()
          }}
        />
      )}
    </>
  )
}

function DisputeRow({ row, onDecide }: { row: Dispute; onDecide: () => void }) {
  const { id, orderNumber, amountMinor, reasonText, state, heardAt, evidenceDueAt, decision } = row
  const { text, tone } = disputeStateText[state]
  const may = useMay()
  return (
    <tr>
      <Cell isHeader>
        <a href={staffPaths.order(orderNumber)}>{orderNumber}</a>, {wholeDay(heardAt)}
      </Cell>
      <Cell label="Why">{reasonText}</Cell>
      <Cell label="State">
        <Badge tone={tone}>{text}</Badge>
        {state === 'needs_response' && evidenceDueAt !== null && ` by ${wholeDay(evidenceDueAt)}`}
        {decision !== null && <span className={styles.said}>{borneText(row)}</span>}
      </Cell>
      <Cell label="Amount" align="end">
        <Amount amount={formatMinor(amountMinor)} />
      </Cell>
      <Cell align="end">
        <span className={styles.acts}>
          <Button
            size="small"
            variant="quiet"
            icon="download"
            onClick={() =>
              void saveFile(
                `evidence-${orderNumber}.pdf`,
                `/api/admin/money/disputes/${encodeURIComponent(id)}/evidence.pdf`,
              )
            }
          >
            Evidence<span className="visually-hidden"> of {orderNumber}</span>
          </Button>
          {state === 'lost' && decision === null && may(moneyRoles) && (
            <Button size="small" onClick={onDecide}>
              Decide<span className="visually-hidden"> {orderNumber}</span>
            </Button>
          )}
        </span>
      </Cell>
    </tr>
  )
}

function borneText({ amountMinor, decision }: Dispute): string {
  const { creditedMinor, by, note } = decision!
  const draysMinor = amountMinor - creditedMinor
  const bearers = [
    ...(creditedMinor > 0 ? [`breweries pay ${formatMinor(creditedMinor)}`] : []),
    ...(draysMinor > 0 ? [`Dray pays ${formatMinor(draysMinor)}`] : []),
  ]
  return asSentence(`${bearers.join(', ')}: ‘${note}’ (${by})`)
}
