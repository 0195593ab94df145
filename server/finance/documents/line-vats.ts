import { splitPence } from '../../../shared/orders/split-pence.ts'
import type { DocumentSection } from './document-contents.ts'

/** The VAT of a document's lines in pence: that of each rate split over its lines by their net, to the penny. */
export function lineVats({ lines, sums }: Pick<DocumentSection, 'lines' | 'sums'>): number[] {
  const vats = lines.map(() => 0)
  for (const { vatRate, vatMinor } of sums.vatByRate) {
    const at = lines.flatMap((line, index) => (line.vatRate === vatRate ? [index] : []))
    const shares = splitPence(
      vatMinor,
      at.map((index) => Math.abs(lines[index]!.netMinor)),
    )
    for (const [place, index] of at.entries()) vats[index] = shares[place]!
  }
  return vats
}
