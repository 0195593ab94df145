import type { RunDrop, RunMap } from '../../../../shared/api/group-runs-api.ts'
import { distanceKm, type Place } from '../../../../shared/geography/geography.ts'
import { mapAround, markerDiameter, rounded } from '../../../catalogue/groups/map-around.ts'
import { mapTowns, placeNames } from '../../../catalogue/groups/map-towns.ts'
import { spreadMarkers } from '../../../catalogue/groups/spread-markers.ts'

/** The narrowest view shows where in its region a run is. */
const leastReachKm = 12

/**
 * The depot and the drops of a run on the outline of the country (SEE-08). Where a mark is does not depend on the order of the
 * drops, so that it stays while they are moved. Null where no drop has a known place.
 */
export function drawRunMap(
  depot: Place | null,
  drops: readonly Pick<RunDrop, 'number' | 'place' | 'address'>[],
): RunMap | null {
  const placed = drops
    .flatMap(({ number, place, address }) =>
      place === null ? [] : [{ number, place, town: address.at(-2) ?? '' }],
    )
    .toSorted((one, other) => (one.number < other.number ? -1 : 1))
  if (placed.length === 0) return null
  const places = [...placed.map(({ place }) => place), ...(depot === null ? [] : [depot])]
  const middleOf = (read: (place: Place) => number) => {
    const values = places.map(read)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  const centre = {
    latitude: middleOf(({ latitude }) => latitude),
    longitude: middleOf(({ longitude }) => longitude),
  }
  const farthest = Math.max(...places.map((place) => distanceKm(centre, place)))
  const { side, land, scale, pointOf } = mapAround(centre, Math.max(leastReachKm, farthest * 1.3))
  const anchors = placed.map(({ place }) => pointOf(place))
  const start = depot === null ? [] : [pointOf(depot)]
  // The first is the depot, which gives way to nothing.
  const spots = spreadMarkers([...start, ...anchors], markerDiameter).slice(start.length)
  const taken = [...start, ...spots, ...anchors]
  const named = new Map(placed.map(({ town }, at) => [town, { name: town, ...spots[at]! }]))
  const depotName = start.map((point) => ({ name: 'Depot', ...point }))
  return {
    side,
    land,
    scale,
    towns: mapTowns(pointOf, side, taken).filter(({ name }) => !named.has(name)),
    names: placeNames([...depotName, ...named.values()], { side, taken, reach: 26 }),
    depot: start[0] === undefined ? null : rounded(start[0]),
    drops: placed.map(({ number }, at) => ({
      number,
      ...rounded(spots[at]!),
      anchor: rounded(anchors[at]!),
    })),
  }
}
