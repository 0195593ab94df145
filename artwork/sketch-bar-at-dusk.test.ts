import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawScene, type SceneName, scenes } from './draw-scene.ts'
import { sketchBarAtDusk } from './sketch-bar-at-dusk.ts'
import { drawingFault } from './well-formed.ts'

const start = 'data:image/svg+xml,'
const drawing = decodeURIComponent(sketchBarAtDusk().slice(start.length))

/** The average colours of 32 by 18 cells. */
const cellsOf = async (svg: string): Promise<Buffer> =>
  sharp(await sharp(Buffer.from(svg)).resize(1600, 900).removeAlpha().png().toBuffer())
    .resize(32, 18)
    .raw()
    .toBuffer()

/** By how much red, green and blue of the cells differ, of 255. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length

test('the sketch of the welcome gate is small enough for every document, and an address', () => {
  expect(drawingFault(drawing.replaceAll("'", '"'))).toBeUndefined()
  expect(sketchBarAtDusk()).toMatch(/^data:image\/svg\+xml,[^\s<>"#]+( [^<>"#\s]+)*$/)
  expect(sketchBarAtDusk().length).toBeLessThan(1_600)
})

test('the sketch has the colours of its scene where the scene has them, and of no other scene', async () => {
  const sketched = await cellsOf(drawing)
  const differences = await Promise.all(
    (Object.keys(scenes) as SceneName[]).map(async (name) => ({
      name,
      by: difference(sketched, await cellsOf(drawScene(name))),
    })),
  )
  const [nearest, second] = differences.toSorted((one, other) => one.by - other.by)
  expect(nearest).toMatchObject({ name: 'bar-at-dusk' })
  expect(nearest!.by).toBeLessThan(24)
  expect(second!.by).toBeGreaterThan(32)
})
