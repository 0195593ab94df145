import { useEffect } from 'react'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { useSession } from '../accounts/session/session-state.ts'
import type { SessionUser } from '../accounts/session-record.ts'
import { actionFor, usePlaces } from '../accounts/sites/use-places.ts'
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
  const { user } = useSession()
  const places = loaded.state === 'ready' ? workplacesOf(loaded.value) : []
  const hasSites = user?.hasSites === true
  const only = places.length === 1 && !hasSites ? places[0]!.href : null
  useEffect(() => {
    if (only === null) return
    if (only.startsWith(sellingPaths.chooser)) goTo(only, 'replace')
    else location.replace(only)
  }, [only])
  return (
    <Answered isPage loaded={loaded} again={again}>
      {() =>
        places.length === 0 && !hasSites ? (
          <NotYet />
        ) : (
          <Cards places={places} user={hasSites ? user : null} />
        )
      }
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

function Cards({ places, user }: { places: Workplace[]; user: SessionUser | null }) {
  return (
    <>
      <h1>Where you work</h1>
      <ul className={styles.cards}>
        {user && <SiteCards user={user} />}
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

/** The sites that the person orders for: choosing one leads to the shop (BIZ-10). */
function SiteCards({ user }: { user: SessionUser }) {
  return usePlaces(user).map((place) => (
    <li key={place.siteId}>
      <button
        className={styles.card}
        type="button"
        onClick={() => void actionFor(place).then(() => location.assign(paths.home))}
      >
        <strong className={styles.name}>{place.name}</strong>
        <span>
          {place.business === null || place.business === place.name ? 'Order for it' : place.business}
        </span>
      </button>
    </li>
  ))
}
