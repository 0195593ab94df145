import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceConsignment } from '../../shared/orders/price-order.ts'
import { lineVats } from './line-vats.ts'
import { type PaperedPart, sectionOf } from './papered-part.ts'
import { creditSection, standingPart } from './standing-part.ts'

const quantities = fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 2 })

/** A part of two lines at £38.40 and £86.53 with delivery, of so many units each. */
function partOf([one = 0, two = 0]: number[], shippingMinor = 1250): PaperedPart {
  const common = {
    variantLabel: null,
    volumeMl: 30_000,
    vatRate: 2000,
    duty: null,
    depositKind: null,
    depositMinor: 0,
  }
  const lines = [
    { ...common, id: 'one', title: 'Mild', unitPriceMinor: 3840, quantity: one },
    { ...common, id: 'two', title: 'Porter', unitPriceMinor: 8653, quantity: two },
  ]
  const sums = priceConsignment({ lines, shippingMinor })
  return { id: 'part', breweryId: 'brewery', breweryName: 'Towpath', ...sums, lines }
}

const registered = { isRegistered: true }
let issued = 0
const paper = (kind: 'invoice' | 'credit_note', section: ReturnType<typeof sectionOf>) => ({
  id: String((issued += 1)),
  kind,
  number: `TOW-${issued}`,
  issuedAt: '',
  issuerId: 'brewery',
  contents: { issuedOn: '2026-11-23', sections: [section] },
})

test('invoice less credit notes is what remains, to the penny and the line, and nothing of nothing (INV-04, INV-05, DOC-06)', () => {
  fc.assert(
    fc.property(quantities, fc.array(quantities, { maxLength: 4 }), (first, steps) => {
      let now = first
      const papers = [paper('invoice', sectionOf(partOf(first), registered))]
      for (const step of steps) {
        now = now.map((units, index) => Math.min(units, step[index]!))
        const remaining = sectionOf(partOf(now), registered)
        const credit = creditSection('part', standingPart(papers, 'part')!, remaining)
        if (credit !== null) papers.push(paper('credit_note', credit) as (typeof papers)[number])
        const left = standingPart(papers, 'part')!
        expect(left.sums).toEqual({ ...remaining.sums, vatByRate: remaining.sums.vatByRate })
        for (const line of remaining.lines)
          expect(left.lines.get(line.lineId!)).toMatchObject({ netMinor: line.netMinor })
        expect(lineVats(remaining).reduce((sum, vat) => sum + vat, 0)).toBe(remaining.sums.vatMinor)
      }
      const whole = creditSection('part', standingPart(papers, 'part')!, null)
      if (whole !== null) papers.push(paper('credit_note', whole) as (typeof papers)[number])
      expect(standingPart(papers, 'part')!.sums).toMatchObject({ netMinor: 0, vatMinor: 0, totalMinor: 0 })
      expect(creditSection('part', standingPart(papers, 'part')!, null)).toBeNull()
    }),
  )
})

test('a credit note lists the units that are not sent, at their rate (DOC-06)', () => {
  const papers = [paper('invoice', sectionOf(partOf([10, 2]), registered))]
  const credit = creditSection('part', standingPart(papers, 'part')!, sectionOf(partOf([9, 2]), registered))!
  expect(credit.lines).toMatchObject([
    { description: 'Mild', quantity: 1, unitPriceMinor: 3840, netMinor: 3840 },
  ])
  expect(credit.sums).toEqual({
    netMinor: 3840,
    vatByRate: [{ vatRate: 2000, netMinor: 3840, vatMinor: 768 }],
    vatMinor: 768,
    totalMinor: 4608,
  })
  expect(standingPart(papers, 'another')).toBeNull()
})
