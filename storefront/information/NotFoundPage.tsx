import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './PlainPage.module.css'

type Props = { data: PageData['notFound'] }

export function NotFoundPage({ data }: Props) {
  return (
    <div className={styles.page}>
      <p className={styles.kicker}>404</p>
      <h1>{data.title}</h1>
      <p>The cask you are after has been moved, drunk, or never racked. The shop is still open.</p>
      <search>
        <form className={styles.search} action={paths.shop} method="get">
          <label htmlFor="search-again">Search beers and breweries</label>
          <input id="search-again" className={styles.field} type="search" name="q" />
        </form>
      </search>
      <p className={styles.actions}>
        <LinkButton href={paths.shop}>All beers</LinkButton>
        <LinkButton href={paths.groups} variant="quiet">
          Brewery groups
        </LinkButton>
      </p>
      <p>
        Nothing to do now that you are here? Play a round of <a href={paths.kegKong}>Keg Kong</a>.
      </p>
    </div>
  )
}
