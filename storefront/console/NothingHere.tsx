import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'

/** The same for what does not exist and for what the person may not see (ROLE-02). */
export function NothingHere() {
  const isSelling = location.pathname.startsWith(sellingPaths.chooser)
  return (
    <EmptyState
      level={1}
      title="There is nothing here for you"
      action={
        <LinkButton href={isSelling ? sellingPaths.chooser : staffPaths.worklist}>
          {isSelling ? 'Where you work' : 'Worklist'}
        </LinkButton>
      }
    >
      <p>
        The address is wrong, or your role does not open this page. Choose a place from the menu, or go{' '}
        <a href={paths.home}>to the shop</a>.
      </p>
    </EmptyState>
  )
}
