import type { BeerPageContainer } from '../../shared/beer-page.ts'
import { formatMinor } from '../../shared/money.ts'
import { formatNumber } from '../../shared/dates.ts'

/** One size of a beer and how many of it somebody wants. */
export type VariantLine = { container: BeerPageContainer; quantity: number }

/** The sizes that were chosen, by container id, in the order of the page. */
export function chosenLines(
  containers: readonly BeerPageContainer[],
  quantities: Readonly<Record<string, number>>,
): VariantLine[] {
  return containers
    .map((container) => ({ container, quantity: quantities[container.id] ?? 0 }))
    .filter((line) => line.quantity > 0)
}

/** '3 containers · £288.00 ex VAT'; a size without a price is counted but cannot be added up (C-14). */
export function chosenText(lines: readonly VariantLine[]): string {
  if (lines.length === 0) return 'Nothing chosen yet'
  const count = lines.reduce((total, line) => total + line.quantity, 0)
  const words = `${formatNumber(count)} ${count === 1 ? 'container' : 'containers'}`
  const isPriced = lines.every((line) => line.container.priceMinor !== null)
  if (!isPriced) return words
  const totalMinor = lines.reduce(
    (total, line) => total + line.quantity * (line.container.priceMinor ?? 0),
    0,
  )
  return `${words} · ${formatMinor(totalMinor)} ex VAT`
}
