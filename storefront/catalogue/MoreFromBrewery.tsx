import type { BeerCard } from '../../shared/catalogue/beer-card.ts'
import type { BeerPageBrewery } from '../../shared/pages/beer-page-data.ts'
import { Carousel } from '../ui/opening/Carousel.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { BeerTile } from './BeerTile.tsx'
import styles from './MoreFromBrewery.module.css'

type Props = { brewery: BeerPageBrewery; beers: BeerCard[] }

/** What else the brewery has, and the way to all of it. */
export function MoreFromBrewery({ brewery, beers }: Props) {
  if (beers.length === 0) return null
  const title = `More from ${brewery.name}`
  return (
    <div className={styles.section}>
      <SectionHeading title={title} link={{ href: brewery.href, label: 'See the brewery' }} />
      <Carousel
        label={title}
        items={beers.map((beer) => ({ key: beer.id, content: <BeerTile beer={beer} level={3} /> }))}
      />
    </div>
  )
}
