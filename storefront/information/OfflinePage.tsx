import { useEffect } from 'react'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './PlainPage.module.css'

type Props = { data: PageData['offline'] }

/** Shown offline in place of a page that is not cached on this device; reloads once there is a connection. */
export function OfflinePage({ data }: Props) {
  useEffect(() => {
    const goOn = () => {
      if (location.pathname !== paths.offline) location.reload()
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])
  return (
    <div className={styles.page}>
      <h1>{data.title}</h1>
      <p>
        This page has not been opened on this device before, so it has to wait. Pages you have seen, your
        basket and your wishlist still open.
      </p>
      <p className={`${styles.actions} with-scripts`}>
        <Button onClick={() => location.reload()}>Try again</Button>
        <LinkButton href={paths.home} variant="quiet">
          Home
        </LinkButton>
      </p>
    </div>
  )
}
