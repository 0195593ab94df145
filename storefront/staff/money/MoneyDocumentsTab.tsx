import type { DocumentSeries } from '../../../shared/api/staff-documents-api.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'

/** Documents by issuer and series, each with 'No gaps' or the numbers that are missing (STAF-19). */
export function MoneyDocumentsTab() {
  const { loaded, again } = useConsoleRead<DocumentSeries>('/api/admin/money/papers')
  return (
    <Answered loaded={loaded} again={again}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title="No document has been issued yet." />
        ) : (
          <DataTable
            caption="Series of documents"
            isCaptionHidden
            isStackedOnPhone
            columns={[
              { label: 'Series' },
              { label: 'Issuer' },
              { label: 'Documents', align: 'end' },
              { label: 'Gaps' },
            ]}
          >
            {rows.map(({ series, issuer, last, missing }) => (
              <tr key={series}>
                <Cell isHeader>
                  <a href={staffPaths.money('papers', series)}>{series}</a>
                </Cell>
                <Cell label="Issuer">{issuer}</Cell>
                <Cell label="Documents" align="end">
                  {last - missing.length}
                </Cell>
                <Cell label="Gaps">
                  {missing.length === 0 ? (
                    'No gaps'
                  ) : (
                    <Badge tone="oxide" isSentence>
                      Missing: {missing.join(', ')}
                    </Badge>
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
