import type { ReactNode } from 'react'
import type { BeerPageBeer, BeerPageBrewery, BeerPageGroup } from '../../shared/pages/beer-page-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Accordion } from '../ui/opening/Accordion.tsx'
import styles from './BeerSections.module.css'

type Props = { beer: BeerPageBeer; brewery: BeerPageBrewery; group: BeerPageGroup | null }

/** What there is to read about a beer, the description open (BEER-11). A part without words has no heading. */
export function BeerSections({ beer, brewery, group }: Props) {
  const sections = [
    { id: 'description', title: 'Description', content: paragraphs(beer.description), isOpen: true },
    { id: 'tasting-notes', title: 'Tasting notes', content: paragraphs(beer.tastingNotes) },
    { id: 'ingredients', title: 'Ingredients', content: sentence(beer.ingredients) },
    { id: 'allergens', title: 'Allergens', content: sentence(beer.allergens) },
    { id: 'delivery', title: 'Delivery', content: <Delivery brewery={brewery} group={group} /> },
  ]
  return <Accordion level={2} items={sections.filter((section) => section.content !== null)} />
}

function Delivery({ brewery, group }: { brewery: BeerPageBrewery; group: BeerPageGroup | null }) {
  const from = brewery.town === '' ? brewery.name : `${brewery.name} in ${brewery.town}`
  return (
    <div className={styles.text}>
      <p>Sent to your pub or shop by {from}.</p>
      {group === null ? (
        <p>
          Order in a group and the beers of its breweries share one pallet and one shipping charge.{' '}
          <a href={paths.groupDeliveries}>How group deliveries work</a>
        </p>
      ) : (
        <p>
          In <a href={paths.group(group.slug)}>{group.name}</a> the beers of all its breweries share one
          pallet and one shipping charge. <a href={paths.groupDeliveries}>How group deliveries work</a>
        </p>
      )}
      {brewery.soldByDisclaimer !== null && <p className={styles.disclaimer}>{brewery.soldByDisclaimer}</p>}
    </div>
  )
}

function paragraphs(text: string): ReactNode {
  const parts = text.split(/\n+/).filter((part) => part.trim() !== '')
  if (parts.length === 0) return null
  return (
    <div className={styles.text}>
      {[...new Set(parts)].map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  )
}

function sentence(parts: string[]): ReactNode {
  if (parts.length === 0) return null
  const [first = '', ...rest] = parts
  return (
    <p
      className={styles.text}
    >{`${[first.slice(0, 1).toUpperCase() + first.slice(1), ...rest].join(', ')}.`}</p>
  )
}
