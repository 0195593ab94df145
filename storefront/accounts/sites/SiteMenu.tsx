import type { SessionUser } from '../session-record.ts'
import styles from './SiteMenu.module.css'
import { actionFor, usePlaces } from './use-places.ts'

/** The sites that the client can act for, in the account's menu; nothing for one who has a single place (BIZ-04). */
export function SiteMenu({ user }: { user: SessionUser }) {
  const places = usePlaces(user)
  if (places.length < 2) return null
  return (
    <section className={styles.sites} aria-label="Sites">
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.siteId}>
            <button
              className={styles.site}
              type="button"
              aria-pressed={place.isCurrent}
              onClick={() => void (place.isCurrent ? undefined : actionFor(place))}
            >
              <span className={styles.name}>{place.name}</span>
              {place.business !== null && place.business !== place.name && (
                <span className={styles.business}>{place.business}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
