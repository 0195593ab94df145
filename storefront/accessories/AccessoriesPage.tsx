import type { AccessoriesData, AccessoryCard } from '../../shared/pages/beer-page-data.ts'
import { CONTACT_FOR_PRICING, SOLD_OUT, stockText } from '../../shared/catalogue/beer-availability.ts'
import { couplerLabel } from '../../shared/catalogue/sizes/couplers.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { AddAccessory } from '../basket/add/AddAccessory.tsx'
import { Badge } from '../ui/core/Badge.tsx'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { Price } from '../ui/core/Price.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './AccessoriesPage.module.css'

type Props = { data: AccessoriesData }

/** Pictures of the first rows are seen at once and so are not fetched lazily. */
const seenAtOnce = 4

/** Every accessory, each at an anchor of its own (SHOP-49, SHOP-54, SHOP-55). */
export function AccessoriesPage({ data }: Props) {
  const { accessories } = data
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <SectionHeading
        level={1}
        title={data.title}
        note="What a cellar needs beside beer, on the same pallet."
      />
      {accessories.length === 0 ? (
        <EmptyState
          title="No accessories are on sale right now"
          icon="basket"
          action={<LinkButton href={paths.shop}>Show all beers</LinkButton>}
        />
      ) : (
        <ul className={styles.accessories}>
          {accessories.map((accessory, at) => (
            <li key={accessory.id}>
              <AccessoryTile accessory={accessory} isLazy={at >= seenAtOnce} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function AccessoryTile({ accessory, isLazy }: { accessory: AccessoryCard; isLazy: boolean }) {
  const { slug, name, description, imageUrl, priceMinor, couplerType, isSoldOut, currentStock } = accessory
  const coupler = couplerLabel(couplerType)
  return (
    <article className={styles.tile} id={slug}>
      <div className={styles.picture}>
        <Picture src={imageUrl} alt="" width={480} height={480} isLazy={isLazy} fit="contain" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {coupler !== '' && (
          <p>
            <Badge>{coupler}</Badge>
          </p>
        )}
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      <p className={styles.trade}>
        {priceMinor === null ? (
          <span>{CONTACT_FOR_PRICING}</span>
        ) : (
          <Price amount={formatMinor(priceMinor)} basis="ex VAT" />
        )}
        <span className={styles.stock} data-sold-out={isSoldOut || undefined}>
          {isSoldOut ? SOLD_OUT : stockText(currentStock)}
        </span>
      </p>
      <AddAccessory accessory={accessory} />
    </article>
  )
}
