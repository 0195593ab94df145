import { paths } from '../../../shared/paths/paths.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { OrdersSkeleton } from '../OrdersArea.tsx'
import { CountsRequest } from './RequestedCounts.tsx'
import styles from './Empties.module.css'
import { Charges } from './Charges.tsx'
import { givableCells } from './givable-cells.ts'
import { EmptiesTable } from './EmptiesTable.tsx'
import { GiveBack } from './GiveBack.tsx'
import { OwnCounts } from './OwnCounts.tsx'
import { useEmpties } from './use-empties.ts'

/** What is at the client's premises, counts to answer, and what was given back. */
export function EmptiesArea() {
  const empties = useEmpties()
  const { loaded, again, isWorking, problem } = empties
  if (loaded.state === 'loading') return <OrdersSkeleton />
  if (loaded.state !== 'ready') {
    return (
      <ErrorState title="Your empties could not be loaded." onRetry={again}>
        {loaded.state === 'failed' && <p>{loaded.message}</p>}
      </ErrorState>
    )
  }
  const { rows, counts, charges } = loaded.value
  if (rows.length === 0 && counts.length === 0 && charges.length === 0) {
    return (
      <EmptyState
        title="No container of a brewery is with you."
        icon="info"
        action={<LinkButton href={paths.shop}>Shop beers</LinkButton>}
      >
        <p>Casks and steel kegs show here once they are delivered, until they go back.</p>
      </EmptyState>
    )
  }
  const givable = givableCells(rows, charges)
  const asked = counts.filter(({ side, state }) => side === 'brewery' && state === 'asked')
  return (
    <div className={styles.area}>
      {problem !== null && (
        <Notice tone="warning" title="That did not work.">
          <p>{problem}</p>
        </Notice>
      )}
      {asked.length > 0 && <CountsRequest counts={asked} isWorking={isWorking} onAnswer={empties.answer} />}
      <Charges charges={charges.filter(({ state }) => state === 'announced')} />
      <EmptiesTable rows={rows} />
      {givable.length > 0 && <GiveBack rows={givable} isWorking={isWorking} onGive={empties.give} />}
      <Charges charges={charges.filter(({ state }) => state !== 'announced')} />
      <OwnCounts counts={counts.filter((count) => !asked.includes(count))} />
    </div>
  )
}
