import { startTransition, useState } from 'react'
import type { BeerPageContainer } from '../../shared/pages/beer-page-data.ts'
import { OpenedCalculator } from '../margin/OpenedCalculator.tsx'
import { Accordion } from '../ui/opening/Accordion.tsx'
import styles from './BeerSections.module.css'

/** What a pub makes of this beer, size by size: fetched when it is opened. */
export function BeerMargin({ containers }: { containers: BeerPageContainer[] }) {
  const [isOpen, setOpen] = useState(false)
  if (containers.every(({ pricePerPintMinor }) => pricePerPintMinor === null)) return null
  const content = <OpenedCalculator isOpen={isOpen} items={containers} className={styles.margin} />
  const onToggle = (isOpened: boolean) => startTransition(() => setOpen(isOpened))
  return (
    <div className="with-scripts">
      <Accordion level={2} items={[{ id: 'margin', title: 'Work out your margin', content, onToggle }]} />
    </div>
  )
}
