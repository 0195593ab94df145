import type { packagingTypes } from '../../../shared/catalogue/containers.ts'

type PackagingType = (typeof packagingTypes)[number]

/** What a brewery chooses a size from. A pack says how many are in it and takes its name from that. */
type SizeChoice = {
  key: string
  label: string
  type: PackagingType
  volumeMl: number
  name: (pack: number) => string
  /** How many a pack has unless another number is typed; absent where there is one. */
  pack?: number
  /** The coupler that it always has. */
  coupler?: 'keykeg'
}

const one = (
  key: string,
  label: string,
  type: PackagingType,
  volumeMl: number,
  name: string,
): SizeChoice => ({ key, label, type, volumeMl, name: () => name })
const pack = (kind: 'Can' | 'Bottle', volumeMl: number, many: number): SizeChoice => ({
  key: `${kind.toLowerCase()}-${volumeMl}`,
  label: `${kind}s, ${volumeMl} ml`,
  type: 'smallpack',
  volumeMl,
  name: (of) => `${of} x ${volumeMl}ml ${kind}`,
  pack: many,
})
const keyKeg = (litres: number): SizeChoice => ({
  ...one(`keykeg-${litres}`, `KeyKeg, ${litres} litres`, 'keg', litres * 1000, `${litres}L KeyKeg`),
  coupler: 'keykeg',
})
const keg = (litres: number) =>
  one(`keg-${litres}`, `Keg, ${litres} litres`, 'keg', litres * 1000, `${litres}L Keg`)

export const sizeChoices: readonly SizeChoice[] = [
  one('pin', 'Pin, 4½ gallons', 'cask', 20_457, '4.5g Cask (Pin)'),
  one('firkin', 'Firkin, 9 gallons', 'cask', 40_914, '9g Cask (Firkin)'),
  one('kilderkin', 'Kilderkin, 18 gallons', 'cask', 81_828, '18g Cask (Kilderkin)'),
  keg(20),
  keg(30),
  keg(50),
  keyKeg(20),
  keyKeg(30),
  pack('Can', 330, 24),
  pack('Can', 440, 24),
  pack('Bottle', 330, 24),
  pack('Bottle', 375, 12),
  pack('Bottle', 500, 12),
  one('bag', 'Bag-in-box, 20 litres', 'universal', 20_000, '20L Bag-in-Box'),
]

/** A size that the list does not have. */
export const otherSize = 'other'

export const sizeChoiceOf = (key: string): SizeChoice | undefined =>
  sizeChoices.find((choice) => choice.key === key)

/** The choice that a size was made from; the other one where it was named by hand. */
export const keyOfSize = (size: { name: string; type: string; packSize: number }): string =>
  sizeChoices.find(({ name, type }) => name(size.packSize) === size.name && type === size.type)?.key ??
  otherSize
