import { formatAbv } from '../../shared/format/abv.ts'
import type { BeerPageBeer, BeerPageBrewery } from '../../shared/pages/beer-page-data.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'
import { ColourSwatch } from './ColourSwatch.tsx'
import styles from './BeerHeading.module.css'

type Props = { beer: BeerPageBeer; brewery: BeerPageBrewery }

/** Who brewed it, what it is called, what kind it is and how strong. */
export function BeerHeading({ beer, brewery }: Props) {
  const abv = formatAbv(beer.abv)
  return (
    <header className={styles.heading}>
      <p className={styles.brewery}>
        <img className={styles.mark} src={brewery.logoUrl} alt="" width={44} height={44} />
        <span className={styles.who}>
          <a href={brewery.href}>{brewery.name}</a>
          {brewery.town !== '' && <span className={styles.town}>{brewery.town}</span>}
        </span>
        <WishButton beer={{ ...beer, breweryName: brewery.name }} />
      </p>
      <h1 className={styles.name} data-length={lengthOf(beer.name)}>
        {beer.name}
      </h1>
      <p className={styles.facts}>
        {beer.style !== '' && (
          <span className={styles.style}>
            <ColourSwatch colorHex={beer.colorHex} />
            {beer.style}
          </span>
        )}
        {abv !== '' && <span className={styles.abv}>{abv}</span>}
        {beer.glutenFree && <Badge tone="malt">Gluten free</Badge>}
      </p>
    </header>
  )
}

/** A long name is set smaller, so that the prices stay in sight. */
function lengthOf(name: string): 'long' | 'endless' | undefined {
  if (name.length > 70) return 'endless'
  return name.length > 16 ? 'long' : undefined
}
