import type { ReactNode } from 'react'
import { formatAbv } from '../../shared/format/abv.ts'
import { beerColourOf, beerColours } from '../../shared/catalogue/beer-colours.ts'
import type { BeerPageBeer, BeerPageBrewery } from '../../shared/pages/beer-page-data.ts'
import { ColourSwatch } from './ColourSwatch.tsx'
import styles from './BeerMeta.module.css'

type Props = { beer: BeerPageBeer; brewery: BeerPageBrewery }

/** The particulars of a beer, one a line; unknown ones have no line (BEER-10). */
export function BeerMeta({ beer, brewery }: Props) {
  const colour = beerColours.find(({ key }) => key === beerColourOf(beer.colorHex))
  const place = [brewery.town, brewery.country].filter((part) => part !== '').join(', ')
  return (
    <section aria-labelledby="particulars">
      <h2 className={styles.title} id="particulars">
        Particulars
      </h2>
      <dl className={styles.facts}>
        <Fact name="Brewery">
          <a href={brewery.href}>{brewery.name}</a>
        </Fact>
        <Fact name="From">{place}</Fact>
        <Fact name="Style">{beer.style !== '' && <StyleFact beer={beer} />}</Fact>
        <Fact name="Strength">{formatAbv(beer.abv)}</Fact>
        <Fact name="Colour">{colour && <ColourFact label={colour.label} colorHex={beer.colorHex} />}</Fact>
        <Fact name="Gluten free">{beer.glutenFree && 'Yes'}</Fact>
        <Fact name="Allergens">{beer.allergens.join(', ')}</Fact>
        <Fact name="Last batch">{beer.lastBatch}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function StyleFact({ beer }: { beer: BeerPageBeer }) {
  const category = beer.styleCategory
  if (category === null) return beer.style
  return (
    <>
      {beer.style}
      <br />
      <a href={category.href}>All {category.label}</a>
    </>
  )
}

function ColourFact({ label, colorHex }: { label: string; colorHex: string | null }) {
  return (
    <span className={styles.colour}>
      <ColourSwatch colorHex={colorHex} size="wide" />
      {label}
    </span>
  )
}
