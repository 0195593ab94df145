import type { Place } from '../../../shared/geography/geography.ts'
import type { MapTown } from '../../../shared/groups/group-head.ts'
import { findTown } from '../../../shared/geography/towns.ts'
import type { Point } from './clip-land.ts'

/** Towns by which people find their way on a map, those first that matter more. */
const landmarks = (
  'London, Edinburgh, Cardiff, Belfast, Manchester, Birmingham, Glasgow, Leeds, Newcastle upon Tyne, ' +
  'Liverpool, Bristol, Norwich, Plymouth, Aberdeen, Inverness, Nottingham, Southampton, York, ' +
  'Carlisle, Dundee, Swansea, Hull, Derry, Exeter, Cambridge, Oxford, Brighton, Dover, Penzance, ' +
  'Aberystwyth, Bangor, Shrewsbury, Lincoln, Stirling, Perth, Ayr, Dumfries, Berwick-upon-Tweed, ' +
  'Middlesbrough, Kendal, Lancaster, Fort William, Ullapool, Wick, Kirkwall, Omagh, Enniskillen, ' +
  'Peterborough, Ipswich'
).split(', ')
const most = 7
const letterWidth = 7.4
const lineHeight = 17
const gap = 7

type Box = { left: number; right: number; top: number; bottom: number }

/** The landmark towns of a map that have room for their names beside markers and each other. */
export function mapTowns(pointOf: (place: Place) => Point, side: number, taken: readonly Point[]): MapTown[] {
  const towns = landmarks.flatMap((name) => {
    const town = findTown(name)
    return town ? [{ name, ...pointOf(town) }] : []
  })
  return placeNames(towns, { side, taken, reach: 4 }).slice(0, most)
}

type Naming = {
  side: number
  taken: readonly Point[]
  /** How far from its point a name may begin, for the drawing of the point itself. */
  reach: number
}

/** The points whose names have room to their right or left, beside markers and each other, the first first. */
export function placeNames(
  points: readonly (Point & { name: string })[],
  { side, taken, reach }: Naming,
): MapTown[] {
  const boxes: Box[] = taken.map(({ x, y }) => around(x - 17, x + 17, y))
  const named: MapTown[] = []
  for (const { name, x, y } of points) {
    const width = name.length * letterWidth + gap
    const sides = [
      { align: 'start' as const, box: around(x + reach - 8, x + reach - 4 + width, y) },
      { align: 'end' as const, box: around(x - reach + 4 - width, x - reach + 8, y) },
    ]
    const free = sides.find(({ box }) => isWithin(box, side) && boxes.every((other) => !overlaps(box, other)))
    if (!free) continue
    boxes.push(free.box)
    named.push({ name, x: Math.round(x), y: Math.round(y), align: free.align })
  }
  return named
}

const around = (left: number, right: number, y: number): Box => ({
  left,
  right,
  top: y - lineHeight / 2,
  bottom: y + lineHeight / 2,
})

/** The foot of the map belongs to its scale. */
const isWithin = (box: Box, side: number) =>
  box.left > 6 && box.right < side - 6 && box.top > 6 && box.bottom < side - 40

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
