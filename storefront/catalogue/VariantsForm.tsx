import { type FormEvent, useState } from 'react'
import { beerAvailability } from '../../shared/beer-availability.ts'
import type { BeerPageBeer, BeerPageBrewery, BeerPageGroup } from '../../shared/beer-page.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { HowToOrder } from './HowToOrder.tsx'
import { chosenLines, chosenText, type VariantLine } from './variant-lines.ts'
import { VariantRow } from './VariantRow.tsx'
import styles from './VariantsForm.module.css'

type Props = {
  beer: BeerPageBeer
  brewery: BeerPageBrewery
  group: BeerPageGroup | null
  /** Takes the chosen lines; without it nothing can be ordered here, and the page says how else. */
  onAdd?: (lines: VariantLine[]) => void | Promise<void>
}

/** What the beer comes in: size, stock, price and, where it can be ordered, how many (BEER-07). */
export function VariantsForm({ beer, brewery, group, onAdd }: Props) {
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  /** Counts up with each addition: the quantities start anew, whatever was being typed (BEER-16). */
  const [round, setRound] = useState(0)
  const { containers } = beer
  const unavailable = beerAvailability(
    containers.map(({ variantId, availableUnits }) => ({ storefrontVariantId: variantId, availableUnits })),
  )
  const lines = chosenLines(containers, quantities)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (onAdd === undefined || lines.length === 0) return
    await onAdd(lines)
    setQuantities({})
    setRound((last) => last + 1)
  }

  return (
    <form className={styles.note} aria-labelledby="sizes" onSubmit={add}>
      <h2 className={styles.title} id="sizes">
        Sizes and prices
        {onAdd !== undefined && group !== null && (
          <span className={styles.group}>For your {group.name} basket</span>
        )}
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
              {onAdd !== undefined && <th scope="col">Quantity</th>}
            </tr>
          </thead>
          <tbody>
            {containers.map((container) => (
              <VariantRow
                key={`${container.id} ${round}`}
                beerName={beer.name}
                container={container}
                quantity={quantities[container.id] ?? 0}
                onQuantity={
                  onAdd && ((quantity) => setQuantities((all) => ({ ...all, [container.id]: quantity })))
                }
              />
            ))}
          </tbody>
        </table>
      )}
      {onAdd === undefined ? (
        <HowToOrder beer={beer} brewery={brewery} />
      ) : (
        <div className={styles.foot}>
          <output className={styles.total}>{chosenText(lines)}</output>
          <Button
            type="submit"
            size="large"
            icon="basket"
            disabledReason={lines.length === 0 ? (unavailable ?? 'Choose a quantity first.') : undefined}
          >
            Add to basket
          </Button>
        </div>
      )}
    </form>
  )
}
