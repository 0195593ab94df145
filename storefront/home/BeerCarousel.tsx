import { useCallback } from 'react'
import type { BeerCard } from '../../shared/catalogue/beer-card.ts'
import { type HomeCarouselName, homeCarousels, shownBeers } from '../../shared/pages/home-page-data.ts'
import { latestBeers } from '../api/public/public-calls.ts'
import { beerCardOf } from '../catalogue/beer-card-of.ts'
import { BeerTile } from '../catalogue/BeerTile.tsx'
import { Carousel } from '../ui/opening/Carousel.tsx'
import { beerCarouselText } from './beer-carousel-text.ts'
import { HomeSection } from './HomeSection.tsx'
import { LoadingCarousel } from './LoadingCarousel.tsx'
import { useLoadOnce } from './use-load-once.ts'
import styles from './BeerCarousel.module.css'

type Props = {
  name: HomeCarouselName
  /** Null when the page brought none: they are fetched. */
  beers: BeerCard[] | null
  tone?: 'paper' | 'malt' | 'sunk'
  hasHearts: boolean
}

/** One of the three beer carousels: eight of the newest, and the way to the rest (HOME-25 to HOME-40). */
export function BeerCarousel({ name, beers, tone, hasHearts }: Props) {
  const { limit, shown, packagingGroup, href } = homeCarousels[name]
  const words = beerCarouselText[name]
  const ask = useCallback(
    async () => (await latestBeers({ limit, packagingGroup })).map(beerCardOf),
    [limit, packagingGroup],
  )
  const load = useLoadOnce(beers, ask)
  return (
    <HomeSection
      id={`home-${name}`}
      title={words.title}
      note={words.note}
      icon={words.icon}
      tone={tone}
      action={{ href, label: words.action }}
      state={load.state}
    >
      <div className={styles.carousel} data-fetched={beers === null || undefined}>
        {load.state === 'success' ? (
          <Beers
            beers={shownBeers(load.value, shown)}
            label={words.row}
            empty={words.empty}
            hasHearts={hasHearts}
          />
        ) : load.state === 'error' ? (
          <p className={styles.words} role="alert">
            {words.error}
          </p>
        ) : (
          <LoadingCarousel text={words.loading} />
        )}
      </div>
    </HomeSection>
  )
}

type BeersProps = { beers: BeerCard[]; label: string; empty: string; hasHearts: boolean }

function Beers({ beers, label, empty, hasHearts }: BeersProps) {
  if (beers.length === 0) return <p className={styles.words}>{empty}</p>
  return (
    <Carousel
      className={styles.cards}
      label={label}
      items={beers.map((beer) => ({
        key: beer.id,
        content: <BeerTile beer={beer} level={3} hasHeart={hasHearts} />,
      }))}
    />
  )
}
