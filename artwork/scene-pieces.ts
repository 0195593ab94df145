import { printLayers, type PrintLayer } from './block-print.ts'

/** The inks of the scenes: lamplight on stout. */
export const sceneInks = {
  ink: '#1b1714',
  night: '#26232b',
  dusk: '#3b3442',
  plum: '#5a3b48',
  brick: '#7d3a28',
  clay: '#a2512f',
  ember: '#c96f2e',
  malt: '#d9922f',
  lamp: '#f2bd55',
  glow: '#f9dc95',
  paper: '#f6f1e7',
  cream: '#ebdfc6',
  straw: '#dcbf72',
  wood: '#a86c35',
  bark: '#6f4322',
  steel: '#a9a69d',
  pale: '#d6d2c6',
  iron: '#4b4845',
  hop: '#2f5b3a',
  leaf: '#5b8a45',
  sage: '#93ab72',
  oxide: '#9c3525',
  sea: '#2f5d70',
  foam: '#8fb5bb',
  copper: '#b8622e',
  shine: '#eaa766',
  slate: '#47525c',
} as const

export type SceneInk = keyof typeof sceneInks

/** Layers in scene inks without outlines: '*' is implied, lines keep their '-'. */
export function scene(...layers: readonly PrintLayer[]): string {
  return printLayers(
    layers.map(([role, data, width]) => [role.startsWith('-') ? role : `${role}*`, data, width]),
    sceneInks,
    4,
  )
}

/** Something drawn once and set in many places: each place is x, y and a scale. */
export function stamped(
  id: string,
  drawing: string,
  places: readonly (readonly [x: number, y: number, scale: number])[],
) {
  const uses = places.map(
    ([x, y, scale]) => `<use href="#${id}" transform="translate(${x} ${y})scale(${scale})"/>`,
  )
  return `<defs><g id="${id}">${drawing}</g></defs>${uses.join('')}`
}

/** A burst of light: rays in one dashed circle, clipped to nothing, `count` of them. */
export function lightRays(
  x: number,
  y: number,
  radius: number,
  count: number,
  ink: SceneInk,
  opacity: number,
): string {
  const dash = ((Math.PI * radius) / (2 * count)).toFixed(2)
  return `<circle cx="${x}" cy="${y}" r="${radius / 2}" fill="none" stroke="${sceneInks[ink]}" stroke-width="${radius}" stroke-dasharray="${dash}" opacity="${opacity}"/>`
}

/** Rings of lamplight, brightest in the middle. */
export function halo(x: number, y: number, radius: number, ink: SceneInk = 'lamp'): string {
  return [1, 0.72, 0.46]
    .map(
      (part) =>
        `<circle cx="${x}" cy="${y}" r="${Math.round(radius * part)}" fill="${sceneInks[ink]}" opacity=".13"/>`,
    )
    .join('')
}

/** A lamp on a cord, its shade 90 wide, hanging so that its bulb is at 0,0. */
export const pendantLamp = scene(
  ['ink', 'M-3-400H3V-60H-3z'],
  ['hop', 'M-20-62H20L58-14H-58z'],
  ['glow', 'M-22-14A22 22 0 0 0 22-14z'],
  ['-leaf', 'M-14-54L-40-20', 5],
  ['ink', 'M-60-16H60V-9H-60z'],
)

/** A cask seen end on, 200 across, its middle at 0,0: staves, hoops, a chalked cross and a tap. */
export const caskHead = scene(
  ['ink', 'M0-106a106 106 0 1 1-.1 0z'],
  ['iron', 'M0-98a98 98 0 1 1-.1 0z'],
  ['bark', 'M0-88a88 88 0 1 1-.1 0z'],
  ['wood', 'M0-80a80 80 0 1 1-.1 0z'],
  ['-bark', 'M-54-58V58M-28-74V74M0-80V80M28-74V74M54-58V58', 4],
  ['-malt', 'M-66-44A80 80 0 0 1-10-79M-42-40V20M-14-60V-20M14-64V-30', 4],
  ['-paper', 'M-26-30L2-2M2-30L-26-2M14-30L42-2M42-30L14-2', 6],
  ['ink', 'M-16 34H16V66H-16z'],
  ['lamp', 'M-9 40H9V84H20V98H2L-9 86z'],
  ['ink', 'M-22 30H22V40H-22z'],
)

/** A steel keg standing on 0,0, 130 wide and 190 high. */
export const standingKeg = scene(
  ['ink', 'M-70-4H70V6H-70z'],
  ['steel', 'M-62-186H62V0H-62z'],
  ['iron', 'M34-182H58V-2H34z'],
  ['pale', 'M-50-178H-38V-8H-50z'],
  [
    'ink',
    'M-68-190H68V-178H-68zM-68-132H68V-120H-68zM-68-66H68V-54H-68zM-68-8H68V2H-68zM-20-206H20V-190H-20z',
  ],
  ['oxide', 'M-62-120H62V-66H-62z'],
  ['-paper', 'M-34-93H34', 8],
)

/** A cask lying on its side on 0,0, 260 long and 170 high. */
export const lyingCask = scene(
  ['ink', 'M-126-150Q0-196 126-150V-20Q0 26-126-20z'],
  ['wood', 'M-120-146Q0-188 120-146V-24Q0 18-120-24z'],
  ['-bark', 'M-118-112Q0-136 118-112M-118-85H118M-118-58Q0-36 118-58', 4],
  ['-malt', 'M-90-140Q0-164 90-140M-80-100Q0-112 40-108', 4],
  [
    'ink',
    'M-122-148L-102-153V-17L-122-22zM122-148L102-153V-17L122-22zM-70-162L-50-165V-5L-70-8zM70-162L50-165V-5L70-8z',
  ],
  ['cream', 'M-12-176H12V-162H-12z'],
)

/** A row of bricks laid over a rectangle, cut as lines. */
export function brickLines(
  left: number,
  top: number,
  right: number,
  bottom: number,
  high: number,
  ink: SceneInk,
  opacity: number,
): string {
  let data = ''
  for (let y = top, row = 0; y <= bottom; y += high, row++) {
    data += `M${left} ${y}H${right}`
    if (y + high > bottom) break
    for (let x = left + (row % 2 ? high * 1.2 : high * 2.4); x < right; x += high * 2.4)
      data += `M${Math.round(x)} ${y}v${high}`
  }
  return `<path fill="none" stroke="${sceneInks[ink]}" stroke-width="3" opacity="${opacity}" d="${data}"/>`
}
