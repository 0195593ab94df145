import type { VanColour } from '../game/game-numbers.ts'

/** The street by day and by night: the house's inks, as in storefront/styles/tokens.css and the scenes. */
export type Light = 'day' | 'night'

export type StreetColours = {
  sky: readonly [string, string, string]
  lamp: string
  far: string
  farLit: string
  brick: string
  brickDark: string
  window: string
  ledge: string
  sign: string
  signInk: string
  kerb: string
  kerbDark: string
  road: string
  roadMark: string
  ink: string
  /** The dots that show where the next keg goes. */
  aim: string
}

export const streets: Record<Light, StreetColours> = {
  day: {
    sky: ['#f3dcae', '#f6e7c8', '#f9f0dd'],
    lamp: '#d98f2b',
    far: '#c9b48c',
    farLit: '#b39b71',
    brick: '#a44a31',
    brickDark: '#873723',
    window: '#f6e7c8',
    ledge: '#ece5d6',
    sign: '#1c5a38',
    signInk: '#fffcf6',
    kerb: '#cbbda3',
    kerbDark: '#a89a80',
    road: '#5b534b',
    roadMark: '#d6ccb9',
    ink: '#1d1713',
    aim: '#1d1713',
  },
  night: {
    sky: ['#141b2b', '#1d2740', '#2c3550'],
    lamp: '#f4e3bf',
    far: '#10151f',
    farLit: '#e3a548',
    brick: '#5f2a20',
    brickDark: '#4a1f17',
    window: '#eab868',
    ledge: '#8d8070',
    sign: '#123f27',
    signInk: '#f4e3bf',
    kerb: '#6d6252',
    kerbDark: '#54493c',
    road: '#2b2723',
    roadMark: '#8d8070',
    ink: '#0b0907',
    aim: '#f4e3bf',
  },
}

/** The cast has the same colours by day and by night, so that it stands out from the street. */
export const castColours: Readonly<Record<string, string>> = {
  K: '#1d1713',
  B: '#5a3c28',
  b: '#7b5638',
  f: '#d9ab78',
  e: '#fffcf6',
  A: '#1c5a38',
  a: '#2f7a4f',
  C: '#b8721a',
  c: '#e3a548',
  O: '#9a5f26',
  o: '#c07f38',
  H: '#4a4038',
  P: '#fffcf6',
  G: '#bcd7e0',
  g: '#fffcf6',
  Y: '#ffe9a8',
  T: '#2b2723',
  s: '#cbbda3',
}

/** Face, lit edge and sill of a van. */
export const vanColours: Record<VanColour, Readonly<Record<string, string>>> = {
  yellow: { V: '#f0b323', v: '#ffd257', d: '#b97f10' },
  blue: { V: '#3f78b5', v: '#6fa3d8', d: '#295585' },
  green: { V: '#3c8a58', v: '#69b383', d: '#245f3a' },
}
