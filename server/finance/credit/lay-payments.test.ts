import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AccountLine, layPayments, type Document } from './lay-payments.ts'

const line = (event: AccountLine['event'], amountMinor: number, more: Partial<AccountLine> = {}) => ({
  event,
  key: `${event}:${JSON.stringify(more)}:${amountMinor}`,
  orderId: null,
  partId: null,
  documentId: null,
  bookedOn: '2026-12-01',
  amountMinor,
  ...more,
})
const document = (id: string, aboutId: string | null = null): Document => ({
  id,
  number: id,
  orderNumber: null,
  aboutId,
  issuedOn: '2026-12-01',
  dueOn: '2026-12-15',
})
const papers = new Map(
  [document('one'), document('two'), document('credit', 'one')].map((each) => [each.id, each]),
)
const invoices = [
  line('part_invoiced', 300, { documentId: 'one' }),
  line('part_invoiced', 300, { documentId: 'two' }),
]
const openOf = (lines: AccountLine[], named = new Map<string, string[]>()) => {
  const { items, leftMinor } = layPayments({ lines, papers, named })
  return { open: items.map(({ openMinor }) => openMinor), left: leftMinor }
}

test('a payment pays the oldest invoices, in part, and what is over is left (CRED-07)', () => {
  expect(openOf([...invoices, line('bank_payment', -500)])).toEqual({ open: [0, 100], left: 0 })
  expect(openOf([...invoices, line('bank_payment', -700)])).toEqual({ open: [0, 0], left: 100 })
  expect(openOf([line('bank_payment', -700), ...invoices])).toEqual({ open: [0, 0], left: 100 })
})

test('a payment pays the invoice that it names first, and one that is undone pays none (CRED-07)', () => {
  const named = line('bank_payment', -350, { key: 'bank_payment:1' })
  const names = new Map([['bank_payment:1', ['two']]])
  expect(openOf([...invoices, named], names)).toEqual({ open: [250, 0], left: 0 })
  const undone = line('reversal', 350, { key: 'reversal:bank_payment:1' })
  expect(openOf([...invoices, named, undone], names)).toEqual({ open: [300, 300], left: 0 })
})

test('a credit note lowers its invoice, and one after the payment leaves its money (CRED-07)', () => {
  const credit = line('part_credited', -120, { documentId: 'credit' })
  expect(openOf([...invoices, credit])).toEqual({ open: [180, 300], left: 0 })
  expect(openOf([...invoices, line('bank_payment', -300), credit])).toEqual({ open: [0, 180], left: 0 })
})

test('an invoice is settled on the day nothing of it is open', () => {
  const paid = [
    line('bank_payment', -200, { bookedOn: '2026-12-03', key: 'a' }),
    line('bank_payment', -100, { bookedOn: '2026-12-05', key: 'b' }),
  ]
  const { items } = layPayments({ lines: [...invoices, ...paid], papers, named: new Map() })
  expect(items.map(({ settledOn }) => settledOn)).toEqual(['2026-12-05', null])
})

test('open less left is the sum of all lines, and nothing is ever below 0 (INV-04)', () => {
  const step = fc.record({
    event: fc.constantFrom('part_invoiced', 'part_credited', 'bank_payment', 'write_off', 'goodwill'),
    amount: fc.integer({ min: 1, max: 500 }),
    about: fc.nat({ max: 8 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const known = new Map<string, Document>()
      const standing: { id: string; minor: number }[] = []
      const lines: AccountLine[] = []
      for (const [place, { event, amount, about }] of steps.entries()) {
        const id = `paper-${place}`
        if (event === 'part_invoiced') {
          known.set(id, document(id))
          standing.push({ id, minor: amount })
          lines.push(line('part_invoiced', amount, { documentId: id, key: id }))
        } else if (event === 'part_credited' || event === 'write_off') {
          const invoice = standing[about % Math.max(1, standing.length)]
          if (invoice === undefined || invoice.minor === 0) continue
          const lowered = Math.min(amount, invoice.minor)
          invoice.minor -= lowered
          if (event === 'part_credited') known.set(id, document(id, invoice.id))
          const documentId = event === 'part_credited' ? id : invoice.id
          lines.push(line(event, -lowered, { documentId, key: id }))
        } else lines.push(line(event as 'goodwill', -amount, { key: id }))
      }
      const { items, leftMinor } = layPayments({ lines, papers: known, named: new Map() })
      const open = items.reduce((sum, { openMinor }) => sum + openMinor, 0)
      expect(open - leftMinor).toBe(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
      for (const { openMinor, paidMinor } of items)
        expect(Math.min(openMinor, paidMinor, leftMinor)).toBeGreaterThanOrEqual(0)
    }),
  )
})

const laid = (lines: AccountLine[]) => layPayments({ lines, papers, named: new Map() })

test('money that is over is left since the day it came, until an invoice takes it (CRED-07)', () => {
  const over = [
    line('bank_payment', -400, { bookedOn: '2026-12-03', key: 'a' }),
    line('bank_payment', -50, { bookedOn: '2026-12-04', key: 'b' }),
  ]
  expect(laid([invoices[0]!, ...over])).toMatchObject({ leftMinor: 150, leftSince: '2026-12-03' })
  expect(laid([invoices[0]!, ...over, { ...invoices[1]!, bookedOn: '2026-12-06' }])).toMatchObject({
    leftMinor: 0,
    leftSince: null,
  })
  expect(laid([])).toEqual({ items: [], leftMinor: 0, leftSince: null })
})

test('a credit note or write-off without its invoice is left over; one of a part lowers that part’s', () => {
  expect(openOf([line('part_credited', -120)])).toEqual({ open: [], left: 120 })
  const lines = [
    line('part_invoiced', 300, { partId: 'part' }),
    line('part_credited', -120, { partId: 'part' }),
  ]
  expect(openOf(lines)).toEqual({ open: [180], left: 0 })
  expect(openOf([...invoices, line('write_off', -300, { documentId: 'two' })])).toEqual({
    open: [300, 0],
    left: 0,
  })
})

test('a payment that names an invoice which is not there pays the oldest (CRED-07)', () => {
  const payment = line('bank_payment', -100, { key: 'bank_payment:1' })
  expect(openOf([...invoices, payment], new Map([['bank_payment:1', ['gone']]]))).toEqual({
    open: [200, 300],
    left: 0,
  })
})

test('an invoice is shown by its document, and one from before documents by its part or key', () => {
  const lines = [
    invoices[0]!,
    line('part_invoiced', 100, { partId: 'part', bookedOn: '2026-11-01' }),
    line('container_lost', 50, { key: 'lost', documentId: null }),
  ]
  const orders = new Map([['one', { ...document('one'), orderNumber: 'D-1234', issuedOn: '2026-11-30' }]])
  expect(layPayments({ lines, papers: orders, named: new Map() }).items).toMatchObject([
    { id: 'one', number: 'one', orderNumber: 'D-1234', issuedOn: '2026-11-30', dueOn: '2026-12-15' },
    {
      id: 'part',
      number: 'before documents were stored',
      orderNumber: null,
      issuedOn: '2026-11-01',
      dueOn: null,
      settledOn: null,
    },
    { id: 'lost' },
  ])
})
