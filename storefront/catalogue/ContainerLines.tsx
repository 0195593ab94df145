import { stockText, CONTACT_FOR_PRICING, SOLD_OUT } from '../../shared/catalogue/beer-availability.ts'
import type { BeerCard, BeerCardContainer } from '../../shared/catalogue/beer-card.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { sellableUnits } from '../../shared/prices/order-multiple.ts'
import { Icon } from '../ui/core/Icon.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import styles from './ContainerLines.module.css'

type Props = { beer: BeerCard }

/** Sizes a card has room for; the others are a link away. */
const mostLines = 3

/**
 * What the beer comes in: size, price, stock, and the price per pint that lets beers be compared. Few elements, as a list
 * has dozens of them.
 */
export function ContainerLines({ beer: { containers, href, racked } }: Props) {
  const hidden = containers.length - mostLines
  return (
    <>
      <ul className={styles.lines} aria-label="Sizes">
        {containers.slice(0, mostLines).map((container) => (
          <ContainerLine key={container.variantId ?? container.name} container={container} />
        ))}
      </ul>
      <p className={styles.more}>
        {hidden > 0 && <a href={href}>{`${hidden} more size${hidden > 1 ? 's' : ''}`}</a>}
        {racked && `${racked}\u2003`}
        {containers.some(({ priceMinor }) => priceMinor !== null) && 'ex VAT'}
      </p>
    </>
  )
}

function ContainerLine({ container }: { container: BeerCardContainer }) {
  const { availableUnits, orderMultiple, priceMinor, fromText, pricePerPintMinor, variantId } = container
  const units = sellableUnits(availableUnits, orderMultiple)
  const isSoldOut = units <= 0
  return (
    <li data-sold-out={isSoldOut || undefined}>
      <Icon name={container.picture as IconName} />
      {`${container.name} `}
      {priceMinor !== null && <b>{formatMinor(priceMinor)}</b>}
      <small>{isSoldOut ? SOLD_OUT : stockText(units)}</small>
      {priceMinor === null && <small>{CONTACT_FOR_PRICING}</small>}
      {pricePerPintMinor !== null && <small>{`${formatMinor(pricePerPintMinor)} a pint`}</small>}
      {fromText && <small>{fromText}</small>}
      {variantId === null && <span className="visually-hidden"> Not sold online yet</span>}
    </li>
  )
}
