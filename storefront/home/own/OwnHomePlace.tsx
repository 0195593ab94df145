import { lazy, Suspense } from 'react'
import { buyerIdOf, useSession } from '../../accounts/session/session-state.ts'
import styles from './OwnHomePlace.module.css'

// Through a file of its own, so that the page does not carry the list of files that the part needs
const OwnHome = lazy(() => import('./load-own-home.ts').then(({ loadOwnHome }) => loadOwnHome()))

/**
 * Room for what a signed-in client's home page begins with. The document is the same for everybody: the early script
 * marks a browser that stores a session, and the styles reserve as much space as was needed last.
 */
export function OwnHomePlace() {
  const { status, user } = useSession()
  return (
    <div className={styles.place} data-who={user ? 'client' : status}>
      {user && (
        <Suspense>
          <OwnHome key={buyerIdOf(user)} user={user} />
        </Suspense>
      )}
    </div>
  )
}
