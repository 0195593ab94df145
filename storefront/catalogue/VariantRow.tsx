import { Fragment } from 'react'
import { alertsOf } from '../../shared/accounts/alert-path.ts'
import { optionAvailability, optionPriceText, SOLD_OUT } from '../../shared/catalogue/beer-availability.ts'
import { basketFields } from '../../shared/basket/basket-form.ts'
import { multipleText } from '../../shared/prices/order-multiple.ts'
import type { BeerPageContainer } from '../../shared/pages/beer-page-data.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { BreweryReach } from '../../shared/catalogue/sizes/ask-brewery.ts'
import { ItemFields } from '../basket/ItemFields.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import { Icon } from '../ui/core/Icon.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Price } from '../ui/core/Price.tsx'
import { Stepper } from '../ui/quantity/Stepper.tsx'
import { AskBrewery } from './AskBrewery.tsx'
import { variantDetails } from './variant-details.ts'
import styles from './VariantRow.module.css'

type Props = {
  beerName: string
  brewery: BreweryReach
  container: BeerPageContainer
  /** Its brewery takes no orders: nothing can be added. */
  isClosed: boolean
  quantity: number
  onQuantity: (quantity: number) => void
}

/** One size: BEER-18 to BEER-21, BEER-24 and BEER-25. */
export function VariantRow({ beerName, brewery, container, isClosed, quantity, onQuantity }: Props) {
  const { name, variantId, priceMinor, orderMultiple } = container
  const { purchasable, text, maxQuantity } = optionAvailability({
    ...container,
    storefrontVariantId: variantId,
  })
  const multiple = multipleText(orderMultiple)
  const isSoldOnline = variantId !== null
  const isAsked = isSoldOnline && priceMinor === null
  return (
    <tr
      className={styles.row}
      data-purchasable={(purchasable && !isClosed) || undefined}
      data-online={isSoldOnline || undefined}
    >
      <th className={styles.size} scope="row" colSpan={isSoldOnline ? 1 : 2}>
        <Icon name={container.picture as IconName} size="huge" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <SizeDetails container={container} />
          {multiple !== null && <span className={styles.multiple}>{multiple}</span>}
          {!isSoldOnline && <span className={styles.detail}>{text}</span>}
        </span>
      </th>
      {isSoldOnline && (
        <td className={text === SOLD_OUT ? styles.soldOut : styles.stock}>
          {text}
          {text === SOLD_OUT && (
            <LinkButton href={`${alertsOf}size:${variantId}`} variant="quiet" size="small">
              <b>We will tell you</b>
              <span>Tell me when it is back</span>
            </LinkButton>
          )}
        </td>
      )}
      <td className={styles.price}>
        <VariantPrice container={container} />
      </td>
      <td className={styles.quantity}>
        {purchasable && !isClosed && variantId !== null && <ItemFields kind="variant" itemId={variantId} />}
        {isClosed ? null : isAsked ? (
          <AskBrewery beer={beerName} size={name} brewery={brewery} />
        ) : (
          <Stepper
            label={`Quantity of ${beerName}, ${name}`}
            name={basketFields.quantity}
            max={maxQuantity}
            multiple={orderMultiple}
            value={quantity}
            disabledReason={purchasable ? undefined : text}
            onChange={onQuantity}
          />
        )}
      </td>
    </tr>
  )
}

function SizeDetails({ container }: { container: BeerPageContainer }) {
  const details = variantDetails(container)
  if (details.length === 0) return null
  return (
    <span className={styles.detail}>
      {details.map((detail, at) => (
        <Fragment key={detail}>
          {at > 0 && ' · '}
          <span className={styles.fact}>{detail}</span>
        </Fragment>
      ))}
    </span>
  )
}

function VariantPrice({ container }: { container: BeerPageContainer }) {
  const { priceMinor, pricePerPintMinor, pricePerLitreMinor } = container
  return (
    <>
      <Price
        amount={optionPriceText({ priceMinor })}
        basis={priceMinor === null ? undefined : 'ex VAT'}
        size={priceMinor === null ? 'small' : 'medium'}
      />
      {pricePerPintMinor !== null && pricePerLitreMinor !== null && (
        <span className={styles.measures}>
          <span>{formatMinor(pricePerPintMinor)} a pint</span>
          <span>{formatMinor(pricePerLitreMinor)} a litre</span>
        </span>
      )}
    </>
  )
}
