import { sceneInks, type SceneInk } from './scene-pieces.ts'

type Surface = readonly [SceneInk, string]

/** The scene's large surfaces, from back to front. */
const behindBottles: readonly Surface[] = [
  ['clay', 'M0 0H1600V640H0z'],
  ['bark', 'M0 0H1600V46H0zM60 110H560V570H60zM620 84H1560V600H620z'],
  ['slate', 'M88 138H532V400H88z'],
  ['ember', 'M88 400Q300 350 532 390V542H88z'],
  ['ink', 'M88 542V430l50-50 38 72 38-32 52-90 14 122 80-24 48 32 54-120 12 120 58 2v80z'],
  ['lamp', 'M648 128H1532V590H648zM620 646l4-106h32l4 106zM780 646l4-106h32l4 106zM940 646l4-106h32l4 106z'],
  ['bark', 'M640 290h900v16H640zM640 446h900v16H640zM0 676H1600V720H0z'],
]
const bottles = `<path stroke='${sceneInks.clay}' stroke-width='100' stroke-dasharray='30 38' d='M661 240H1524M661 396H1524'/>`
const beforeBottles: readonly Surface[] = [
  ['wood', 'M0 640H1600V680H0z'],
  [
    'hop',
    'M40 96h110q-20 204-90 324H40zM580 96H470q20 204 90 324h20zM0 720H1600V900H0zM220 270h220l-60-80h-100zM690 270h220l-60-80h-100zM1160 270h220l-60-80h-100z',
  ],
  ['paper', 'M616 420l14-120h20l14 120zM776 420l14-120h20l14 120zM936 420l14-120h20l14 120z'],
  ['hop', 'M576 412h128v78l-64 74-64-74z'],
  ['oxide', 'M736 412h128v78l-64 74-64-74z'],
  ['sea', 'M896 412h128v78l-64 74-64-74z'],
  ['malt', 'M272 500h100l-11 168h-78zM1080 500h100l-11 168h-78z'],
  [
    'paper',
    'M568 486h144v34H568zM728 486h144v34H728zM888 486h144v34H888zM270 480h104v40H270zM1078 480h104v40h-104z',
  ],
  ['ink', 'M1208 490h104l-13 178h-78z'],
]

const drawn = (surfaces: readonly Surface[]) =>
  surfaces.map(([ink, data]) => `<path fill='${sceneInks[ink]}' d='${data}'/>`).join('')

/**
 * The bar at dusk in its large surfaces, as the address of a picture (data:) that a document can contain: what a visitor sees
 * until the scene has come.
 */
export const sketchBarAtDusk = (): string =>
  `data:image/svg+xml,${encode(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1600 900'>${drawn(behindBottles)}${bottles}${drawn(beforeBottles)}</svg>`)}`

/** Only what an address must not contain (RFC 2397, RFC 3986). */
const encode = (svg: string) => svg.replace(/[#<>"%]/g, encodeURIComponent)
