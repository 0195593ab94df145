import type { Point } from './clip-land.ts'

/** Directions in which a marker gives way, in turn: up and down first, where a short list of names reads best. */
const directions = [270, 90, 0, 180, 315, 225, 45, 135]
const longestStep = 4

/** Positions for round markers without overlap: each on its point, or as near to it as there is room. */
export function spreadMarkers(points: readonly Point[], diameter: number): Point[] {
  const placed: Point[] = []
  for (const point of points) {
    const isFree = (spot: Point) =>
      placed.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= diameter)
    placed.push(spotsAround(point, diameter).find(isFree) ?? point)
  }
  return placed
}

function spotsAround({ x, y }: Point, diameter: number): Point[] {
  const rings = Array.from({ length: longestStep * 2 }, (_, ring) => ((ring + 1) * diameter) / 2)
  const around = rings.flatMap((far) =>
    directions.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) }
    }),
  )
  return [{ x, y }, ...around]
}
