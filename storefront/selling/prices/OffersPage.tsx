import { useState } from 'react'
import type { SellingOffers } from '../../../shared/api/offers-api.ts'
import type { PriceRow } from '../../../shared/api/price-lists-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { sellingReads } from '../selling-calls.ts'
import { useOwnRole } from '../use-own-role.ts'
import {
  datedOfferAction,
  mixedOfferAction,
  quantityPricesAction,
  removeOfferAction,
  type SellingOffer,
} from './offer-acts.ts'
import { floorText, offerText, stepsText } from './offer-words.ts'
import { readPieces } from './price-calls.ts'
import { containerText } from './price-words.ts'
import styles from './PriceLists.module.css'

/** /sell/{brewery}/prices/offers: quantity prices, mixed offers and dated offers (OFFER-01 to OFFER-03). */
export function OffersPage({ brewery }: { brewery: string }) {
  useTitle('Quantity prices and offers')
  const { loaded, again, show } = useConsoleRead<SellingOffers>(sellingReads.offers(brewery))
  const pieces = useConsoleRead(brewery, { readIt: readPieces })
  const role = useOwnRole()
  const mayChange = role === 'owner' || role === 'sales'
  const [acting, setActing] = useState<PlainAction | null>(null)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Quantity prices and offers</h1>
        <LinkButton size="small" variant="quiet" href={sellingPaths.prices(brewery)}>
          Prices
        </LinkButton>
        <p>
          Every pub sees them and pays the lowest price that applies: base price, its price list, a quantity
          price or an offer. They never add up.
        </p>
      </header>
      <Answered loaded={loaded} again={again}>
        {(offers) => (
          <Answered loaded={pieces.loaded} again={pieces.again}>
            {({ containers }) => (
              <Parts
                brewery={brewery}
                {...offers}
                containers={containers}
                mayChange={mayChange}
                onAct={setActing}
              />
            )}
          </Answered>
        )}
      </Answered>
      {acting !== null && (
        <FieldsDialog<SellingOffers>
          key={acting.call}
          act={acting}
          onClose={() => setActing(null)}
          onDone={(saved) => {
            setActing(null)
            show(saved)
          }}
        />
      )}
    </div>
  )
}

type PartsProps = SellingOffers & {
  brewery: string
  containers: readonly PriceRow[]
  mayChange: boolean
  onAct: (action: PlainAction) => void
}

function Parts(props: PartsProps) {
  const { offers, brewery, containers, mayChange, onAct } = props
  const edit = (offer: SellingOffer) => {
    const of = { offer, id: offer.id, containers }
    onAct(offer.fromUnits > 1 ? mixedOfferAction(brewery, of) : datedOfferAction(brewery, of))
  }
  const begin = (act: typeof mixedOfferAction) =>
    onAct(act(brewery, { offer: null, id: crypto.randomUUID(), containers }))
  return (
    <>
      <QuantityPrices {...props} />
      <section className={styles.part} aria-labelledby="offers">
        <h2 id="offers">Offers</h2>
        {offers.length === 0 && <p>There are no offers.</p>}
        <ul className={styles.rows}>
          {offers.map((offer) => (
            <li className={styles.row} key={offer.id}>
              <div>
                <h3>{offer.name}</h3>
                <p>{offerText(offer)}</p>
              </div>
              {mayChange && (
                <span className={styles.acts}>
                  <Button size="small" variant="quiet" onClick={() => edit(offer)}>
                    Change<span className="visually-hidden"> {offer.name}</span>
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onAct(removeOfferAction(brewery, offer))}
                  >
                    Remove<span className="visually-hidden"> {offer.name}</span>
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
        {mayChange && (
          <p className={styles.acts}>
            <Button variant="quiet" icon="plus" onClick={() => begin(mixedOfferAction)}>
              Add a mixed offer
            </Button>
            <Button variant="quiet" icon="plus" onClick={() => begin(datedOfferAction)}>
              Add a dated offer
            </Button>
          </p>
        )}
      </section>
    </>
  )
}

function QuantityPrices({ quantityPrices, brewery, containers, mayChange, onAct }: PartsProps) {
  const others = containers.filter(({ containerId }) =>
    quantityPrices.every((size) => size.containerId !== containerId),
  )
  const [chosen, setChosen] = useState('')
  const next = others.find(({ containerId }) => containerId === chosen) ?? others[0]
  const add = ({ containerId, priceMinor, ...row }: PriceRow) =>
    onAct(
      quantityPricesAction(brewery, {
        containerId,
        title: containerText(row),
        priceMinor,
        steps: [],
        floorMinor: null,
      }),
    )
  return (
    <section className={styles.part} aria-labelledby="quantity-prices">
      <h2 id="quantity-prices">Quantity prices</h2>
      {quantityPrices.length === 0 && <p>No size has a quantity price.</p>}
      <ul className={styles.rows}>
        {quantityPrices.map((size) => (
          <li className={styles.row} key={size.containerId}>
            <div>
              <h3>{size.title}</h3>
              <p>{stepsText(size)}</p>
              {size.floorMinor !== null && <p>{floorText(size.floorMinor)}</p>}
            </div>
            {mayChange && (
              <Button size="small" variant="quiet" onClick={() => onAct(quantityPricesAction(brewery, size))}>
                Change<span className="visually-hidden"> quantity prices of {size.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && next !== undefined && (
        <div className={styles.adding}>
          <Select
            label="Size"
            name="size"
            value={next.containerId}
            onChange={setChosen}
            options={others.map((row) => ({ value: row.containerId, label: containerText(row) }))}
          />
          <Button variant="quiet" icon="plus" onClick={() => add(next)}>
            Add quantity prices
          </Button>
        </div>
      )}
    </section>
  )
}
