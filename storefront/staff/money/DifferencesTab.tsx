import { useState } from 'react'
import type { Differences } from '../../../shared/api/reconciliation-api.ts'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { useMay } from '../staff-roles.ts'
import {
  adviceOf,
  askProviderAction,
  compareAction,
  differenceKinds,
  explainAction,
  isStuck,
} from './money-acts.ts'
import styles from './DifferencesTab.module.css'

/** What the ledger and the provider's books do not agree about, until it is explained (PAYO-07). */
export function DifferencesTab() {
  const { loaded, again } = useConsoleRead<Differences>('/api/admin/money/reconciliation')
  const [acting, setActing] = useState<PlainAction | null>(null)
  const may = useMay()
  return (
    <>
      {may(moneyRoles) && (
        <p>
          <Button variant="quiet" onClick={() => setActing(compareAction)}>
            Compare now
          </Button>
        </p>
      )}
      <Answered loaded={loaded} again={again}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title="The books agree.">
              <p>They are compared with the provider’s each night, and by hand.</p>
            </EmptyState>
          ) : (
            <DataTable
              caption="What the books do not agree about"
              isCaptionHidden
              isStackedOnPhone
              columns={[
                { label: 'What' },
                { label: 'Found' },
                { label: 'Here', align: 'end' },
                { label: 'At the provider', align: 'end' },
                { label: 'Actions', isLabelHidden: true },
              ]}
            >
              {rows.map((row) => (
                <tr key={row.key}>
                  <Cell isHeader>
                    <span>
                      {differenceKinds[row.kind]}:{' '}
                      {row.orderNumber === null ? (
                        row.about
                      ) : (
                        <a href={staffPaths.order(row.orderNumber)}>{row.about}</a>
                      )}
                      <span className={styles.advice}>{adviceOf(row)}</span>
                    </span>
                  </Cell>
                  <Cell label="Found">{wholeMoment(row.foundAt)}</Cell>
                  <Cell label="Here" align="end">
                    <Amount amount={formatMinor(row.hereMinor)} />
                  </Cell>
                  <Cell label="At the provider" align="end">
                    <Amount amount={formatMinor(row.thereMinor)} />
                  </Cell>
                  <Cell align="end">
                    <span className={styles.acts}>
                      {may(moneyRoles) && isStuck(row) && row.orderNumber !== null && (
                        <Button
                          size="small"
                          onClick={() => setActing(askProviderAction(row.orderNumber ?? ''))}
                        >
                          Ask the provider<span className="visually-hidden"> about {row.orderNumber}</span>
                        </Button>
                      )}
                      {may(moneyRoles) && (
                        <Button size="small" variant="quiet" onClick={() => setActing(explainAction(row))}>
                          Explain<span className="visually-hidden"> {row.about}</span>
                        </Button>
                      )}
                    </span>
                  </Cell>
                </tr>
              ))}
            </DataTable>
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
