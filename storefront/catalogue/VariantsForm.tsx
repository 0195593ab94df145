import { Fragment, useState } from 'react'
import { beerAvailability } from '../../shared/catalogue/beer-availability.ts'
import { basketFields } from '../../shared/basket/basket-form.ts'
import type { BeerPageBeer, BeerPageBrewery, BeerPageGroup } from '../../shared/pages/beer-page-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { HowToOrder } from './HowToOrder.tsx'
import { chosenLines, chosenText } from './variant-lines.ts'
import { VariantNotes } from './VariantNotes.tsx'
import { VariantRow } from './VariantRow.tsx'
import styles from './VariantsForm.module.css'

type Props = {
  beer: BeerPageBeer
  brewery: BeerPageBrewery
  group: BeerPageGroup | null
}

/**
 * What the beer comes in: size, stock, price and how many (BEER-07). A plain form, which the basket takes over where
 * there are scripts; inside a group it fills the group's basket (BEER-02).
 */
export function VariantsForm({ beer, brewery, group }: Props) {
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  /** Counts up with each addition: the quantities start again, whatever was being typed (BEER-16). */
  const [round, setRound] = useState(0)
  const { containers } = beer
  const unavailable =
    beer.closed ??
    beerAvailability(
      containers.map((container) => ({ ...container, storefrontVariantId: container.variantId })),
    )
  const lines = chosenLines(containers, quantities)
  const [isAsked, setIsAsked] = useState(false)
  /** The basket has read the fields by now. */
  const startOver = () => {
    setIsAsked(lines.length === 0)
    setQuantities({})
    setRound((last) => last + 1)
  }

  return (
    <form
      className={styles.note}
      action={paths.cartLines}
      method="post"
      data-title={beer.name}
      data-drawer="always"
      aria-labelledby="sizes"
      onSubmit={startOver}
    >
      {group !== null && <input type="hidden" name={basketFields.groupSlug} value={group.slug} />}
      <h2 className={styles.title} id="sizes">
        Sizes and prices
        {group !== null && <span className={styles.group}>For your {group.name} basket</span>}
      </h2>
      {unavailable !== null && (
        <div className={styles.unavailable}>
          <Notice tone="warning">{unavailable}</Notice>
        </div>
      )}
      {containers.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Size</th>
              <th scope="col">Stock</th>
              <th scope="col">Price</th>
              <th scope="col">Quantity</th>
            </tr>
          </thead>
          <tbody>
            {containers.map((container) => (
              <Fragment key={`${container.id} ${round}`}>
                <VariantRow
                  beerName={beer.name}
                  brewery={brewery}
                  container={container}
                  isClosed={beer.closed !== undefined}
                  quantity={quantities[container.id] ?? 0}
                  onQuantity={(quantity) => setQuantities((all) => ({ ...all, [container.id]: quantity }))}
                />
                <VariantNotes container={container} />
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      {unavailable === null ? (
        <div className={styles.foot} data-chosen={lines.length > 0 || undefined}>
          <output className={styles.total}>
            {isAsked && lines.length === 0 ? 'Choose a quantity first.' : chosenText(lines)}
          </output>
          <Button type="submit" size="large" icon="basket">
            Add<span className={styles.where}> to basket</span>
          </Button>
        </div>
      ) : (
        !beer.closed && <HowToOrder beer={beer} brewery={brewery} />
      )}
    </form>
  )
}
