import { formatNumber } from '../../shared/dates.ts'
import type { HomeData } from '../../shared/home.ts'
import { paths } from '../../shared/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import styles from './ShopAllBeers.module.css'

type Props = { stock: HomeData['stock'] }

/** The way into the whole shop (HOME-41), with how much stands in it. */
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
