import type { PrintLayer } from './block-print.ts'

/** Where a container wears its label: the middle of the emblem and the box of the name. */
type LabelSpot = {
  emblem: { x: number; y: number; size: number }
  name: { x: number; y: number; width: number; height: number }
}
export type PrintedContainer = { layers: readonly PrintLayer[]; spot: LabelSpot }

export const containerShapes = {
  'keg-20': keg(158, 322, 96),
  'keg-30': keg(122, 358, 150),
  'keg-50': keg(112, 368, 56),
  keykeg: {
    layers: [
      ['light', 'M116 420V220C116 130 170 92 240 92S364 130 364 220V420z'],
      ['beer*', 'M240 130C322 130 344 190 344 250S312 378 240 378S136 318 136 250S158 130 240 130z'],
      ['-ink', 'M240 130C322 130 344 190 344 250S312 378 240 378S136 318 136 250S158 130 240 130z', 3],
      ['black', 'M100 404H380V448H100zM186 62H294V104H186z'],
      ['steel', 'M212 40H268V66H212z'],
      ['-paper', 'M162 220Q168 170 200 152', 9],
      ['panel', 'M116 212H364V340H116z'],
      ['-trim', 'M118 224H362M118 328H362', 4],
    ],
    spot: { emblem: { x: 168, y: 276, size: 76 }, name: { x: 212, y: 236, width: 140, height: 80 } },
  },
  dolium: {
    layers: [
      ['black', 'M146 440V180C146 138 196 120 214 96H266C284 120 334 138 334 180V440z'],
      ['-shade', 'M164 190V420', 8],
      ['shade', 'M136 416H344V448H136z'],
      ['steel', 'M206 50H274V98H206z'],
      ['oxide', 'M214 36H266V56H214z'],
      ['panel', 'M146 190H334V392H146z'],
      ['-trim', 'M148 204H332M148 378H332', 4],
    ],
    spot: { emblem: { x: 240, y: 256, size: 84 }, name: { x: 160, y: 312, width: 160, height: 54 } },
  },
  'cask-pin': cask(118, 362, 196),
  'cask-firkin': cask(78, 402, 262),
  'cask-kilderkin': cask(28, 452, 330),
  'can-330': can(170, 310, 88, 444),
  'can-440': can(152, 328, 44, 448),
  'bottle-375': {
    layers: [
      [
        'glass',
        'M210 96H270V158C276 204 330 226 330 292V436Q330 450 316 450H164Q150 450 150 436V292C150 226 204 204 210 158z',
      ],
      ['trim', 'M206 92H274V168H206z'],
      ['wood', 'M204 50H276L270 96H210z'],
      ['-ink', 'M206 74H274M216 96L228 56M264 96L252 56', 3],
      ['-malt', 'M172 300V420', 7],
      ['panel', 'M150 288H330V418H150z'],
      ['-trim', 'M152 300H328M152 406H328', 4],
    ],
    spot: { emblem: { x: 240, y: 332, size: 54 }, name: { x: 164, y: 362, width: 152, height: 38 } },
  },
  'bottle-500': {
    layers: [
      [
        'glass',
        'M216 52H264V150C268 190 318 202 318 256V436Q318 450 304 450H176Q162 450 162 436V256C162 202 212 190 216 150z',
      ],
      ['trim', 'M208 30H272L276 58H204z'],
      ['-ink', 'M218 32V56M229 32V56M240 32V56M251 32V56M262 32V56', 2.5],
      ['panel', 'M216 92H264V136H216z'],
      ['-malt', 'M180 262V430', 7],
      ['panel', 'M162 258H318V424H162z'],
      ['-trim', 'M164 270H316M164 412H316', 4],
    ],
    spot: { emblem: { x: 240, y: 314, size: 68 }, name: { x: 174, y: 354, width: 132, height: 48 } },
  },
  'mixed-pack': {
    layers: [
      ['steel', 'M74 210V104L90 80H156L172 104V210z'],
      ['oxide*', 'M77 118H169V208H77z'],
      ['steel', 'M308 210V104L324 80H390L406 104V210z'],
      ['hop*', 'M311 118H403V208H311z'],
      ['glass', 'M216 36H264V100C268 130 296 136 296 180V220H184V180C184 136 212 130 216 100z'],
      ['brass', 'M208 24H272V46H208z'],
      ['wood', 'M40 200H440V444H40z'],
      ['bark', 'M40 200H440V232H40z'],
      ['panel', 'M40 250H440V416H40z'],
      ['-trim', 'M42 264H438M42 402H438', 4],
      ['-paper', 'M190 216H290', 9],
    ],
    spot: { emblem: { x: 116, y: 333, size: 104 }, name: { x: 184, y: 286, width: 236, height: 94 } },
  },
  universal: {
    layers: [
      ['wood', 'M240 56L424 140V348L240 436L56 348V140z'],
      ['bark', 'M240 226L424 140V348L240 436z'],
      ['cream', 'M240 56L424 140L240 226L56 140z'],
      ['-ink', 'M240 226V436M148 98L332 183V260', 5],
      ['oxide', 'M332 183L356 172V236L344 230L332 246z'],
      ['panel', 'M70 176L226 248V402L70 328z'],
      ['-trim', 'M82 196L214 257V382L82 320z', 4],
    ],
    spot: { emblem: { x: 148, y: 289, size: 86 }, name: { x: 256, y: 300, width: 152, height: 60 } },
  },
} satisfies Record<string, PrintedContainer>

