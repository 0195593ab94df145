import { barAtDuskScene } from './scene-bar-at-dusk.ts'
import { cellarScene } from './scene-cellar.ts'
import { drayOnQuayScene } from './scene-dray-on-quay.ts'
import { hopGardenScene } from './scene-hop-garden.ts'
import { loadingBayScene } from './scene-loading-bay.ts'
import { mashTunScene } from './scene-mash-tun.ts'

export const scenes = {
  cellar: cellarScene,
  'dray-on-quay': drayOnQuayScene,
  'mash-tun': mashTunScene,
  'bar-at-dusk': barAtDuskScene,
  'hop-garden': hopGardenScene,
  'loading-bay': loadingBayScene,
} as const

export type SceneName = keyof typeof scenes

/** Draws a full scene, 1600 by 900 and at most 24 KB, for heroes and the photo feed. */
export function drawScene(name: SceneName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">${scenes[name]()}</svg>`
}
