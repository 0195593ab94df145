import type { FeatureName } from './landscape-features.ts'

/** A ridge of land or a sheet of water: its line, how far it rises and falls, its colour. */
export type LandscapeBand = {
  kind: 'hills' | 'peaks' | 'flat' | 'sea'
  y: number
  rise: number
  colour: string
  features?: readonly (readonly [name: FeatureName, x: number, scale: number])[]
}
export type LandscapeRegion = {
  sky: string
  glow: string
  sun: string
  ink: string
  sunX: number
  bands: readonly LandscapeBand[]
}

/** One landscape to each region of the shop, from the horizon to the foreground, 960 by 540. */
export const landscapeRegions: Record<string, LandscapeRegion> = {
  'greater-london': {
    sky: '#e9a25b',
    glow: '#f2bd78',
    sun: '#f8e3b4',
    ink: '#2a2230',
    sunX: 620,
    bands: [
      {
        kind: 'flat',
        y: 352,
        rise: 4,
        colour: '#a4655a',
        features: [
          ['blocks', 180, 1.1],
          ['blocks', 760, 1.2],
          ['eye', 300, 1],
        ],
      },
      {
        kind: 'flat',
        y: 386,
        rise: 3,
        colour: '#5a3b48',
        features: [
          ['pauls', 470, 1.3],
          ['shard', 700, 1.2],
          ['gherkin', 590, 1.2],
          ['clock', 190, 1.2],
          ['blocks', 860, 0.9],
        ],
      },
      { kind: 'sea', y: 398, rise: 8, colour: '#7b5a68' },
      { kind: 'sea', y: 452, rise: 10, colour: '#43364a', features: [['boat', 300, 0.8]] },
    ],
  },
  yorkshire: {
    sky: '#cfdcd3',
    glow: '#dfe6d6',
    sun: '#f4d27a',
    ink: '#243023',
    sunX: 700,
    bands: [
      { kind: 'hills', y: 250, rise: 46, colour: '#93ab8f' },
      { kind: 'hills', y: 318, rise: 40, colour: '#6f9260', features: [['viaduct', 560, 0.9]] },
      {
        kind: 'hills',
        y: 384,
        rise: 26,
        colour: '#557a45',
        features: [
          ['cottage', 260, 0.9],
          ['tree', 330, 0.7],
          ['chimney', 800, 0.8],
        ],
      },
      {
        kind: 'hills',
        y: 462,
        rise: 14,
        colour: '#3a5c35',
        features: [
          ['wall', 260, 1.2],
          ['wall', 730, 1.2],
          ['sheep', 480, 1.3],
          ['sheep', 560, 1.1],
        ],
      },
    ],
  },
  'cumbria-north-west': {
    sky: '#c5d6dc',
    glow: '#d9e3df',
    sun: '#f3c978',
    ink: '#1d2a33',
    sunX: 300,
    bands: [
      { kind: 'peaks', y: 220, rise: 120, colour: '#8499a5' },
      { kind: 'peaks', y: 296, rise: 80, colour: '#5f7c78' },
      {
        kind: 'hills',
        y: 356,
        rise: 24,
        colour: '#4d6e4e',
        features: [
          ['pine', 700, 0.9],
          ['pine', 735, 0.7],
          ['pine', 770, 1],
          ['cottage', 620, 0.7],
        ],
      },
      { kind: 'sea', y: 396, rise: 6, colour: '#6c97a8', features: [['boat', 330, 0.9]] },
      {
        kind: 'hills',
        y: 486,
        rise: 16,
        colour: '#2f4a36',
        features: [
          ['wall', 760, 1.2],
          ['sheep', 200, 1.2],
          ['sheep', 270, 1],
        ],
      },
    ],
  },
  'north-east': {
    sky: '#e2b98c',
    glow: '#edcda2',
    sun: '#f9e7bd',
    ink: '#1f2a33',
    sunX: 480,
    bands: [
      {
        kind: 'flat',
        y: 330,
        rise: 6,
        colour: '#8d7a72',
        features: [
          ['castle', 180, 1.1],
          ['blocks', 760, 0.8],
          ['chimney', 860, 0.9],
        ],
      },
      {
        kind: 'flat',
        y: 384,
        rise: 4,
        colour: '#55525a',
        features: [
          ['arch', 490, 1.9],
          ['terrace', 130, 0.9],
          ['terrace', 850, 0.9],
        ],
      },
      { kind: 'sea', y: 396, rise: 8, colour: '#5b7f8c' },
      { kind: 'sea', y: 456, rise: 10, colour: '#2f5162', features: [['boat', 690, 0.9]] },
    ],
  },
  midlands: {
    sky: '#e4cfa4',
    glow: '#efdfbb',
    sun: '#e28a3c',
    ink: '#2e231b',
    sunX: 660,
    bands: [
      { kind: 'hills', y: 292, rise: 26, colour: '#b7a070', features: [['church', 300, 0.7]] },
      {
        kind: 'flat',
        y: 356,
        rise: 8,
        colour: '#8a6a48',
        features: [
          ['chimney', 560, 1.2],
          ['terrace', 400, 1],
          ['chimney', 760, 0.9],
          ['terrace', 680, 0.9],
          ['tree', 180, 0.8],
        ],
      },
      { kind: 'sea', y: 402, rise: 5, colour: '#7d9a94' },
      {
        kind: 'hills',
        y: 466,
        rise: 14,
        colour: '#4f5d33',
        features: [
          ['tree', 820, 1.3],
          ['wall', 300, 1.1],
        ],
      },
    ],
  },
  'east-england': {
    sky: '#d4e0de',
    glow: '#e7e8d5',
    sun: '#efb555',
    ink: '#26302c',
    sunX: 250,
    bands: [
      {
        kind: 'flat',
        y: 336,
        rise: 3,
        colour: '#a9b58a',
        features: [
          ['church', 760, 0.6],
          ['windmill', 470, 0.7],
          ['tree', 860, 0.4],
          ['tree', 140, 0.4],
        ],
      },
      { kind: 'sea', y: 362, rise: 4, colour: '#86a9ad', features: [['boat', 250, 0.7]] },
      {
        kind: 'flat',
        y: 404,
        rise: 5,
        colour: '#c9a84e',
        features: [
          ['windmill', 660, 1.7],
          ['cottage', 790, 0.9],
        ],
      },
      { kind: 'flat', y: 470, rise: 6, colour: '#7c8a44' },
    ],
  },
  'kent-south-east': {
    sky: '#dbe2cd',
    glow: '#ece8cd',
    sun: '#f0b64e',
    ink: '#2a2a1b',
    sunX: 720,
    bands: [
      { kind: 'hills', y: 270, rise: 34, colour: '#a4b688' },
      {
        kind: 'hills',
        y: 336,
        rise: 26,
        colour: '#7f9a5c',
        features: [
          ['church', 180, 0.7],
          ['tree', 260, 0.6],
        ],
      },
      {
        kind: 'hills',
        y: 398,
        rise: 16,
        colour: '#5d8044',
        features: [
          ['oast', 640, 1.3],
          ['tree', 790, 1],
        ],
      },
      {
        kind: 'flat',
        y: 496,
        rise: 6,
        colour: '#3a5a30',
        features: [
          ['hops', 130, 1.3],
          ['hops', 330, 1.3],
          ['hops', 850, 1.3],
        ],
      },
    ],
  },
  'south-west': {
    sky: '#c9dfe2',
    glow: '#dde9df',
    sun: '#f5cf76',
    ink: '#1d2b35',
    sunX: 330,
    bands: [
      {
        kind: 'hills',
        y: 286,
        rise: 30,
        colour: '#8fae93',
        features: [
          ['chimney', 250, 0.6],
          ['cottage', 380, 0.5],
        ],
      },
      { kind: 'sea', y: 332, rise: 8, colour: '#5d9aa8', features: [['boat', 480, 0.8]] },
      { kind: 'peaks', y: 392, rise: 40, colour: '#4f7458', features: [['lighthouse', 780, 1.5]] },
      { kind: 'sea', y: 448, rise: 14, colour: '#2d6a7c' },
    ],
  },
  'central-scotland': {
    sky: '#d5c9cf',
    glow: '#e5d8d3',
    sun: '#eeb273',
    ink: '#2a2430',
    sunX: 560,
    bands: [
      { kind: 'hills', y: 262, rise: 40, colour: '#a493a3' },
      { kind: 'peaks', y: 340, rise: 70, colour: '#6d6272', features: [['castle', 330, 1.3]] },
      {
        kind: 'flat',
        y: 398,
        rise: 5,
        colour: '#4f5560',
        features: [
          ['terrace', 200, 1.1],
          ['church', 520, 1],
          ['chimney', 680, 1],
          ['terrace', 830, 1],
        ],
      },
      { kind: 'hills', y: 470, rise: 14, colour: '#3f5446', features: [['tree', 110, 1.1]] },
    ],
  },
  'highlands-islands': {
    sky: '#b9c8d2',
    glow: '#d3d9d6',
    sun: '#f1d9a0',
    ink: '#1b2530',
    sunX: 640,
    bands: [
      { kind: 'peaks', y: 200, rise: 150, colour: '#7d8fa3' },
      { kind: 'peaks', y: 280, rise: 110, colour: '#56697a' },
      {
        kind: 'hills',
        y: 356,
        rise: 26,
        colour: '#6c5268',
        features: [
          ['castle', 270, 0.8],
          ['pine', 700, 0.8],
          ['pine', 740, 1],
        ],
      },
      { kind: 'sea', y: 392, rise: 6, colour: '#6189a0', features: [['boat', 560, 0.7]] },
      {
        kind: 'hills',
        y: 480,
        rise: 22,
        colour: '#33453a',
        features: [
          ['stones', 820, 1.3],
          ['pine', 90, 1.6],
          ['pine', 150, 1.3],
        ],
      },
    ],
  },
  'scottish-borders': {
    sky: '#dfd6bc',
    glow: '#ebe3c9',
    sun: '#df9148',
    ink: '#2b2a20',
    sunX: 260,
    bands: [
      { kind: 'hills', y: 244, rise: 60, colour: '#a99a80' },
      { kind: 'hills', y: 310, rise: 50, colour: '#8a7a86' },
      {
        kind: 'hills',
        y: 378,
        rise: 26,
        colour: '#6f7f4f',
        features: [
          ['castle', 640, 0.8],
          ['tree', 760, 0.8],
          ['tree', 810, 0.6],
        ],
      },
      { kind: 'sea', y: 428, rise: 5, colour: '#7fa0a4' },
      {
        kind: 'hills',
        y: 480,
        rise: 12,
        colour: '#46592f',
        features: [
          ['sheep', 250, 1.4],
          ['sheep', 350, 1.2],
          ['sheep', 420, 1.3],
          ['wall', 760, 1.2],
        ],
      },
    ],
  },
  wales: {
    sky: '#d0dccb',
    glow: '#e1e5cf',
    sun: '#f0b85c',
    ink: '#1f2b22',
    sunX: 520,
    bands: [
      { kind: 'peaks', y: 236, rise: 90, colour: '#8aa596' },
      { kind: 'hills', y: 310, rise: 56, colour: '#648a66' },
      {
        kind: 'hills',
        y: 380,
        rise: 30,
        colour: '#4a7048',
        features: [
          ['wheel', 650, 1.3],
          ['terrace', 300, 0.9],
          ['terrace', 440, 0.9],
        ],
      },
      {
        kind: 'hills',
        y: 462,
        rise: 18,
        colour: '#2f5234',
        features: [
          ['terrace', 780, 1.1],
          ['sheep', 200, 1.3],
          ['sheep', 280, 1.1],
          ['tree', 90, 1],
        ],
      },
    ],
  },
  'northern-ireland': {
    sky: '#c8d9d6',
    glow: '#dfe6d6',
    sun: '#f3cb72',
    ink: '#1b2a2c',
    sunX: 700,
    bands: [
      { kind: 'hills', y: 240, rise: 100, colour: '#84a09c' },
      { kind: 'hills', y: 322, rise: 50, colour: '#5b8065', features: [['crane', 250, 0.9]] },
      { kind: 'sea', y: 372, rise: 8, colour: '#5a93a0', features: [['boat', 560, 0.8]] },
      { kind: 'sea', y: 430, rise: 12, colour: '#2f6c7d', features: [['causeway', 760, 1.4]] },
      { kind: 'hills', y: 496, rise: 10, colour: '#2f5138', features: [['wall', 220, 1.2]] },
    ],
  },
  'rest-of-uk': {
    sky: '#d9dcc6',
    glow: '#e8e5cd',
    sun: '#e9a84a',
    ink: '#28291d',
    sunX: 480,
    bands: [
      { kind: 'hills', y: 264, rise: 44, colour: '#9fae8a' },
      {
        kind: 'hills',
        y: 330,
        rise: 34,
        colour: '#7b9562',
        features: [
          ['windmill', 260, 0.9],
          ['church', 720, 0.8],
        ],
      },
      { kind: 'sea', y: 386, rise: 6, colour: '#7ba3a8', features: [['boat', 520, 0.8]] },
      {
        kind: 'hills',
        y: 462,
        rise: 16,
        colour: '#4a6a39',
        features: [
          ['tree', 130, 1.2],
          ['cottage', 800, 1.2],
          ['sheep', 420, 1.2],
        ],
      },
    ],
  },
}
