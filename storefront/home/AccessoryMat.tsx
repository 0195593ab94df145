import { SOLD_OUT } from '../../shared/catalogue/beer-availability.ts'
import type { AccessoryCard as Accessory } from '../../shared/pages/beer-page-data.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { AddAccessory } from '../basket/add/AddAccessory.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import styles from './AccessoryCarousel.module.css'

type Props = { accessory: Accessory }

/** An accessory on its beer mat, with its price and a form that adds one of it. */
export function AccessoryMat({ accessory }: Props) {
  const { name, slug, imageUrl, priceMinor, isSoldOut } = accessory
  return (
    <article className={styles.mat}>
      <a className={styles.link} href={`${paths.accessories}#${encodeURIComponent(slug)}`}>
        <span className={styles.picture}>
          {imageUrl !== '' && <Picture src={imageUrl} alt="" width={480} height={480} fit="contain" />}
        </span>
        <h3 className={styles.name}>{name}</h3>
      </a>
      <div className={styles.trade}>
        <p className={styles.price}>
          {priceMinor !== null && <span>{formatMinor(priceMinor)}</span>}
          {isSoldOut ? (
            <span className={styles.soldOut}>{SOLD_OUT}</span>
          ) : (
            priceMinor !== null && <span className={styles.vat}>ex VAT</span>
          )}
        </p>
        <AddAccessory accessory={accessory} />
      </div>
    </article>
  )
}
