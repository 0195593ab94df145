import { formatNumber } from '../../shared/format/numbers.ts'
import type { HomeData } from '../../shared/pages/home-page-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './ShopAllBeers.module.css'

type Props = { stock: HomeData['stock'] }

/** The link into the whole shop (HOME-41), with the number of beers. */
export function ShopAllBeers({ stock }: Props) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {stock !== null && stock.beers > 0 && (
          <p className={styles.stock}>
            <span className={styles.figure}>{formatNumber(stock.beers)}</span>
            <span>{stock.beers === 1 ? 'beer' : 'beers'} from</span>
            <span className={styles.figure}>{formatNumber(stock.breweries)}</span>
            <span>{stock.breweries === 1 ? 'independent brewery' : 'independent breweries'}</span>
          </p>
        )}
        <LinkButton href={paths.shop} size="large">
          Shop all beers
        </LinkButton>
      </div>
    </div>
  )
}
