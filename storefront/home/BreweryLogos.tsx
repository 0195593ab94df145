import type { HomeBrewery } from '../../shared/pages/home-page-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Carousel } from '../ui/opening/Carousel.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { HomeSection } from './HomeSection.tsx'
import styles from './BreweryLogos.module.css'

type Props = { breweries: HomeBrewery[] }

/** The breweries' marks in a row, each leading to its brewery (HOME-47, HOME-48). */
export function BreweryLogos({ breweries }: Props) {
  if (breweries.length === 0) return null
  return (
    <HomeSection
      id="home-breweries"
      title="Breweries"
      note="Independent, every one: they own what they brew and where they brew it."
      action={{ href: paths.breweries, label: 'See all breweries' }}
    >
      <Carousel
        className={styles.logos}
        label="Brewery marks"
        seenAtOnce={6}
        items={breweries.map((brewery) => ({
          key: brewery.id,
          content: (
            <a className={styles.logo} href={brewery.href}>
              <Picture src={brewery.logoUrl} alt="" width={480} height={480} fit="contain" />
              <span className={styles.name}>{brewery.name}</span>
            </a>
          ),
        }))}
      />
    </HomeSection>
  )
}
