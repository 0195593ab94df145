import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { useTitle } from '../../console/use-title.ts'
import { TabLinks } from '../../ui/paging/TabLinks.tsx'
import { BalancesTab } from './BalancesTab.tsx'
import { DifferencesTab } from './DifferencesTab.tsx'
import { DisputesTab } from './DisputesTab.tsx'
import { ExportsTab } from './ExportsTab.tsx'
import { FeesTab } from './FeesTab.tsx'
import { LedgerTab } from './LedgerTab.tsx'
import type { MoneyTab } from './money-tabs.ts'
import { moneyTabs } from './money-tabs.ts'
import styles from './StaffMoneyPage.module.css'
import { MoneyDocumentsTab } from './MoneyDocumentsTab.tsx'
import { PayoutsTab } from './PayoutsTab.tsx'
import { ReceivablesTab } from './ReceivablesTab.tsx'
import { RefundsTab } from './RefundsTab.tsx'
import { SeriesTab } from './SeriesTab.tsx'

type Props = { tab: MoneyTab; name: string | null }

/** /admin/money/{tab}: who owes, who is owed, and what ledger, documents and provider say (STAF-18, STAF-19). */
export function StaffMoneyPage({ tab, name }: Props) {
  useTitle(`Money: ${moneyTabs[tab]}`)
  return (
    <div className={styles.page}>
      <h1>Money</h1>
      <TabLinks
        label="Parts of money"
        items={(Object.keys(moneyTabs) as MoneyTab[]).map((key) => ({
          href: staffPaths.money(key),
          isCurrent: key === tab,
          label: moneyTabs[key],
        }))}
      />
      <Tab tab={tab} name={name} key={`${tab} ${name}`} />
    </div>
  )
}

function Tab({ tab, name }: Props) {
  switch (tab) {
    case 'receivables':
      return <ReceivablesTab />
    case 'payouts':
      return <PayoutsTab />
    case 'balances':
      return <BalancesTab />
    case 'refunds':
      return <RefundsTab />
    case 'ledger':
      return <LedgerTab />
    case 'papers':
      return name === null ? <MoneyDocumentsTab /> : <SeriesTab series={name} />
    case 'reconcile':
      return <DifferencesTab />
    case 'disputes':
      return <DisputesTab />
    case 'fees':
      return <FeesTab />
    case 'exports':
      return <ExportsTab />
  }
}
