import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { BesidePicture } from '../ui/layout/BesidePicture.tsx'
import styles from './NotFoundPage.module.css'

type Props = { data: PageData['notFound'] }

/** Whatever has no page: a search, and the ways on. */
export function NotFoundPage({ data }: Props) {
  return (
    <div className={styles.page}>
      <BesidePicture picture={paths.scene('cellar')}>
        <p className={styles.number}>404</p>
        <h1>{data.title}</h1>
        <p>The cask you are after has been moved, drunk, or never racked. The shop is still open.</p>
        <search>
          <form className={styles.search} action={paths.shop} method="get">
            <label htmlFor="search-again">Search beers and breweries</label>
            <div className={styles.line}>
              <input id="search-again" className={styles.field} type="search" name="q" />
              <Button type="submit" icon="search">
                Search
              </Button>
            </div>
          </form>
        </search>
        <p className={styles.actions}>
          <LinkButton href={paths.shop} variant="quiet">
            All beers
          </LinkButton>
          <LinkButton href={paths.groups} variant="quiet">
            Brewery groups
          </LinkButton>
        </p>
        <p>
          Or play a round of <a href={paths.kegKong}>Keg Kong</a>.
        </p>
      </BesidePicture>
    </div>
  )
}
