import { formatAbv } from '../../shared/format/abv.ts'
import { CONTACT_FOR_PRICING, SOLD_OUT } from '../../shared/catalogue/beer-availability.ts'
import type { BeerCard, BeerCardContainer } from '../../shared/catalogue/beer-card.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { sellableUnits } from '../../shared/prices/order-multiple.ts'
import { WishButton } from '../wishlist/WishButton.tsx'
import { PriceListQuantity } from './PriceListQuantity.tsx'
import styles from './PriceListBeer.module.css'

type Props = { beer: BeerCard }
type SizeProps = Props & { size: BeerCardContainer }

/**
 * A beer in the price list: who and how strong appears once, beside a row for each of its sizes. Columns say what their
 * figures are; on a phone, which has none, the style sheet does.
 */
export function PriceListBeer({ beer }: Props) {
  const { containers, closed } = beer
  return (
    <tbody className={styles.beer} data-title={beer.name}>
      {containers.map((size, at) => (
        <tr
          key={size.variantId ?? size.name}
          className={styles.row}
          data-sold-out={unitsOf(size) <= 0 || undefined}
        >
          {at === 0 && <Who beer={beer} />}
          <SizeCells beer={beer} size={size} />
        </tr>
      ))}
      {closed && containers.length > 0 && (
        <tr className={styles.row}>
          <td className={styles.none} colSpan={5}>
            {closed}
          </td>
        </tr>
      )}
      {containers.length === 0 && (
        <tr className={styles.row}>
          <Who beer={beer} />
          <td className={styles.none} colSpan={5}>
            Not sold online yet
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Who({ beer }: Props) {
  const { containers, href, name, closed } = beer
  const rows = containers.length === 0 ? 1 : containers.length + (closed ? 1 : 0)
  return (
    <>
      <th className={styles.who} scope="rowgroup" rowSpan={rows}>
        <span className={styles.name}>
          <img src={beer.imageUrl} alt="" width={32} height={32} loading="lazy" decoding="async" />
          <a href={href}>{name}</a>
          <span className={styles.brewery}>
            {`${beer.breweryName} · ${beer.style}${beer.glutenFree ? ' · Gluten free' : ''}`}
          </span>
          <WishButton beer={beer} />
        </span>
      </th>
      <td className={styles.abv} rowSpan={rows}>
        {formatAbv(beer.abv).replace(' ABV', '')}
      </td>
    </>
  )
}

function SizeCells({ beer, size }: SizeProps) {
  const { priceMinor, fromText, pricePerPintMinor } = size
  const units = unitsOf(size)
  return (
    <>
      <td className={styles.size}>{size.name}</td>
      <td className={styles.stock}>{units <= 0 ? SOLD_OUT : units}</td>
      {priceMinor === null ? (
        <td className={styles.unpriced} colSpan={2}>
          {CONTACT_FOR_PRICING}
        </td>
      ) : (
        <>
          <td className={styles.pint}>{pricePerPintMinor === null ? '' : formatMinor(pricePerPintMinor)}</td>
          <td className={styles.price}>
            {formatMinor(priceMinor)}
            {fromText && <small>{fromText}</small>}
          </td>
        </>
      )}
      <PriceListQuantity beer={beer} size={size} />
    </>
  )
}

/** Less than one multiple is none (PRICE-06). */
const unitsOf = ({ availableUnits, orderMultiple }: SizeProps['size']) =>
  sellableUnits(availableUnits, orderMultiple)
