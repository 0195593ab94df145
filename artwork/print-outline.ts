/** One drawing command with absolute coordinates: M, L, Q, C or Z. */
export type OutlineStep = readonly [command: string, ...coordinates: number[]]
export type Bend = (x: number, y: number) => readonly [number, number]

const read = new Map<string, readonly OutlineStep[]>()

/** Reads path data of absolute M, L, Q, C and Z; each distinct outline is read once. */
export function readOutline(outline: string): readonly OutlineStep[] {
  const known = read.get(outline)
  if (known) return known
  const steps = [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command, rest]): OutlineStep => [
    command!,
    ...(rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  ])
  read.set(outline, steps)
  return steps
}

/**
 * Prints steps as short relative path data in whole units, after `bend` has put every point where it
 * belongs. Rounding never adds up: each step starts from the printed end of the last.
 */
export function printOutline(steps: readonly OutlineStep[], bend: Bend): string {
  let data = ''
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  for (const [command, ...coordinates] of steps) {
    if (command === 'Z') {
      data += 'z'
      ;[penX, penY] = [startX, startY]
      continue
    }
    const points: number[] = []
    for (let at = 0; at < coordinates.length; at += 2) {
      const [x, y] = bend(coordinates[at]!, coordinates[at + 1]!)
      points.push(Math.round(x), Math.round(y))
    }
    const [endX, endY] = points.slice(-2) as [number, number]
    if (command === 'M') {
      data += `M${joined(points)}`
      ;[startX, startY] = [endX, endY]
    } else if (command === 'L') {
      data += shortLine(endX - penX, endY - penY)
    } else {
      data += command.toLowerCase() + joined(points.map((value, at) => value - (at % 2 ? penY : penX)))
    }
    ;[penX, penY] = [endX, endY]
  }
  return data
}

function shortLine(across: number, down: number): string {
  if (across === 0 && down === 0) return ''
  if (down === 0) return `h${across}`
  if (across === 0) return `v${down}`
  return `l${joined([across, down])}`
}

function joined(values: readonly number[]): string {
  return values.join(' ').replaceAll(' -', '-')
}
