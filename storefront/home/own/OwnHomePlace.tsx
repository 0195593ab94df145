import { lazy, memo, Suspense } from 'react'
import { useSession } from '../../accounts/session/session-state.ts'
import { SafeSection } from '../../ui/core/SafeSection.tsx'
import styles from './OwnHomePlace.module.css'

const OwnHome = lazy(() => import('./OwnHome.tsx').then((module) => ({ default: module.OwnHome })))

/**
 * Room for what a signed-in client's home page begins with. The document is the same for everybody: the early script
 * marks a browser that stores a session, and the styles reserve as much space as was needed last.
 */
export const OwnHomePlace = memo(function OwnHomePlace() {
  const { status, user } = useSession()
  const who = user !== null ? 'client' : status === 'signed-out' ? 'guest' : undefined
  return (
    <div className={styles.place} data-who={who}>
      {user !== null && (
        <SafeSection fallback={null}>
          <Suspense>
            <OwnHome key={user.id} user={user} />
          </Suspense>
        </SafeSection>
      )}
    </div>
  )
})