export type DrawnContainer = keyof typeof containerShapes

function keg(left: number, right: number, top: number): PrintedContainer {
  const width = right - left
  const high = 444 - top
  const hoop = (y: number) => `M${left - 8} ${y}H${right + 8}V${y + 18}H${left - 8}z`
  const [panelTop, panelBottom] = [top + high * 0.32, top + high * 0.72].map(Math.round) as [number, number]
  const middle = left + width / 2
  const isSlim = width < 200
  return {
    layers: [
      ['black', `M${middle - 26} ${top - 26}H${middle + 26}V${top + 10}H${middle - 26}z`],
      ['steel', `M${left} ${top}H${right}V444H${left}z`],
      ['shade*', `M${right - 34} ${top + 4}h30V440h-30z`],
      ['light*', `M${left + 18} ${top + 30}h18V430h-18z`],
      [
        'steel',
        `M${left - 4} ${top}H${right + 4}V${top + 24}H${left - 4}zM${left - 4} 420H${right + 4}V448H${left - 4}z`,
      ],
      ['black*', `M${left + 26} ${top + 7}h44v10h-44zM${right - 70} ${top + 7}h44v10h-44z`],
      ['panel', `M${left} ${panelTop}H${right}V${panelBottom}H${left}z`],
      ['-trim', `M${left + 3} ${panelTop + 11}H${right - 3}M${left + 3} ${panelBottom - 11}H${right - 3}`, 4],
      ['steel', hoop(panelTop - 18) + hoop(panelBottom)],
    ],
    spot: isSlim
      ? {
          emblem: { x: middle, y: panelTop + 54, size: 62 },
          name: { x: left + 12, y: panelTop + 88, width: width - 24, height: panelBottom - panelTop - 106 },
        }
      : {
          emblem: {
            x: left + 62,
            y: (panelTop + panelBottom) / 2,
            size: Math.min(84, panelBottom - panelTop - 36),
          },
          name: { x: left + 112, y: panelTop + 22, width: width - 126, height: panelBottom - panelTop - 44 },
        },
  }
}

