import type { LedgerOwners } from '../../../shared/api/ledger-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { type LedgerAccountName, ledgerAccountNames } from '../../../shared/payouts/ledger-words.ts'
import { addressWith } from '../../console/console-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { LedgerEntriesTable } from './LedgerEntriesTable.tsx'
import styles from './LedgerEntriesTable.module.css'
import { ledgerHref } from './money-tabs.ts'

type Props = { account: LedgerAccountName; query: URLSearchParams }

/** An account: whose balances it is made of, and its entries. */
export function LedgerAccountView({ account, query }: Props) {
  const owner = query.get('owner')
  return (
    <>
      <p>
        <a href={owner === null ? staffPaths.money('ledger') : ledgerHref(account)}>
          {owner === null ? 'All accounts' : ledgerAccountNames[account]}
        </a>
      </p>
      <h2>{ledgerAccountNames[account]}</h2>
      {owner === null && <Owners account={account} query={query} />}
      <LedgerEntriesTable account={account} query={query} />
    </>
  )
}

/** None of an account that Dray has once. */
function Owners({ account, query }: Props) {
  const page = Number(query.get('owners')) || 1
  const { loaded } = useConsoleRead<LedgerOwners>(`/api/admin/money/ledger/${account}?page=${page}`)
  if (loaded.state !== 'ready' || loaded.value.rows.length === 0) return null
  const { rows, pages } = loaded.value
  return (
    <section className={styles.entries} aria-labelledby="owners">
      <h3 id="owners">Balances</h3>
      <DataTable
        caption={`Balances: ${ledgerAccountNames[account]}`}
        isCaptionHidden
        columns={[{ label: 'Of' }, { label: 'Balance', align: 'end' }]}
      >
        {rows.map(({ owner, name, balanceMinor }) => (
          <tr key={owner}>
            <Cell isHeader>{name}</Cell>
            <Cell align="end">
              <a href={ledgerHref(account, owner)}>
                <Amount amount={formatMinor(balanceMinor)} />
                <span className="visually-hidden"> of {name}</span>
              </a>
            </Cell>
          </tr>
        ))}
      </DataTable>
      {page < pages && (
        <p>
          <LinkButton variant="quiet" size="small" href={addressWith(query, { owners: String(page + 1) })}>
            Smaller balances
          </LinkButton>
        </p>
      )}
    </section>
  )
}
