export type Point = { x: number; y: number }

/** A closed line cut to the box from `least` to `most` both ways (Sutherland and Hodgman). Empty when none of it is inside. */
export function clipLand(line: readonly Point[], least: number, most: number): Point[] {
  const cuts: Cut[] = [
    { axis: 'x', keeps: (at) => at >= least, edge: least },
    { axis: 'x', keeps: (at) => at <= most, edge: most },
    { axis: 'y', keeps: (at) => at >= least, edge: least },
    { axis: 'y', keeps: (at) => at <= most, edge: most },
  ]
  return cuts.reduce<Point[]>(cutAt, [...line])
}

type Cut = { axis: 'x' | 'y'; keeps: (at: number) => boolean; edge: number }

function cutAt(line: Point[], { axis, keeps, edge }: Cut): Point[] {
  const other = axis === 'x' ? 'y' : 'x'
  return line.flatMap((to, at) => {
    const from = line.at(at - 1) ?? to
    const isIn = keeps(to[axis])
    if (isIn === keeps(from[axis])) return isIn ? [to] : []
    const share = (edge - from[axis]) / (to[axis] - from[axis])
    const crossing = { [axis]: edge, [other]: from[other] + share * (to[other] - from[other]) } as Point
    return isIn ? [crossing, to] : [crossing]
  })
}