function cask(left: number, right: number, high: number): PrintedContainer {
  const bottom = Math.round(410 + high * 0.0576)
  const top = bottom - high
  const width = right - left
  const bulge = (bottom - top) * 0.16
  const edge = (part: number) => 4 * bulge * part * (1 - part)
  const x = (part: number) => Math.round(left + width * part)
  const upper = (part: number) => Math.round(top - edge(part) + bulge)
  const lower = (part: number) => Math.round(bottom + edge(part) - bulge)
  const band = (from: number, to: number) =>
    `M${x(from)} ${upper(from)}Q${x((from + to) / 2)} ${2 * upper((from + to) / 2) - (upper(from) + upper(to)) / 2} ${x(to)} ${upper(to)}V${lower(to)}Q${x((from + to) / 2)} ${2 * lower((from + to) / 2) - (lower(from) + lower(to)) / 2} ${x(from)} ${lower(from)}z`
  const staves = [0.22, 0.4, 0.6, 0.78]
    .map((part) => {
      const y = Math.round(top + bulge + (bottom - top - 2 * bulge) * part)
      return `M${left} ${y}Q${(left + right) / 2} ${Math.round(y + (part - 0.5) * bulge * 3)} ${right} ${y}`
    })
    .join('')
  const ground = lower(0.2)
  const panel = { top: upper(0.32), bottom: lower(0.32) }
  return {
    layers: [
      [
        'bark',
        `M${x(0.08)} ${ground + 34}H${x(0.34)}L${x(0.3)} ${ground - 8}H${x(0.22)}zM${x(0.92)} ${ground + 34}H${x(0.66)}L${x(0.7)} ${ground - 8}H${x(0.78)}z`,
      ],
      ['brass', `M${right} ${lower(1) - 46}h26v30h-12v-14h-14zM${right + 8} ${lower(1) - 62}h20v10h-20z`],
      ['wood', band(0, 1)],
      ['-bark', staves, 3],
      ['black', band(0, 0.07)],
      ['black', band(0.16, 0.22)],
      ['black', band(0.78, 0.84)],
      ['black', band(0.93, 1)],
      ['panel', band(0.26, 0.74)],
      ['-trim', `M${x(0.28)} ${panel.top + 16}H${x(0.72)}M${x(0.28)} ${panel.bottom - 16}H${x(0.72)}`, 4],
      ['cream', `M${x(0.46)} ${top - 6}H${x(0.54)}V${top + 8}H${x(0.46)}z`],
      ['bark', `M${x(0.49)} ${top - 22}H${x(0.51)}V${top - 4}H${x(0.49)}z`],
    ],
    spot: {
      emblem: {
        x: x(0.5),
        y: panel.top + Math.round((panel.bottom - panel.top) * 0.32),
        size: Math.round(width * 0.23),
      },
      name: {
        x: x(0.29),
        y: Math.round(panel.top + (panel.bottom - panel.top) * 0.54),
        width: Math.round(width * 0.42),
        height: Math.round((panel.bottom - panel.top) * 0.34),
      },
    },
  }
}

function can(left: number, right: number, top: number, bottom: number): PrintedContainer {
  const width = right - left
  const [neck, foot] = [top + 34, bottom - 26]
  return {
    layers: [
      [
        'steel',
        `M${left + 16} ${top}H${right - 16}L${right} ${neck}V${foot}L${right - 16} ${bottom}H${left + 16}L${left} ${foot}V${neck}z`,
      ],
      ['panel', `M${left} ${neck}H${right}V${foot}H${left}z`],
      [
        'beer*',
        `M${left + 3} ${foot - 86}q${width / 8}-22 ${width / 4 - 1.5} 0t${width / 4 - 1.5} 0 ${width / 4 - 1.5} 0 ${width / 4 - 1.5} 0V${foot - 3}H${left + 3}z`,
      ],
      ['-trim', `M${left + 3} ${neck + 14}H${right - 3}`, 5],
      ['-paper', `M${left + 20} ${neck + 36}V${foot - 110}`, 6],
      ['light', `M${left + 16} ${top - 8}H${right - 16}V${top + 6}H${left + 16}z`],
      ['-ink', `M${left} ${neck}H${right}M${left} ${foot}H${right}`, 5],
    ],
    spot: {
      emblem: {
        x: left + width / 2,
        y: Math.round(top + (bottom - top) * 0.3),
        size: Math.round(width * 0.58),
      },
      name: {
        x: left + 30,
        y: Math.round(top + (bottom - top) * 0.45),
        width: width - 46,
        height: Math.round((bottom - top) * 0.22),
      },
    },
  }
}
