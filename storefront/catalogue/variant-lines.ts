import type { BeerPageContainer } from '../../shared/pages/beer-page-data.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/numbers.ts'

/** One size of a beer and how many of it someone wants. */
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

/** '3 containers · £288.00 ex VAT', or '2 × 9g Cask (Firkin) · £234.00 ex VAT' of one size. */
export function chosenText(lines: readonly VariantLine[]): string {
  const [only] = lines
  if (only === undefined) return 'Nothing chosen yet'
  const count = lines.reduce((total, line) => total + line.quantity, 0)
  const words =
    lines.length === 1
      ? `${formatNumber(count)} × ${only.container.name}`
      : `${formatNumber(count)} containers`
  const totalMinor = lines.reduce(
    (total, line) => total + line.quantity * (line.container.priceMinor ?? 0),
    0,
  )
  return `${words} · ${formatMinor(totalMinor)} ex VAT`
}
