import { stockText, CONTACT_FOR_PRICING, SOLD_OUT } from '../../shared/catalogue/beer-availability.ts'
import type { BeerCardContainer } from '../../shared/catalogue/beer-card.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { Icon } from '../ui/core/Icon.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import styles from './ContainerLines.module.css'

type Props = {
  containers: BeerCardContainer[]
  /** Where the rest of them is. */
  href: string
}

/** Sizes a card has room for; the others are a link away. */
const mostLines = 3

/** What the beer comes in: size, stock, price, and the price per pint that lets beers be compared. */
export function ContainerLines({ containers, href }: Props) {
  const hidden = containers.length - mostLines
  return (
    <div className={styles.lines}>
      <div className={styles.sizes}>
        <table className={styles.table}>
          <colgroup>
            <col />
            <col className={styles.stockColumn} />
            <col className={styles.priceColumn} />
          </colgroup>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Size</th>
              <th scope="col">Stock</th>
              <th scope="col">Price without VAT</th>
            </tr>
          </thead>
          <tbody>
            {containers.slice(0, mostLines).map((container) => (
              <ContainerLine key={container.id} container={container} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.more}>
        {hidden > 0 && <a href={href}>{hidden === 1 ? '1 more size' : `${hidden} more sizes`}</a>}
        {containers.some(({ priceMinor }) => priceMinor !== null) && (
          <span className={styles.vat}>ex VAT</span>
        )}
      </p>
    </div>
  )
}

function ContainerLine({ container }: { container: BeerCardContainer }) {
  const { availableUnits, priceMinor, pricePerPintMinor, variantId } = container
  const isSoldOut = availableUnits <= 0
  return (
    <tr className={styles.line} data-sold-out={isSoldOut || undefined}>
      <th scope="row" className={styles.size}>
        <Icon name={container.picture as IconName} />
        <span>{container.name}</span>
      </th>
      <td className={styles.stock}>
        <span>{isSoldOut ? SOLD_OUT : stockText(availableUnits)}</span>
      </td>
      <td className={styles.price}>
        {priceMinor !== null && <span className={styles.amount}>{formatMinor(priceMinor)}</span>}
        {priceMinor === null && <span className={styles.pint}>{CONTACT_FOR_PRICING}</span>}
        {priceMinor !== null && pricePerPintMinor !== null && (
          <span className={styles.pint}>{formatMinor(pricePerPintMinor)} a pint</span>
        )}
        {variantId === null && <span className="visually-hidden"> Not sold online yet</span>}
      </td>
    </tr>
  )
}
