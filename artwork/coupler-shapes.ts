import type { PrintLayer } from './block-print.ts'

const outlet: PrintLayer = ['brass', 'M42 4H54V14H42z']
const neck: PrintLayer = ['steel', 'M40 14H56V38H40z']
const gasArm: PrintLayer[] = [
  ['steel', 'M20 22H40V31H20z'],
  ['brass', 'M12 20H20V33H12z'],
]
const lever: PrintLayer = ['black', 'M54 26L86 8L91 16L58 36z']
const disc: PrintLayer = ['paper', 'M80 62a18 18 0 1 1-.1 0z']
const letter = (data: string): PrintLayer => ['-ink', data, 3.4]

/** A round head on a flange: S and D differ in the length of the probe. */
const sankey = (probeEnd: number): PrintLayer[] => [
  ['steel', `M44 58H52V${probeEnd}H44z`],
  ...gasArm,
  lever,
  neck,
  ['steel', 'M24 38H72V50H24z'],
  ['shade', 'M30 50H66V58H30z'],
  ['shade*', 'M62 40h8v9h-8zM50 16h5v21h-5z'],
  ['-ink', `M44 ${probeEnd - 6}H52`, 2],
  outlet,
]

/** Two rails that slide on to the keg's neck from the side. */
const slider = (body: 'steel' | 'brass', rails: string): PrintLayer[] => [
  ['steel', 'M44 52H52V70H44z'],
  ...gasArm,
  lever,
  [body, 'M38 14H58V42H38z'],
  [body, rails],
  ['shade*', 'M52 16h5v24h-5z'],
  outlet,
]

/** A wedge for the triangular well of the keg. */
const wedge = (base: string): PrintLayer[] => [
  ['steel', 'M44 60H52V76H44z'],
  ['brass', 'M38 14H58V36H38z'],
  ['steel', base],
  ['shade*', 'M52 16h5v20h-5z'],
  outlet,
]

/** The heads that fit a keg, each with its own foot and the letter that a brewery calls it by. */
export const couplerShapes = {
  'coupler-s': [
    ...sankey(94),
    disc,
    letter('M87 74.5Q85.5 71.5 80 71.5T73 76Q73 80 80 80T87 84.3Q87 88.5 80 88.5T72.5 85'),
  ],
  'coupler-d': [
    ...sankey(74),
    ['-oxide', 'M16 33V44M16 41a4 4 0 1 1-.1 8', 2.4],
    disc,
    letter('M75 72H79Q88 72 88 80T79 88H75z'),
  ],
  'coupler-keykeg': [
    ['steel', 'M45 62H51V88H45z'],
    ['black', 'M14 24H26V66H14zM70 24H82V58H70z'],
    ['hop', 'M20 34H76V50H20z'],
    ['black', 'M32 50H64V62H32z'],
    neck,
    ['-paper', 'M18 30V60M22 30V60M74 30V54M78 30V54', 1.4],
    outlet,
    disc,
    letter('M75 71.5V88.5M87 71.5L75.5 81.5M79 79L87.5 88.5'),
  ],
  'coupler-g': [
    ...gasArm,
    lever,
    ...wedge('M34 36H62L74 60H22z'),
    disc,
    letter('M87 75Q85 71.5 80 71.5Q72 71.5 72 80T80 88.5Q87.5 88.5 87.5 81H81'),
  ],
  'coupler-a': [
    ...slider('steel', 'M18 40H78V62H68V50H28V62H18z'),
    disc,
    letter('M72.5 88.5L80 71.5L87.5 88.5M75.5 83H84.5'),
  ],
  'coupler-u': [
    ['steel', 'M20 20H38V30H20zM58 20H76V30H58z'],
    ['brass', 'M10 16H20V34H10zM76 16H86V34H76z'],
    ...wedge('M30 34H66L84 60H12z'),
    ['-ink', 'M28 47H68M20 54H76', 1.6],
    disc,
    letter('M73 71.5V81Q73 88.5 80 88.5T87 81V71.5'),
  ],
  'coupler-m': [
    ...slider('brass', 'M10 40H86V66H74V52H22V66H10zM22 60H30V66H22zM66 60H74V66H66z'),
    disc,
    letter('M72 88.5V71.5L80 82L88 71.5V88.5'),
  ],
  'coupler-grundy': [
    ['steel', 'M44 58H52V92H44z'],
    ['black', 'M4 26H36V36H4zM60 26H92V36H60z'],
    ['brass', 'M2 22H12V40H2zM84 22H94V40H84z'],
    ['steel', 'M34 14H62V58H34z'],
    ['brass', 'M26 44H34V52H26zM62 44H70V52H62z'],
    ['shade*', 'M55 16h6v41h-6z'],
    outlet,
  ],
  'coupler-seals': [
    ['oxide', 'M32 12a22 22 0 1 1-.1 0z'],
    ['cream', 'M32 22a12 12 0 1 1-.1 0z'],
    ['black', 'M70 24a18 18 0 1 1-.1 0z'],
    ['cream', 'M70 33a9 9 0 1 1-.1 0z'],
    ['hop', 'M46 58a15 15 0 1 1-.1 0z'],
    ['cream', 'M46 66a7 7 0 1 1-.1 0z'],
    ['steel', 'M74 68a9 9 0 1 1-.1 0z'],
    ['paper*', 'M71 73a2.4 2.4 0 1 1-.1 0z'],
  ],
} satisfies Record<string, readonly PrintLayer[]>
