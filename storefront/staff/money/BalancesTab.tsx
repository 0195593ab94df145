import type { BreweryBalances } from '../../../shared/api/money-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'

/** Breweries that are owed something or owe it; a balance leads to the brewery, whose page has its entries. */
export function BalancesTab() {
  const { loaded, again } = useConsoleRead<BreweryBalances>('/api/admin/money/breweries')
  return (
    <Answered loaded={loaded} again={again}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title="No brewery is owed anything, and none owes." />
        ) : (
          <DataTable
            caption="What breweries are owed"
            isCaptionHidden
            isStackedOnPhone
            columns={[
              { label: 'Brewery' },
              { label: 'Held back' },
              { label: 'On its way', align: 'end' },
              { label: 'Due', align: 'end' },
            ]}
          >
            {rows.map(({ slug, name, hold, onItsWayMinor, dueMinor }) => (
              <tr key={slug ?? name}>
                <Cell isHeader>{name}</Cell>
                <Cell label={hold === null ? undefined : 'Held back'}>{hold?.text}</Cell>
                <Cell label="On its way" align="end">
                  <Amount amount={formatMinor(onItsWayMinor)} />
                </Cell>
                <Cell label="Due" align="end">
                  {slug === null ? (
                    <Amount amount={formatMinor(dueMinor)} />
                  ) : (
                    <a href={`${staffPaths.brewery(slug)}#entries`}>
                      <Amount amount={formatMinor(dueMinor)} />
                      <span className="visually-hidden"> of {name}</span>
                    </a>
                  )}
                </Cell>
              </tr>
            ))}
          </DataTable>
        )
      }
    </Answered>
  )
}
