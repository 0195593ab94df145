import { distanceKm, type Place } from '../geography/geography.ts'

/** A drop as far as its place in the road order matters; times are 'HH:MM' in London. */
export type RoadStop = { pub: string; place: Place | null; opensAt: string | null; closesAt: string | null }

/**
 * Whole kilometres in a straight line from the depot to the first drop and from each drop to the next; null to a drop
 * whose place is not known, which the next one is not measured from. Pure.
 */
export function legsKm(depot: Place | null, stops: readonly Pick<RoadStop, 'place'>[]): (number | null)[] {
  let from = depot
  return stops.map(({ place }) => {
    const leg = from === null || place === null ? null : Math.round(distanceKm(from, place))
    from = place ?? from
    return leg
  })
}

/** The sum of the legs that are known. Pure. */
export const wayKm = (legs: readonly (number | null)[]): number =>
  legs.reduce<number>((sum, leg) => sum + (leg ?? 0), 0)

/** Drops that close before one that comes earlier in the order opens, each with that one. Pure. */
export function windowClashes<Stop extends Omit<RoadStop, 'place'>>(
  stops: readonly Stop[],
): { late: Stop; after: Stop }[] {
  return stops.flatMap((late, at) => {
    const after = stops
      .slice(0, at)
      .find(({ opensAt }) => opensAt !== null && late.closesAt !== null && opensAt >= late.closesAt)
    return after === undefined ? [] : [{ late, after }]
  })
}
