import type { CSSProperties } from 'react'
import { formatAbv } from '../../shared/format/abv.ts'
import type { BeerCard } from '../../shared/catalogue/beer-card.ts'
import { reachOfCard } from '../../shared/catalogue/sizes/ask-brewery.ts'
import { isPurchasable, SOLD_OUT } from '../../shared/catalogue/beer-availability.ts'
import { paths } from '../../shared/paths/paths.ts'
import { QuickAdd } from '../basket/add/QuickAdd.tsx'
import { RenderedOnce } from '../ui/core/RenderedOnce.tsx'
import { Badge } from '../ui/core/Badge.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'
import { AskBrewery } from './AskBrewery.tsx'
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

/** A beer in a grid or a carousel. Whatever the tile depends on besides the beer is named. */
export function BeerTile(props: Props) {
  const { beer, isLazy = true, level = 2, hasHeart = true } = props
  return (
    <RenderedOnce of={beer} as={`tile ${level} ${isLazy} ${hasHeart}`}>
      {() => <Tile {...props} />}
    </RenderedOnce>
  )
}

function Tile({ beer, isLazy = true, level = 2, hasHeart = true }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const abv = formatAbv(beer.abv)
  return (
    <article className={styles.tile}>
      <Picture src={beer.imageUrl} alt="" width={480} height={480} isLazy={isLazy} />
      <div className={styles.who}>
        <p className={styles.brewery}>
          <a href={beer.breweryHref}>{beer.breweryName}</a>
          {beer.town !== '' && <span>{beer.town}</span>}
        </p>
        <Heading>
          <a href={beer.href}>{beer.name}</a>
        </Heading>
        <p className={styles.style} style={liquidOf(beer)}>
          <span>{beer.style}</span>
          {abv !== '' && <b>{abv}</b>}
          {beer.glutenFree && <Badge tone="malt">Gluten free</Badge>}
        </p>
      </div>
      <div className={styles.lines}>
        <ContainerLines beer={beer} />
        <AddBeer beer={beer} />
      </div>
      {hasHeart && <WishButton beer={beer} />}
    </article>
  )
}

/** The spot of colour that is before the style. */
const liquidOf = ({ colorHex }: BeerCard) =>
  colorHex === null ? undefined : ({ '--liquid': colorHex } as CSSProperties)

/** One of the first size that can be bought, or of another (BEER-18, BEER-19); in a group's pages for its basket. */
function AddBeer({ beer }: { beer: BeerCard }) {
  if (beer.closed) return <p className={styles.closed}>{beer.closed}</p>
  const options = beer.containers
    .filter((size) => isPurchasable({ ...size, storefrontVariantId: size.variantId }))
    .map(({ variantId, name }) => ({ itemId: variantId ?? '', label: name }))
  const online = beer.containers.filter(({ variantId }) => variantId !== null)
  const unpriced = online.find(({ availableUnits, priceMinor }) => availableUnits > 0 && priceMinor === null)
  if (options.length === 0 && unpriced) {
    return (
      <p className={styles.ask}>
        <AskBrewery beer={beer.name} size={unpriced.name} brewery={reachOfCard(beer)} />
      </p>
    )
  }
  return (
    <QuickAdd
      kind="variant"
      name={beer.name}
      options={options}
      unavailable={online.length > 0 ? SOLD_OUT : 'Not sold online yet'}
      groupSlug={paths.groupOfBeer(beer.href)}
    />
  )
}
