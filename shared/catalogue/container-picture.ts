import { familyOf } from './containers.ts'
import type { ContainerShape } from './containers.ts'

export const containerPictures = [
  'keg-20',
  'keg-30',
  'keg-50',
  'keykeg',
  'dolium',
  'cask-pin',
  'cask-firkin',
  'cask-kilderkin',
  'can-330',
  'can-440',
  'bottle-375',
  'bottle-500',
  'mixed-pack',
  'universal',
] as const
export type ContainerPicture = (typeof containerPictures)[number]

/**
 * The picture of a container. A label that names keykeg, dolium or cask picks its family first, plain keg goes by
 * volume: 45 litres and more is drawn as 50, 25 and more as 30, anything less as 20 (BEER-27 to BEER-33, C-24).
 * A keg of unknown volume is drawn as the 30 litre one, the size met most.
 */
export function containerPicture(container: ContainerShape): ContainerPicture {
  const label = `${container.name} ${container.type}`.toLowerCase()
  const family = familyOf(container)
  if (family === 'mixed') return 'mixed-pack'
  if (/key-?\s?keg/.test(label)) return 'keykeg'
  if (label.includes('dolium')) return 'dolium'
  if (family === 'can') return (container.volumeMl ?? 440) <= 385 ? 'can-330' : 'can-440'
  if (family === 'bottle') return (container.volumeMl ?? 500) <= 437 ? 'bottle-375' : 'bottle-500'
  if (label.includes('cask')) return caskPicture(container.volumeMl ?? 40_914)
  if (label.includes('keg')) return kegPicture(container.volumeMl ?? 30_000)
  return 'universal'
}

function kegPicture(volumeMl: number): ContainerPicture {
  if (volumeMl >= 45_000) return 'keg-50'
  return volumeMl >= 25_000 ? 'keg-30' : 'keg-20'
}

/** Pins hold 4½ gallons, firkins 9, kilderkins 18: 20,457, 40,914 and 81,828 ml. */
function caskPicture(volumeMl: number): ContainerPicture {
  if (volumeMl <= 30_000) return 'cask-pin'
  return volumeMl <= 60_000 ? 'cask-firkin' : 'cask-kilderkin'
}
