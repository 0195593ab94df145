export const packagingTypes = ['keg', 'cask', 'smallpack', 'universal'] as const

/** What a container is judged by: its name, its type, and the volume of one vessel in millilitres. */
export type ContainerShape = {
  name: string
  type: string
  volumeMl: number | null
  couplerType?: string | null
}

type Family = 'keg' | 'cask' | 'can' | 'bottle' | 'mixed'
export type ContainerFilter = {
  key: string
  label: string
  /** In a sentence: 'Bitter in pins'. */
  plural: string
  family: Family
  minMl: number
  maxMl: number
}

/**
 * The container filters of the shop with the volumes each takes in, both bounds included (SHOP-17 to SHOP-24,
 * OPEN-20), and those the trade asks for beside them (S-09). A firkin holds 9 gallons, 40,914 ml, and is listed
 * anywhere from 40 to 41.5 litres; pins and kilderkins likewise. A KeyKeg is found by its size and as a KeyKeg.
 */
export const containerFilters: readonly ContainerFilter[] = [
  filter('20l-keg', '20 L keg', '20 L kegs', 'keg', 19_000, 21_000),
  filter('30l-keg', '30 L keg', '30 L kegs', 'keg', 29_000, 31_000),
  filter('50l-keg', '50 L keg', '50 L kegs', 'keg', 49_000, 51_000),
  filter('keykeg', 'KeyKeg', 'KeyKegs', 'keg', 0, Infinity),
  filter('pin', 'Pin (4.5 gallon)', 'pins', 'cask', 20_000, 21_000),
  filter('9g-cask', '9 gallon cask', 'firkins', 'cask', 40_000, 41_500),
  filter('kilderkin', 'Kilderkin (18 gallon)', 'kilderkins', 'cask', 80_000, 83_000),
  filter('440ml-can', '440 ml can', '440 ml cans', 'can', 440, 440),
  filter('330ml-can', '330 ml can', '330 ml cans', 'can', 330, 330),
  filter('500ml-bottle', '500 ml bottle', '500 ml bottles', 'bottle', 500, 500),
  filter('375ml-bottle', '375 ml bottle', '375 ml bottles', 'bottle', 375, 375),
  filter('mixed-pack', 'Mixed pack', 'mixed packs', 'mixed', 0, Infinity),
]

const smallpackTypes = ['smallpack', 'can', 'bottle']

/**
 * The filters a container is found under: at most its size and, for a KeyKeg, that it is one. The type decides before
 * the name; a smallpack named as mixed is a mixed pack and nothing else (C-26). Whether it is in stock is for the
 * caller to ask (SHOP-35).
 */
export function containerFiltersOf(container: ContainerShape): string[] {
  const family = familyOf(container)
  const volume = container.volumeMl ?? 0
  return containerFilters
    .filter((filter) => filter.family === family && volume >= filter.minMl && volume <= filter.maxMl)
    .map(({ key }) => key)
    .filter((key) => key !== 'keykeg' || isKeyKeg(container))
}

/** One-way kegs with a bag inside, by name or by coupler. */
const isKeyKeg = ({ name, couplerType }: ContainerShape) =>
  couplerType?.toLowerCase() === 'keykeg' || /\bkey[-\s]?keg/i.test(name)

/** The container types that a packaging value of the address stands for (SHOP-33, SHOP-36, C-26). */
export function packagingTypesOf(packaging: string): string[] {
  const type = packaging.trim().toLowerCase()
  return type === 'smallpack' ? smallpackTypes : [type]
}

/** Which kind of vessel this is; null for a universal container or a smallpack that names none (C-26). */
export function familyOf({ name, type }: { name: string; type: string }): Family | null {
  const kind = type.toLowerCase()
  if (smallpackTypes.includes(kind) && /\bmixed\b/i.test(name)) return 'mixed'
  if (kind === 'keg' || kind === 'cask' || kind === 'can' || kind === 'bottle') return kind
  if (kind !== 'smallpack') return null
  if (/\bcans?\b/i.test(name)) return 'can'
  return /\bbottles?\b/i.test(name) ? 'bottle' : null
}

function filter(
  key: string,
  label: string,
  plural: string,
  family: Family,
  minMl: number,
  maxMl: number,
): ContainerFilter {
  return { key, label, plural, family, minMl, maxMl }
}
