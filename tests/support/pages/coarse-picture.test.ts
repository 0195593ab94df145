import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coarsePicture, differenceBetween } from './coarse-picture.ts'

type Drawing = { left?: number; colour?: string; height?: number; words?: string }

/** A card of 160 × 80 pixels on paper, with a line of words. */
function draw({ left = 40, colour = '#1c5a38', height = 400, words = '#1d1713' }: Drawing = {}) {
  const lines = Array.from(
    { length: 24 },
    (_, line) => `<rect x='240' y='${8 + line * 16}' width='380' height='3' fill='${words}'/>`,
  )
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='640' height='${height}'>
    <rect width='100%' height='100%' fill='#f6f1e7'/>${lines.join('')}
    <rect x='${left}' y='40' width='160' height='80' fill='${colour}'/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer().then(coarsePicture)
}

const differs = async (drawing: Drawing) => differenceBetween(await draw(), await draw(drawing))

test('the same page is the same, and half a pixel of smoothing is nothing', async () => {
  expect(await differs({})).toBeNull()
  expect(await differs({ left: 40.5 })).toBeNull()
})

test('reports a move by four pixels, a change of colour or of length, and its position', async () => {
  expect(await differs({ left: 44 })).toMatch(/^2\d cells are more than 40 of 255 off, 40 to 208 px across/)
  expect(await differs({ colour: '#96301c' })).toMatch(/40 to 200 px across, 40 to 120 px down$/)
  expect(await differs({ height: 416 })).toBe('was 640 × 400 pixels, is 640 × 416')
})

test('reports a surface whose colour changes at the same brightness', async () => {
  expect(await differs({ colour: '#1c385a' })).toMatch(
    /cells are more than 24 of 255 off, 40 to 200 px across/,
  )
})

test('reports words that turn paler everywhere', async () => {
  expect(await differs({ words: '#7f7364' })).toMatch(/cells are more than (24|12) of 255 off/)
})
