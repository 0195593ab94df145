import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { SafeSection } from '../ui/core/SafeSection.tsx'
import type { MarginCalculator } from './MarginCalculator.tsx'

const Calculator = lazy(() =>
  import('./MarginCalculator.tsx').then((module) => ({ default: module.MarginCalculator })),
)

type Props = ComponentProps<typeof MarginCalculator> & { isOpen: boolean; className?: string }

/** The calculator, fetched once it is opened; opened in a transition it shows as soon as it is there. */
export function OpenedCalculator({ isOpen, className, items }: Props): ReactNode {
  return (
    <SafeSection>
      <Suspense>
        {isOpen && (
          <div className={className}>
            <Calculator items={items} />
          </div>
        )}
      </Suspense>
    </SafeSection>
  )
}
