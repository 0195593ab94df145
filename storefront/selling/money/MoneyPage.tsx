import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { TabLinks } from '../../ui/paging/TabLinks.tsx'
import { PayoutPictures } from '../insight/PayoutPictures.tsx'
import { sellingReads } from '../selling-calls.ts'
import { moneyTabs, tabNames } from './money-words.ts'
import { AlcoholSold } from './AlcoholSold.tsx'
import { MoneyEntryRows } from './MoneyEntryRows.tsx'
import { MoneyExports } from './MoneyExports.tsx'
import { MoneyFigures } from './MoneyFigures.tsx'
import { MoneyDocumentRows } from './MoneyDocumentRows.tsx'
import { PayoutAccount } from './PayoutAccount.tsx'
import { PayoutRows } from './PayoutRows.tsx'
import { SaleRows } from './SaleRows.tsx'
import styles from './MoneyPage.module.css'

/** /sell/{brewery}/money: what Dray holds, owes and paid, and every row behind it (SELL-32, SELL-33). */
export function MoneyPage({ brewery }: { brewery: string }) {
  useTitle('Money')
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const tab = moneyTabs.find((each) => each === query.get('tab')) ?? 'sales'
  const { loaded, again, show } = useConsoleRead<BreweryMoney>(sellingReads.money(brewery))
  const rows = { brewery, query }
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(money) => (
        <div className={styles.money}>
          <h1>Money</h1>
          <MoneyFigures brewery={brewery} money={money} />
          <PayoutPictures brewery={brewery} money={money} />
          <PayoutAccount brewery={brewery} money={money} onChanged={show} />
          <TabLinks
            label="Money"
            items={moneyTabs.map((each) => ({
              href: addressWith(new URLSearchParams(), { tab: each }),
              label: tabNames[each],
              isCurrent: each === tab,
            }))}
          />
          {tab === 'sales' && <SaleRows {...rows} />}
          {tab === 'payouts' && <PayoutRows {...rows} />}
          {tab === 'entries' && <MoneyEntryRows {...rows} />}
          {tab === 'papers' && <MoneyDocumentRows {...rows} />}
          {tab === 'exports' && (
            <>
              <MoneyExports brewery={brewery} monthBegan={money.monthBegan} />
              <AlcoholSold brewery={brewery} monthBegan={money.monthBegan} />
            </>
          )}
        </div>
      )}
    </Answered>
  )
}
