import { formatAbv } from '../../shared/abv.ts'
import type { BeerCard } from '../../shared/beer-card.ts'
import { isPurchasable, SOLD_OUT } from '../../shared/beer-availability.ts'
import { paths } from '../../shared/paths.ts'
import { QuickAdd } from '../basket/QuickAdd.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Picture } from '../ui/Picture.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'
import { ContainerLines } from './ContainerLines.tsx'
import styles from './BeerTile.module.css'

type Props = {
  beer: BeerCard
  isLazy?: boolean
  /** The heading level that fits the page around it. */
  level?: 2 | 3
  /** False where an operator wants no heart (HOME-73). */
  hasHeart?: boolean
}

/** A beer in a list: a card in the grid, a row in the list view. */
export function BeerTile({ beer, isLazy = true, level = 2, hasHeart = true }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const abv = formatAbv(beer.abv)
  return (
    <article className={styles.tile}>
      <a className={styles.label} href={beer.href} tabIndex={-1} aria-hidden="true">
        <Picture src={beer.imageUrl} alt="" width={480} height={480} isLazy={isLazy} fit="contain" />
      </a>
      <div className={styles.who}>
        <p className={styles.brewery}>
          <a href={beer.breweryHref}>{beer.breweryName}</a>
          {beer.town !== '' && <span className={styles.town}>{beer.town}</span>}
        </p>
        <Heading className={styles.name}>
          <a href={beer.href}>{beer.name}</a>
        </Heading>
        <p className={styles.style}>
          <span className={styles.liquid} style={{ backgroundColor: beer.colorHex ?? 'transparent' }} />
          <span>{beer.style}</span>
          {abv !== '' && <span className={styles.abv}>{abv}</span>}
          {beer.glutenFree && <Badge tone="malt">Gluten free</Badge>}
        </p>
      </div>
      <div className={styles.lines}>
        <ContainerLines containers={beer.containers} href={beer.href} />
        <AddBeer beer={beer} />
      </div>
      {hasHeart && (
        <div className={styles.heart}>
          <WishButton beer={beer} />
        </div>
      )}
    </article>
  )
}

/** One of the first size that can be bought, or of another (BEER-18, BEER-19); in a group's pages for its basket. */
function AddBeer({ beer }: { beer: BeerCard }) {
  const options = beer.containers
    .filter(({ variantId, availableUnits }) =>
      isPurchasable({ storefrontVariantId: variantId, availableUnits }),
    )
    .map(({ variantId, name }) => ({ itemId: variantId ?? '', label: name }))
  const isOnline = beer.containers.some(({ variantId }) => variantId !== null)
  return (
    <QuickAdd
      kind="variant"
      name={beer.name}
      options={options}
      unavailable={isOnline ? SOLD_OUT : 'Not sold online yet'}
      groupSlug={paths.groupOfBeer(beer.href)}
    />
  )
}
