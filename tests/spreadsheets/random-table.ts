import type { Chance } from '../../bench/seeded-chance.ts'
import {
  importColumns,
  type ImportField,
  importFields,
  type ImportKind,
  importKinds,
} from '../../shared/catalogue/import-headings.ts'
import { londonMoment } from '../../shared/working-time/working-time.ts'
import type { Cell, WriteSheetView } from './write-sheet.ts'

/** What a program does with a sheet that decides how its cells may be shown. */
export type Shape = {
  delimiter: ',' | ';' | '\t'
  /** Only texts of Western Europe can be written. */
  isWindows: boolean
  /** Gnumeric writes 4.1% as 0.041, which an import warns of and reads as it is written. */
  hasPercent: boolean
}

export type RandomTable = {
  kind: ImportKind
  cells: Cell[][]
  /** The same rows as the templates of imports write them. */
  plain: string[][]
}

type Value = { cell: Cell; plain: string }

/** A table as people keep it: columns in any order, a title above, columns and rows that no import knows. */
export function randomTable(chance: Chance, shape: Shape): RandomTable {
  const kind = chance.pick(importKinds)
  const isGerman = shape.delimiter !== ',' && chance.below(2) === 0
  const forms = { moment: chance.pick(momentForms), day: chance.pick(dayForms) }
  const shown = chance.pick(shownForms)
  const fields = shuffled(chance, importColumns[kind].fields)
  const rows = Array.from({ length: 3 + chance.below(12) }, (_, at) =>
    fields.map((field) => valueOf(field, { at, chance, shape, isGerman, forms, shown })),
  )
  const headings = fields.map((field) => heading(chance, field))
  const isNoted = chance.below(3) === 0
  const noted = (cells: Cell[], note: string) => (isNoted ? [...cells, words(note)] : cells)
  const titles = chance.below(3) === 0 ? [[words('Price list, winter 2026')], [words('')]] : []
  const table = [
    ...titles,
    noted(headings.map(words), 'Remarks'),
    ...rows.flatMap((row) => {
      const cells = noted(
        row.map(({ cell }) => cell),
        chance.pick(['', 'ask Anne', 'new, since May']),
      )
      return chance.below(8) === 0 ? [[words('')], cells] : [cells]
    }),
  ]
  const plain = [
    fields.map((field) => importFields[field].known[0]),
    ...rows.map((row) => row.map(({ plain: text }) => text)),
  ]
  return { kind, cells: table, plain }
}

const words = (text: string): Cell => ({ kind: 'text', text })

const dayForms = [
  '%Y-%m-%d',
  '%d/%m/%Y',
  '%d/%m/%y',
  '%e/%n/%Y',
  '%d.%m.%Y',
  '%d %b %Y',
  '%d-%b-%y',
  '%e %B %Y',
]
const momentForms = dayForms.flatMap((day) => [`${day} %H:%M`, `${day} %H:%M:%S`])
const shownForms: readonly WriteSheetView[] = ['plain', 'decimals', 'grouped', 'pounds']
const western = [
  'Aqueduct',
  'Best Bitter, dry-hopped',
  'Maggie’s “Old” Ale',
  '7 Hills; Pale',
  'Kölsch',
  '-Sour-',
]
const wide = [...western, 'Bragdy Tŷ Nant', 'Plzeň', 'Łódź Porter', 'Μπίρα']

type Maker = {
  at: number
  chance: Chance
  shape: Shape
  isGerman: boolean
  forms: { moment: string; day: string }
  shown: WriteSheetView
}

const text = (value: string): Value => ({ cell: words(value), plain: value })

function valueOf(field: ImportField, maker: Maker): Value {
  const { at, chance, shape, isGerman, forms, shown } = maker
  const figure = (value: number, as: WriteSheetView): Value => ({
    cell: { kind: 'figure', value, shown: as, isGerman },
    plain: String(value),
  })
  const word = () => chance.pick(shape.isWindows ? western : wide)
  const day = `2027-0${1 + chance.below(9)}-${String(1 + chance.below(28)).padStart(2, '0')}`
  switch (field) {
    case 'containerId':
    case 'beerId':
      return text(chance.pick([`brewery/${at}`, `00${at}`, `SKU ${at}-Ä`]))
    case 'price':
      return figure((100 + chance.below(300_000)) / 100, shown)
    case 'abv':
      return figure(
        (5 + chance.below(120)) / 10,
        shape.hasPercent ? chance.pick(['plain', 'percent']) : 'plain',
      )
    case 'litres':
      return figure(chance.pick([0.33, 0.44, 0.5, 4.5, 20, 30, 40.9, 50]), 'plain')
    case 'onHand':
      return figure(chance.below(2000), 'plain')
    case 'packSize':
    case 'multiple':
      return figure(1 + chance.below(24), 'plain')
    case 'fromDay':
      return { cell: { kind: 'moment', value: day, form: forms.day }, plain: day }
    case 'countedAt': {
      // Gnumeric writes midnight as a day alone, which is another moment here.
      const minutes = 1 + chance.below(24 * 60 - 1)
      const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
      const plain = londonMoment(day, time).toISOString()
      return { cell: { kind: 'moment', value: `${day}T${time}:00`, form: forms.moment }, plain }
    }
    case 'glutenFree':
    case 'soldOnline': {
      const value = chance.below(2) === 0
      const cell = chance.pick<Cell>([{ kind: 'flag', value }, words(value ? 'Yes' : 'no')])
      return { cell, plain: value ? 'yes' : 'no' }
    }
    case 'style':
      return text(chance.pick(['Best Bitter', 'Porter']))
    case 'allergens':
      return text(chance.pick(['gluten', 'gluten, milk', '']))
    case 'type':
      return text(chance.pick(['keg', 'cask']))
    case 'coupler':
      return text('')
    case 'description':
      return text(chance.pick([word(), `${word()}\nSecond line, with a comma`, `12" of ${word()}`, '']))
    default:
      return text(word())
  }
}

function heading(chance: Chance, field: ImportField): string {
  const name = chance.pick(importFields[field].known)
  return chance.pick([name, name.toUpperCase(), name.replaceAll(' ', '_')])
}

function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const left = [...list]
  return list.map(() => left.splice(chance.below(left.length), 1)[0]!)
}
