import type { Receivables } from '../../../shared/api/credit-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { creditStateText } from '../buyers/buyer-words.ts'
import { WaitingWriteOffs } from './WaitingWriteOffs.tsx'

const ages = [
  ['notDue', 'Not late'],
  ['to30', '1–30 days'],
  ['to60', '31–60 days'],
  ['over60', 'Over 60 days'],
] as const

/** Who owes on account, by age; a row leads to the buyer's invoices, where payments are marked. */
export function ReceivablesTab() {
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const after = query.get('after')
  const path = '/api/admin/money/receivables'
  const { loaded, again } = useConsoleRead<Receivables>(
    after === null ? path : `${path}?${new URLSearchParams({ after })}`,
  )
  return (
    <Answered loaded={loaded} again={again}>
      {({ writeOffs, rows, next }) => (
        <>
          <WaitingWriteOffs writeOffs={writeOffs} onConfirmed={again} />
          {rows.length === 0 ? (
            <EmptyState title="No one owes anything on account." />
          ) : (
            <DataTable
              caption="What buyers owe on account"
              isCaptionHidden
              isStackedOnPhone
              columns={[
                { label: 'Buyer' },
                { label: 'Credit' },
                ...ages.map(([, label]) => ({ label, align: 'end' as const })),
                { label: 'Open', align: 'end' },
              ]}
            >
              {rows.map((row) => (
                <tr key={row.clientId}>
                  <Cell isHeader>
                    <a href={staffPaths.buyer(row.clientId)}>{row.name}</a>
                  </Cell>
                  <Cell label="Credit">
                    <Badge tone={creditStateText[row.state].tone}>{creditStateText[row.state].text}</Badge>
                  </Cell>
                  {ages.map(([key, label]) => (
                    <Cell key={key} label={label} align="end">
                      <Amount amount={formatMinor(row.ages[key])} />
                    </Cell>
                  ))}
                  <Cell label="Open" align="end">
                    <Amount amount={formatMinor(row.openMinor)} />
                  </Cell>
                </tr>
              ))}
            </DataTable>
          )}
          {next !== null && (
            <p>
              <LinkButton variant="quiet" href={addressWith(query, { after: next })}>
                More
              </LinkButton>
            </p>
          )}
        </>
      )}
    </Answered>
  )
}
