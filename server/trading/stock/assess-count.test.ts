import { expect, test } from 'vitest'
import { assessFigure } from './assess-count.ts'

const at = (hour: string) => new Date(`2026-03-02T${hour}:00.000Z`)
const startedAt = at('12:00')
const iso = (hour: string) => at(hour).toISOString()

test.each([
  [
    'the first figure is a count at the start of the import',
    40,
    null,
    null,
    null,
    { kind: 'count', at: startedAt },
  ],
  ['the same figure is none', 40, null, 40, '09:00', { kind: 'same' }],
  ['another figure is one', 41, null, 40, '09:00', { kind: 'count', at: startedAt }],
  ['the same figure counted later is one', 40, '10:00', 40, '09:00', { kind: 'count', at: at('10:00') }],
  ['the same figure counted then is none', 40, '09:00', 40, '09:00', { kind: 'same' }],
  ['the same figure counted before is none', 40, '08:00', 40, '09:00', { kind: 'same' }],
  [
    'another figure counted before comes too late',
    41,
    '08:00',
    40,
    '09:00',
    { kind: 'stale', at: at('08:00'), countedAt: at('09:00') },
  ],
] as const)('%s (STOCK-02, STOCK-03)', (_what, units, stated, importedUnits, counted, expected) => {
  const figure = { units, stated: stated === null ? null : { at: at(stated), day: null }, startedAt }
  const last = counted === null ? null : iso(counted)
  const level = { countedAt: last, importedUnits, importedAt: last }
  expect(assessFigure(figure, level)).toEqual(expected)
})

test('a figure from before a later count by hand comes too late, the one that was loaded is still none (STOCK-03)', () => {
  const level = { countedAt: iso('11:00'), importedUnits: 40, importedAt: iso('09:00') }
  const figure = (units: number) =>
    assessFigure({ units, stated: { at: at('10:00'), day: null }, startedAt }, level)
  expect(figure(39)).toMatchObject({ kind: 'stale', countedAt: at('11:00') })
  expect(assessFigure({ units: 40, stated: null, startedAt }, level)).toEqual({ kind: 'same' })
})
