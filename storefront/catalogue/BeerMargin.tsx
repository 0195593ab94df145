import { lazy, startTransition, Suspense, useState } from 'react'
import type { BeerPageContainer } from '../../shared/beer-page.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { SafeSection } from '../ui/SafeSection.tsx'
import styles from './BeerSections.module.css'

const Calculator = lazy(() =>
  import('../margin/MarginCalculator.tsx').then((module) => ({ default: module.MarginCalculator })),
)

/** What a pub makes of this beer, size by size (issue E): fetched when it is opened. */
export function BeerMargin({ containers }: { containers: BeerPageContainer[] }) {
  const [isOpen, setOpen] = useState(false)
  if (containers.every(({ pricePerPintMinor }) => pricePerPintMinor === null)) return null
  const content = (
    <SafeSection>
      <Suspense>
        {isOpen && (
          <div className={styles.margin}>
            <Calculator items={containers} />
          </div>
        )}
      </Suspense>
    </SafeSection>
  )
  const onToggle = (isOpened: boolean) => startTransition(() => setOpen(isOpened))
  return (
    <div className="with-scripts">
      <Accordion level={2} items={[{ id: 'margin', title: 'Work out your margin', content, onToggle }]} />
    </div>
  )
}
