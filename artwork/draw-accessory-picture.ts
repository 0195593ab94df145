import { accessoryShapes, type AccessoryPicture } from './accessory-shapes.ts'
import { houseInks, printLayers, type PrintLayer } from './block-print.ts'

export type { AccessoryPicture }

/** Draws an accessory on a beer mat of its own, 480 by 480, at most 4 KB. */
export function drawAccessoryPicture(picture: AccessoryPicture): string {
  const layers: readonly PrintLayer[] = accessoryShapes[picture]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" stroke-linejoin="round"><circle cx="240" cy="240" r="228" fill="${houseInks.cream}"/>`,
    `<circle cx="240" cy="240" r="216" fill="none" stroke="${houseInks.malt}" stroke-width="3"/>`,
    `<g transform="translate(68 68)scale(3.44)">${printLayers(layers, houseInks, 1.8)}</g></svg>`,
  ].join('')
}
