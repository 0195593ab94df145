import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'

/** The same for what does not exist and for what is not the client's. */
export function NothingHere() {
  const isSelling = location.pathname.startsWith(sellingPaths.chooser)
  return (
    <EmptyState
      level={1}
      title="There is nothing here for you"
      action={
        isSelling ? (
          <LinkButton href={sellingPaths.chooser}>Where I sell</LinkButton>
        ) : (
          <LinkButton href={paths.home}>To the shop</LinkButton>
        )
      }
    >
      <p>The address is wrong, or it belongs to somebody else.</p>
    </EmptyState>
  )
}
