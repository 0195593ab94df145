import { optionPriceText, SOLD_OUT, stockText } from '../../shared/catalogue/beer-availability.ts'
import type { AccessoryCard } from '../../shared/pages/beer-page-data.ts'
import { couplerLabel } from '../../shared/catalogue/sizes/couplers.ts'
import { AddAccessory } from '../basket/add/AddAccessory.tsx'
import { Carousel } from '../ui/opening/Carousel.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { Price } from '../ui/core/Price.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './AccessoryStrip.module.css'

type Props = { accessories: AccessoryCard[] }

/** Accessories that fit the beer's kegs, or any (BEER-12). */
export function AccessoryStrip({ accessories }: Props) {
  if (accessories.length === 0) return null
  return (
    <div className={styles.section}>
      <SectionHeading title="Recommended accessories" />
      <Carousel
        label="Recommended accessories"
        className={styles.row}
        items={accessories.map((accessory) => ({
          key: accessory.id,
          content: <AccessoryTile accessory={accessory} />,
        }))}
      />
    </div>
  )
}

function AccessoryTile({ accessory }: { accessory: AccessoryCard }) {
  const { name, imageUrl, couplerType, currentStock, isSoldOut, priceMinor } = accessory
  return (
    <article className={styles.tile}>
      <Picture src={imageUrl} alt="" width={160} height={160} />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.fits}>{couplerType !== null && `For ${couplerLabel(couplerType)} kegs`}</p>
      <p className={styles.foot}>
        <Price
          size="small"
          amount={optionPriceText({ priceMinor })}
          basis={priceMinor === null ? undefined : 'ex VAT'}
        />
        <span className={isSoldOut ? styles.soldOut : styles.stock}>
          {isSoldOut ? SOLD_OUT : stockText(currentStock)}
        </span>
      </p>
      <AddAccessory accessory={accessory} />
    </article>
  )
}
