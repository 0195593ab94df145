import { raiseWishlist, type SeenBeer } from '../../shared/wishlist/wishlist-events.ts'
import { isAmong } from '../../shared/wishlist/wishlist-summary.ts'
import { IconButton } from '../ui/core/IconButton.tsx'
import { useWishSummary } from './wish-summary.ts'

type Props = { beer: SeenBeer & { id: string } }

/** The heart of a beer, which stays down while the beer is on the wishlist (BEER-08, BEER-09). */
export function WishButton({ beer }: Props) {
  const { id } = beer
  const isWished = useWishSummary((summary) => isAmong(summary, id))
  return (
    <IconButton
      icon={isWished ? 'heart-filled' : 'heart'}
      label={`Wishlist: ${beer.name}`}
      variant="framed"
      isPressed={isWished}
      type="submit"
      form="wishes"
      name="beerId"
      value={id}
      onClick={(event) => {
        event.preventDefault()
        raiseWishlist('toggle', { beerId: id, beer })
      }}
    />
  )
}
