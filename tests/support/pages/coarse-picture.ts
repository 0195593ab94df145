import sharp from 'sharp'

type Cells = { width: number; height: number; colours: Buffer }

/** CSS pixels along the edge of what becomes one cell. */
const cellSize = 8

/**
 * What two browsers may see differently (tests/journeys/README.md): how far a cell's red, green or blue may be off, of 255,
 * and how many cells of a picture may be further off than that. The first catches what moved, the second a surface of another
 * colour, the third what changed a little everywhere.
 */
const allowances = [
  { beyond: 40, cells: 6, share: 0 },
  { beyond: 24, cells: 30, share: 0.0003 },
  { beyond: 12, cells: 24, share: 0.01 },
]

/** Reduces a screenshot to a small picture of average colours, which font smoothing hardly changes. */
export async function coarsePicture(screenshot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .flatten()
    .resize({
      width: Math.ceil(width / cellSize),
      height: Math.ceil(height / cellSize),
      fit: 'fill',
      kernel: 'cubic',
    })
    .webp({ nearLossless: true, quality: 40, effort: 6 })
    .toBuffer()
}

/** What differs between two coarse pictures and where, in words; null when they are the same to the eye. */
export async function differenceBetween(baseline: Buffer, seen: Buffer): Promise<string | null> {
  const [before, now] = await Promise.all([cellsOf(baseline), cellsOf(seen)])
  if (before.width !== now.width || before.height !== now.height) {
    return `was ${sizeInPixels(before)} pixels, is ${sizeInPixels(now)}`
  }
  const distances = distancesBetween(before, now)
  for (const { beyond, cells, share } of allowances) {
    const far = [...distances.keys()].filter((cell) => (distances[cell] ?? 0) > beyond)
    if (far.length > Math.max(cells, distances.length * share)) {
      return `${far.length} cells are more than ${beyond} of 255 off, ${positionOf(far, now.width)}`
    }
  }
  return null
}

/** Before, now and what differs, side by side and large enough to look at. */
export async function comparisonSheet(baseline: Buffer, seen: Buffer): Promise<Buffer> {
  const [before, now] = await Promise.all([cellsOf(baseline), cellsOf(seen)])
  const height = Math.max(before.height, now.height)
  const sheet = { width: before.width + now.width * 2 + 8, height, channels: 3 as const, background: '#888' }
  const parts = [
    { input: baseline, left: 0, top: 0 },
    { input: seen, left: before.width + 4, top: 0 },
  ]
  if (before.width === now.width && before.height === now.height) {
    const raw = { width: now.width, height, channels: 1 as const }
    const heat = await sharp(Buffer.from(distancesBetween(before, now)), { raw })
      .png()
      .toBuffer()
    parts.push({ input: heat, left: before.width + now.width + 8, top: 0 })
  }
  const joined = await sharp({ create: sheet }).composite(parts).png().toBuffer()
  return sharp(joined)
    .resize({ width: sheet.width * 4, kernel: 'nearest' })
    .png()
    .toBuffer()
}

async function cellsOf(picture: Buffer): Promise<Cells> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, colours: data }
}

/** For every cell the distance of the colour that is furthest off. */
function distancesBetween(before: Cells, now: Cells): number[] {
  return Array.from({ length: now.width * now.height }, (_, cell) =>
    Math.max(
      ...[0, 1, 2].map((colour) =>
        Math.abs((before.colours[cell * 3 + colour] ?? 0) - (now.colours[cell * 3 + colour] ?? 0)),
      ),
    ),
  )
}

function sizeInPixels({ width, height }: Cells): string {
  return `${width * cellSize} × ${height * cellSize}`
}

function positionOf(cells: number[], width: number): string {
  const across = cells.map((cell) => (cell % width) * cellSize)
  const down = cells.map((cell) => Math.floor(cell / width) * cellSize)
  return `${span(across)} px across, ${span(down)} px down`
}

function span(places: number[]): string {
  const least = places.reduce((one, other) => Math.min(one, other))
  const most = places.reduce((one, other) => Math.max(one, other))
  return `${least} to ${most + cellSize}`
}
