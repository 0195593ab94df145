import { useEffect } from 'react'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { dayText } from '../../shared/delivery/arrival-text.ts'
import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Answered } from '../console/Answered.tsx'
import styles from './ChooserPage.module.css'
import { goTo } from '../console/console-address.ts'
import { sellingReads } from './selling-calls.ts'
import { useConsoleRead } from '../console/use-console-read.ts'
import { useTitle } from '../console/use-title.ts'

/** /sell: the one brewery or group, a card for each of several, or how to begin. */
export function ChooserPage() {
  useTitle('Selling')
  const { loaded, again } = useConsoleRead<SellingPlaces>(sellingReads.places)
  const only = loaded.state === 'ready' ? onlyPlace(loaded.value) : null
  useEffect(() => {
    if (only !== null) goTo(only, 'replace')
  }, [only])
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(places) =>
        places.breweries.length + places.groups.length === 0 ? <NotYet /> : <Cards places={places} />
      }
    </Answered>
  )
}

/** Where the one brewery or group is worked; null for none and for several. */
function onlyPlace({ breweries, groups }: SellingPlaces): string | null {
  const all = [
    ...breweries.map(({ slug }) => sellingPaths.today(slug)),
    ...groups.map(({ slug }) => sellingPaths.group(slug)),
  ]
  return all.length === 1 ? all[0]! : null
}

function NotYet() {
  return (
    <EmptyState
      level={1}
      title="You do not sell here yet."
      action={<LinkButton href={sellingPaths.apply}>Sell on Dray</LinkButton>}
    >
      <p>
        Are you with a brewery that does? Ask its owner to invite you. Before you begin, read{' '}
        <a href={paths.forBrewers}>what selling here is like</a>.
      </p>
    </EmptyState>
  )
}

function Cards({ places: { breweries, groups } }: { places: SellingPlaces }) {
  return (
    <>
      <h1>{groups.length === 0 ? 'Where you sell' : 'Where you act'}</h1>
      <ul className={styles.cards}>
        {breweries.map(({ slug, name, toAnswer, claims }) => (
          <li key={slug}>
            <a className={styles.card} href={sellingPaths.today(slug)}>
              <strong className={styles.name}>{name}</strong>
              <span>{waitsText(toAnswer, claims)}</span>
            </a>
          </li>
        ))}
        {groups.map(({ slug, name, nextRun }) => (
          <li key={`group ${slug}`}>
            <a className={styles.card} href={sellingPaths.group(slug)}>
              <strong className={styles.name}>{name}</strong>
              <span>{nextRun === null ? 'No run is planned.' : `Next run: ${dayText(nextRun.day)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function waitsText(toAnswer: number, claims: number): string {
  const waiting = [
    ...(toAnswer > 0 ? [`${toAnswer} to answer`] : []),
    ...(claims > 0 ? [`${claims} ${claims === 1 ? 'claim' : 'claims'}`] : []),
  ]
  return waiting.length === 0 ? 'Nothing waits.' : waiting.join(', ')
}
