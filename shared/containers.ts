export const packagingTypes = ['keg', 'cask', 'smallpack', 'universal'] as const

/** What a container is judged by: its name, its type, and the volume of one vessel in millilitres. */
export type ContainerShape = { name: string; type: string; volumeMl: number | null }

type Family = 'keg' | 'cask' | 'can' | 'bottle' | 'mixed'
export type ContainerFilter = {
  key: string
  label: string
  family: Family
  minMl: number
  maxMl: number
}

/**
 * The container filters of the shop with the volumes each takes in, both bounds included (SHOP-17 to SHOP-24,
 * OPEN-20). A firkin holds 9 gallons, 40,914 ml, and is listed anywhere from 40 to 41.5 litres. There is no
 * filter for 20 litre kegs (C-27).
 */
export const containerFilters: readonly ContainerFilter[] = [
  { key: '30l-keg', label: '30 L keg', family: 'keg', minMl: 29_000, maxMl: 31_000 },
  { key: '50l-keg', label: '50 L keg', family: 'keg', minMl: 49_000, maxMl: 51_000 },
  { key: '9g-cask', label: '9 gallon cask', family: 'cask', minMl: 40_000, maxMl: 41_500 },
  { key: '440ml-can', label: '440 ml can', family: 'can', minMl: 440, maxMl: 440 },
  { key: '330ml-can', label: '330 ml can', family: 'can', minMl: 330, maxMl: 330 },
  { key: '500ml-bottle', label: '500 ml bottle', family: 'bottle', minMl: 500, maxMl: 500 },
  { key: '375ml-bottle', label: '375 ml bottle', family: 'bottle', minMl: 375, maxMl: 375 },
  { key: 'mixed-pack', label: 'Mixed pack', family: 'mixed', minMl: 0, maxMl: Infinity },
]

const smallpackTypes = ['smallpack', 'can', 'bottle']

/**
 * The filter a container is found under, or none. The type decides before the name; a smallpack named as mixed
 * is a mixed pack and nothing else (C-26). Whether it is in stock is for the caller to ask (SHOP-35).
 */
export function containerFilterOf(container: ContainerShape): string | null {
  const family = familyOf(container)
  const volume = container.volumeMl ?? 0
  const found = containerFilters.find(
    (filter) => filter.family === family && volume >= filter.minMl && volume <= filter.maxMl,
  )
  return found?.key ?? null
}

/** The container types that a packaging value of the address stands for (SHOP-33, SHOP-36, C-26). */
export function packagingTypesOf(packaging: string): string[] {
  const type = packaging.trim().toLowerCase()
  return type === 'smallpack' ? smallpackTypes : [type]
}

/** Whether a container belongs to a packaging value such as 'keg' or 'Smallpack' (SHOP-33, SHOP-36). */
export function packagingMatches(packaging: string, container: { type: string }): boolean {
  return packagingTypesOf(packaging).includes(container.type.toLowerCase())
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
