import { useEffect } from 'react'
import type { PageData } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import styles from './PlainPage.module.css'

type Props = { data: PageData['offline'] }

/** Stands for pages that were never seen on this device while there is no connection; goes on as soon as there is one. */
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
