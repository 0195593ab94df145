import { paths } from '../../shared/paths.ts'
import { raiseWishlist } from '../../shared/wishlist-events.ts'
import { countOf } from '../../shared/wishlist-marks.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useWishMarks } from './wish-marks.ts'

type Props = {
  /** Whether the header has the entry; the form is there for all hearts of the page in any case. */
  isShown: boolean
}

/**
 * The wishlist in the header with its counter (HEAD-12, HEAD-42). It is the form by which hearts work without scripts
 * too: sent by this button, which names no beer, it leads to the list.
 */
export function WishlistArea({ isShown }: Props) {
  const count = useWishMarks(countOf)
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
