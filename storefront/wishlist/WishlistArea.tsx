import { paths } from '../../shared/paths/paths.ts'
import { raiseWishlist } from '../../shared/wishlist/wishlist-events.ts'
import { countOf } from '../../shared/wishlist/wishlist-summary.ts'
import { IconButton } from '../ui/core/IconButton.tsx'
import { useWishSummary } from './wish-summary.ts'

type Props = {
  /** Whether the header has the entry; the form for the page's hearts is always there. */
  isShown: boolean
}

/**
 * The wishlist in the header with its counter (HEAD-12, HEAD-42). It is the form by which hearts work without scripts
 * too: sent by this button, which names no beer, it leads to the list.
 */
export function WishlistArea({ isShown }: Props) {
  const count = useWishSummary(countOf)
  return (
    <form id="wishes" method="post" action={paths.wishlistBeers}>
      {isShown && (
        <IconButton
          type="submit"
          icon="heart"
          label="Wishlist"
          count={count}
          onClick={(event) => {
            event.preventDefault()
            raiseWishlist('open', null)
          }}
        />
      )}
    </form>
  )
}
