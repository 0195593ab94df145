import { CouplerWarning } from '../accounts/cellar/CouplerWarning.tsx'
import type { BasketEntry } from './basket-entry.ts'

/** Whether the cellar takes the keg of a line. */
export function LineCoupler({ line: { kind, variantLabel, couplerType } }: { line: BasketEntry }) {
  if (kind !== 'variant') return null
  return <CouplerWarning name={variantLabel ?? ''} couplerType={couplerType} />
}
