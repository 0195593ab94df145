import type { BeerPageContainer } from '../../shared/beer-page.ts'
import { MarginPlace } from '../margin/MarginPlace.tsx'
import { Accordion } from '../ui/Accordion.tsx'

/** What a pub makes of this beer, size by size (issue E). */
export function BeerMargin({ containers }: { containers: BeerPageContainer[] }) {
  const items = containers
    .filter(({ pricePerPintMinor }) => pricePerPintMinor !== null)
    .map(({ id, name: label, priceMinor, volumeMl, packSize }) => ({
      id,
      label,
      priceMinor,
      volumeMl,
      packSize,
    }))
  if (items.length === 0) return null
  return (
    <Accordion
      level={2}
      items={[{ id: 'margin', title: 'Work out your margin', content: <MarginPlace items={items} /> }]}
    />
  )
}
