import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceConsignment } from '../../../shared/orders/price-order.ts'
import { lineVats } from './line-vats.ts'
import { type DocumentedPart, sectionOf } from './documented-part.ts'
import { creditSection, standingPart } from './standing-part.ts'

const quantities = fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 2 })

/** A part of two lines at £38.40 and £86.53 with delivery, of so many units each. */
function partOf([one = 0, two = 0]: number[], shippingMinor = 1250): DocumentedPart {
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
const document = (kind: 'invoice' | 'credit_note', section: ReturnType<typeof sectionOf>) => ({
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
      const documents = [document('invoice', sectionOf(partOf(first), registered))]
      for (const step of steps) {
        now = now.map((units, index) => Math.min(units, step[index]!))
        const remaining = sectionOf(partOf(now), registered)
        const credit = creditSection('part', standingPart(documents, 'part')!, remaining)
        if (credit !== null) documents.push(document('credit_note', credit) as (typeof documents)[number])
        const left = standingPart(documents, 'part')!
        expect(left.sums).toEqual({ ...remaining.sums, vatByRate: remaining.sums.vatByRate })
        for (const line of remaining.lines)
          expect(left.lines.get(line.lineId!)).toMatchObject({ netMinor: line.netMinor })
        expect(lineVats(remaining).reduce((sum, vat) => sum + vat, 0)).toBe(remaining.sums.vatMinor)
      }
      const whole = creditSection('part', standingPart(documents, 'part')!, null)
      if (whole !== null) documents.push(document('credit_note', whole) as (typeof documents)[number])
      expect(standingPart(documents, 'part')!.sums).toMatchObject({ netMinor: 0, vatMinor: 0, totalMinor: 0 })
      expect(creditSection('part', standingPart(documents, 'part')!, null)).toBeNull()
    }),
  )
})

test('a credit note lists the units that are not sent, at their rate (DOC-06)', () => {
  const papers = [document('invoice', sectionOf(partOf([10, 2]), registered))]
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

const section = (lines: object[], rates: [vatRate: number, netMinor: number, vatMinor: number][]) => {
  const vatByRate = rates.map(([vatRate, netMinor, vatMinor]) => ({ vatRate, netMinor, vatMinor }))
  const netMinor = rates.reduce((sum, [, net]) => sum + net, 0)
  const vatMinor = rates.reduce((sum, [, , vat]) => sum + vat, 0)
  const sums = { netMinor, vatByRate, vatMinor, totalMinor: netMinor + vatMinor }
  return { partId: 'part', heading: null, lines, sums } as unknown as ReturnType<typeof sectionOf>
}
const row = (lineId: string | null, quantity: number | null, netMinor: number) => ({
  lineId,
  description: lineId ?? 'Delivery',
  details: ['Best before May'],
  unitPriceMinor: 100,
  quantity,
  netMinor,
})

test('rates of VAT are in order, and one that is credited whole is gone (DOC-06)', () => {
  const invoice = section(
    [row('a', 2, 200), row('b', 1, 100)],
    [
      [2000, 200, 40],
      [0, 100, 0],
    ],
  )
  const papers = [
    document('invoice', invoice),
    document('credit_note', section([row('b', 1, 100)], [[0, 100, 0]])),
  ]
  const standing = standingPart(papers, 'part')!
  expect(standing.sums).toEqual({
    netMinor: 200,
    vatByRate: [{ vatRate: 2000, netMinor: 200, vatMinor: 40 }],
    vatMinor: 40,
    totalMinor: 240,
  })
  expect(standing.lines.get('b')).toMatchObject({ quantity: 0, netMinor: 0 })
  const rates = standingPart(
    [
      ...papers,
      document(
        'credit_note',
        section(
          [],
          [
            [500, 10, 1],
            [0, -5, 0],
          ],
        ),
      ),
    ],
    'part',
  )!
  expect(rates.sums.vatByRate).toEqual([
    { vatRate: 0, netMinor: 5, vatMinor: 0 },
    { vatRate: 500, netMinor: -10, vatMinor: -1 },
    { vatRate: 2000, netMinor: 200, vatMinor: 40 },
  ])
})

test('an invoice of a whole order counts like one of a part (DOC-06)', () => {
  const invoice = {
    ...document('invoice', section([row('a', 2, 200)], [[2000, 200, 40]])),
    kind: 'order_invoice' as const,
  }
  expect(standingPart([invoice], 'part')?.lines.get('a')).toMatchObject({ quantity: 2, netMinor: 200 })
  expect(standingPart([document('credit_note', section([], []))], 'part')).toBeNull()
})

test('a rebate leaves the units and states no price of one; delivery has no units (DOC-06)', () => {
  const invoice = section([row('a', 2, 200), row(null, null, 50), row('b', 1, 100)], [[2000, 350, 70]])
  const remaining = section([row('a', 2, 150), row(null, null, 30), row('b', 1, 100)], [[2000, 280, 56]])
  const standing = standingPart([document('invoice', invoice)], 'part')!
  expect(creditSection('part', standing, remaining)!.lines).toMatchObject([
    { lineId: 'a', details: ['Rebate'], quantity: null, unitPriceMinor: null, netMinor: 50 },
    { lineId: null, quantity: null, netMinor: 20 },
  ])
  const rebate = document('credit_note', creditSection('part', standing, remaining)!)
  expect(standingPart([document('invoice', invoice), rebate], 'part')!.lines.get('a')).toMatchObject({
    quantity: 2,
    netMinor: 150,
  })
})

test('units that go back at no price are credited, and so is money without a line (DOC-06)', () => {
  const standing = standingPart([document('invoice', section([row('a', 2, 0)], []))], 'part')!
  expect(creditSection('part', standing, section([row('a', 1, 0)], []))!.lines).toMatchObject([
    { quantity: 1, details: [], netMinor: 0 },
  ])
  const priced = standingPart([document('invoice', section([], [[2000, 10, 2]]))], 'part')!
  expect(creditSection('part', priced, null)).toMatchObject({ lines: [], sums: { totalMinor: 12 } })
})
