import type { BeerPageBeer, BeerPageBrewery } from '../../shared/pages/beer-page-data.ts'
import { Icon } from '../ui/core/Icon.tsx'
import styles from './HowToOrder.module.css'

type Props = { beer: BeerPageBeer; brewery: BeerPageBrewery }

/** Where nothing can be put in a basket: the brewery itself, by mail or telephone as far as it gives them. */
export function HowToOrder({ beer, brewery }: Props) {
  const { name, href, email, telephone } = brewery
  return (
    <div className={styles.order}>
      <p>
        To order, contact <a href={href}>{name}</a>
        {email === null && telephone === null ? '.' : ':'}
      </p>
      <p className={styles.ways}>
        {email !== null && (
          <a className={styles.way} href={`mailto:${email}?subject=${encodeURIComponent(beer.name)}`}>
            <Icon name="mail" />
            {email}
          </a>
        )}
        {telephone !== null && (
          <a className={styles.way} href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {telephone}
          </a>
        )}
      </p>
    </div>
  )
}
