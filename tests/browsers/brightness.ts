import sharp from 'sharp'

/** CSS pixels along the edge of what becomes one cell: letters of another engine hardly change its brightness. */
const cellSize = 48
/** How far the brightness of a cell may be off, of 255: a line of text more or less in it is about 30. */
const mostOff = 45

type Picture = { png: Buffer; width: number; height: number }

/** Which share of a screenshot is clearly brighter or darker than in another one of the same size in CSS pixels. */
export async function brightnessDifference(one: Picture, other: Buffer): Promise<number> {
  const [columns, rows] = [one.width, one.height].map((length) => Math.ceil(length / cellSize))
  const cellsOf = (png: Buffer) =>
    sharp(png).flatten().greyscale().resize(columns, rows, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  const [cells, others] = await Promise.all([cellsOf(one.png), cellsOf(other)])
  const off = cells.filter((cell, at) => Math.abs(cell - others[at]!) > mostOff)
  return off.length / cells.length
}
