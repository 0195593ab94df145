import { useState } from 'react'
import type { CheckResults } from '../../../shared/api/system-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText, withSecondFactor } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import styles from './ChecksSection.module.css'
import { checkNames } from './system-words.ts'

/** What must hold at any moment, proved when it is pressed (STAF-23). */
export function ChecksSection() {
  const [results, setResults] = useState<CheckResults | null>(null)
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const path = '/api/admin/system/checks'
      const done = await withSecondFactor(clientCall<CheckResults>(path, { method: 'POST' }))
      setResults(done)
      const isWhole = done.checks.every(({ faults }) => faults.length === 0)
      announce(isWhole ? 'All checks pass.' : 'A check failed.')
    } catch (error) {
      announce(problemText(error), { isShown: true, isUrgent: true })
    }
    setRunning(false)
  }
  return (
    <section aria-labelledby="checks">
      <header className={styles.head}>
        <h2 id="checks">Checks</h2>
        <Button size="small" variant="quiet" isLoading={isRunning} onClick={() => void run()}>
          Run now
        </Button>
      </header>
      {results === null ? (
        <p>
          Ledger, stock, documents, deadlines, prices and the counts of lists are proved from the rows
          themselves.
        </p>
      ) : (
        <Results {...results} />
      )}
    </section>
  )
}

const Results = ({ at, checks }: CheckResults) => (
  <DataTable
    caption={`Checks of ${wholeMoment(at)}`}
    isStackedOnPhone
    columns={[{ label: 'Check' }, { label: 'State' }, { label: 'What' }]}
  >
    {checks.map(({ check, faults }) => (
      <tr key={check}>
        <Cell isHeader>{checkNames[check].name}</Cell>
        <Cell label="State">
          <Badge tone={faults.length === 0 ? 'hop' : 'oxide'}>
            {faults.length === 0 ? 'Passed' : 'Failed'}
          </Badge>
        </Cell>
        <Cell label="What">
          {faults.length === 0 ? (
            checkNames[check].holds
          ) : (
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </Cell>
      </tr>
    ))}
  </DataTable>
)
