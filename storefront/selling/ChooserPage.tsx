import { useEffect } from 'react'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { type Workplace, workplacesOf } from '../accounts/workplaces.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Answered } from '../console/Answered.tsx'
import styles from './ChooserPage.module.css'
import { goTo } from '../console/console-address.ts'
import { sellingReads } from './selling-calls.ts'
import { useConsoleRead } from '../console/use-console-read.ts'
import { useTitle } from '../console/use-title.ts'

/** /sell: the one place where the person works, a card for each of several, or how to begin. */
export function ChooserPage() {
  useTitle('Selling')
  const { loaded, again } = useConsoleRead<SellingPlaces>(sellingReads.places)
  const places = loaded.state === 'ready' ? workplacesOf(loaded.value) : []
  const only = places.length === 1 ? places[0]!.href : null
  useEffect(() => {
    if (only === null) return
    if (only.startsWith(sellingPaths.chooser)) goTo(only, 'replace')
    else location.replace(only)
  }, [only])
  return (
    <Answered isPage loaded={loaded} again={again}>
      {() => (places.length === 0 ? <NotYet /> : <Cards places={places} />)}
    </Answered>
  )
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

function Cards({ places }: { places: Workplace[] }) {
  return (
    <>
      <h1>Where you work</h1>
      <ul className={styles.cards}>
        {places.map(({ href, label, about }) => (
          <li key={href}>
            <a className={styles.card} href={href}>
              <strong className={styles.name}>{label}</strong>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
