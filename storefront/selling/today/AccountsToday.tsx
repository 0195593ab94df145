import type { MoneyDocuments, BreweryMoney } from '../../../shared/api/money-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { PayoutPictures } from '../insight/PayoutPictures.tsx'
import { documentNames } from '../money/money-words.ts'
import { MoneyFigures } from '../money/MoneyFigures.tsx'
import styles from '../money/MoneyPage.module.css'
import { sellingReads } from '../selling-calls.ts'

const most = 8

/** Today for who keeps the books: what arrives and when, and the latest documents (SELL-41). */
export function AccountsToday({ brewery }: { brewery: string }) {
  const { loaded, again } = useConsoleRead<BreweryMoney>(sellingReads.money(brewery))
  return (
    <div className={styles.money}>
      <Answered loaded={loaded} again={again}>
        {(money) => (
          <>
            <MoneyFigures brewery={brewery} money={money} />
            <PayoutPictures brewery={brewery} money={money} />
          </>
        )}
      </Answered>
      <LatestDocuments brewery={brewery} />
    </div>
  )
}

function LatestDocuments({ brewery }: { brewery: string }) {
  const { loaded } = useConsoleRead<MoneyDocuments>(sellingReads.moneyRows(brewery, 'papers'))
  if (loaded.state !== 'ready' || loaded.value.rows.length === 0) return null
  return (
    <section>
      <h2>Latest documents</h2>
      <DataTable
        caption="Latest documents"
        isCaptionHidden
        isStackedOnPhone
        columns={[
          { label: 'Document' },
          { label: 'Issued' },
          { label: 'Order' },
          { label: 'Total', align: 'end' },
        ]}
      >
        {loaded.value.rows.slice(0, most).map(({ id, number, kind, issuedOn, orderNumber, totalMinor }) => (
          <tr key={id}>
            <Cell isHeader>
              {documentNames[kind] ?? kind} {number}
            </Cell>
            <Cell label="Issued">{wholeDay(issuedOn)}</Cell>
            <Cell label="Order">
              {orderNumber === null ? (
                '–'
              ) : (
                <a href={sellingPaths.order(brewery, orderNumber)}>{orderNumber}</a>
              )}
            </Cell>
            <Cell label="Total" align="end">
              <Amount amount={formatMinor(totalMinor)} />
            </Cell>
          </tr>
        ))}
      </DataTable>
      <p>
        <a href={`${sellingPaths.money(brewery)}?tab=papers`}>All documents</a>
      </p>
    </section>
  )
}
