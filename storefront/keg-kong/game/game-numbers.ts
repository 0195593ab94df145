/** The numbers of Keg Kong (KONG-13 to KONG-25), each with its unit. Distances are pixels of the small screen. */

/** The screen in pixels, and how many times larger it is shown. */
export const gameScreen = { width: 224, height: 200, scale: 3 }

/** The shortest time between two throws, in ms. */
export const throwCooldownMs = 420
/** How long Kong shows his throwing pose, in ms. */
export const throwAnimationMs = 450
/** A destroyed van is back after this long, in ms. */
export const respawnMs = 1400
/** One picture of an explosion, and of a breaking keg, in ms. */
export const explosionFrameMs = 90
export const kegBreakFrameMs = 80
/** Pictures of each. */
export const explosionFrames = 5
export const kegBreakFrames = 4

/** Pixels a second, twice. */
export const gravity = 420
/** Pixels a second; up is negative. */
export const throwSpeed = { across: 70, down: -120 }

/** The points of a van by its colour. */
export const vanPoints = { yellow: 5, blue: 3, green: 2 } as const
export type VanColour = keyof typeof vanPoints

/** Most team logos that the vans wear (CONST, KONG-12). */
export const maxTeamLogos = 12

/**
 * The three lanes, the farthest first: the wheels' height, the direction of the vans, their speed (pixels a second).
 * Number, layout and speeds are ours (OPEN-64).
 */
export const lanes = [
  { y: 112, way: 1, speed: 30 },
  { y: 146, way: -1, speed: 44 },
  { y: 180, way: 1, speed: 56 },
] as const
export const vansInLane = 2
/** Pixels between one van's front and the next one's, at least. */
export const vanSpacing = 118
export const vanSize = { width: 34, height: 20 }

export const kegRadius = 5
/** The height at which a keg that missed breaks. */
export const kerbY = 190

/** The roof Kong walks on: as far as kegs still reach the road on both sides. */
export const roof = { y: 74, left: 72, right: 152 }
/** The position of the throwing hands: beside Kong's middle, and above his feet. */
export const hands = { across: 9, above: 28 }
/** Pixels a second. */
export const walkSpeed = 64

/** One step of the world, in ms: exact in binary too. */
export const stepMs = 8
