import type { LedgerAccounts } from '../../../shared/api/ledger-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { ledgerAccountNames, ledgerAccounts } from '../../../shared/payouts/ledger-words.ts'
import { Answered } from '../../console/Answered.tsx'
import { useAddress } from '../../console/use-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { CorrectionsSection } from './CorrectionsSection.tsx'
import { LedgerAccountView } from './LedgerAccountView.tsx'
import { ledgerHref } from './money-tabs.ts'

/** Every account with its balance; each balance leads to the entries that it is the sum of (STAF-18). */
export function LedgerTab() {
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const account = ledgerAccounts.find((each) => each === query.get('account'))
  if (account !== undefined) return <LedgerAccountView key={account} account={account} query={query} />
  return <Accounts />
}

function Accounts() {
  const { loaded, again } = useConsoleRead<LedgerAccounts>('/api/admin/money/ledger')
  return (
    <Answered loaded={loaded} again={again}>
      {({ accounts, imbalanceMinor }) => (
        <>
          {imbalanceMinor === 0 ? (
            <p>Debits and credits are equal. A debit is above £0.00, a credit below.</p>
          ) : (
            <Notice tone="error">The ledger is off by {formatMinor(imbalanceMinor)}.</Notice>
          )}
          <DataTable
            caption="Accounts of the ledger"
            isCaptionHidden
            isStackedOnPhone
            columns={[
              { label: 'Account' },
              { label: 'Owners', align: 'end' },
              { label: 'Balance', align: 'end' },
            ]}
          >
            {accounts.map(({ account, balanceMinor, owners }) => (
              <tr key={account}>
                <Cell isHeader>{ledgerAccountNames[account]}</Cell>
                <Cell label={owners === 0 ? undefined : 'Owners'} align="end">
                  {owners > 0 && owners}
                </Cell>
                <Cell label="Balance" align="end">
                  <a href={ledgerHref(account)}>
                    <Amount amount={formatMinor(balanceMinor)} />
                    <span className="visually-hidden"> of {ledgerAccountNames[account]}</span>
                  </a>
                </Cell>
              </tr>
            ))}
          </DataTable>
          <CorrectionsSection />
        </>
      )}
    </Answered>
  )
}
