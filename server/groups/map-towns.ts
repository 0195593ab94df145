import type { Place } from '../../shared/geography/geography.ts'
import type { MapTown } from '../../shared/groups/group-head.ts'
import { findTown } from '../../shared/geography/towns.ts'
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
  const boxes: Box[] = taken.map(({ x, y }) => around(x - 17, x + 17, y))
  const named: MapTown[] = []
  for (const name of landmarks) {
    const town = findTown(name)
    if (!town || named.length === most) continue
    const { x, y } = pointOf(town)
    const width = name.length * letterWidth + gap
    const sides = [
      { align: 'start' as const, box: around(x - 4, x + width, y) },
      { align: 'end' as const, box: around(x - width, x + 4, y) },
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
