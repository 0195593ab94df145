import { lazy, useEffect, useRef, useState } from 'react'
import { SafeSection } from '../ui/SafeSection.tsx'
import type { MarginItem } from './MarginCalculator.tsx'

const Calculator = lazy(() =>
  import('./MarginCalculator.tsx').then((module) => ({ default: module.MarginCalculator })),
)

/** The place of the calculator inside a `<details>`: it is fetched when that is opened. */
export function MarginPlace({ items }: { items: MarginItem[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const details = place.current!.closest('details')!
    const open = () => setOpen(details.open)
    open()
    details.addEventListener('toggle', open)
    return () => details.removeEventListener('toggle', open)
  }, [])
  return (
    <div className="with-scripts" ref={place}>
      {isOpen && (
        <SafeSection>
          <Calculator items={items} />
        </SafeSection>
      )}
    </div>
  )
}
