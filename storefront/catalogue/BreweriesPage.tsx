import type { BreweriesData, BreweryCard } from '../../shared/pages/brewery-list.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './BreweriesPage.module.css'

type Props = { data: BreweriesData }

/** Marks of the first rows are seen at once and so are not fetched lazily. */
const seenAtOnce = 6

/** Every brewery by its mark (BRW-09, BRW-10). */
export function BreweriesPage({ data }: Props) {
  const { breweries } = data
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <SectionHeading
        level={1}
        title={data.heading}
        note="Each owns what it brews and where. You buy straight from them."
      />
      <nav className={styles.regions} aria-label="Regions">
        {data.regions.map(({ label, href, count, isCurrent }) => (
          <a key={href} className={styles.region} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label} <span className={styles.count}>{count}</span>
          </a>
        ))}
      </nav>
      {breweries.length === 0 ? (
        <EmptyState
          title="No breweries here yet"
          icon="pin"
          action={<LinkButton href={paths.breweries}>See all breweries</LinkButton>}
        >
          <p>Breweries join from all over the country. Look at the others meanwhile.</p>
        </EmptyState>
      ) : (
        <ul className={styles.breweries}>
          {breweries.map((brewery, at) => (
            <li key={brewery.id}>
              <BreweryTile brewery={brewery} isLazy={at >= seenAtOnce} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function BreweryTile({ brewery, isLazy }: { brewery: BreweryCard; isLazy: boolean }) {
  const { name, href, logoUrl, town, beerCount } = brewery
  return (
    <a className={styles.tile} href={href}>
      <span className={styles.mark}>
        <Picture src={logoUrl} alt="" width={480} height={480} isLazy={isLazy} fit="contain" />
      </span>
      <h2 className={styles.name}>{name}</h2>
      <span className={styles.facts}>
        <span className={styles.town}>{town}</span>
        <span>{beerCount === 1 ? '1 beer' : `${formatNumber(beerCount)} beers`}</span>
      </span>
    </a>
  )
}
