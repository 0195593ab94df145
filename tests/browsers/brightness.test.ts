import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brightnessDifference } from './brightness.ts'

const size = { width: 390, height: 844 }

/** A page of text with a picture, as another engine may draw it. */
function draw({ picture = '#1c5a38', paper = '#f6f1e7', top = 0, line = 24, scale = 1 } = {}) {
  const words = Array.from(
    { length: 30 },
    (_, at) =>
      `<rect x='24' y='${top + 300 + at * line}' width='${300 + (at % 3) * 20}' height='4' fill='#1d1713'/>`,
  )
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 390 844' width='${390 * scale}' height='${844 * scale}'>
    <rect width='390' height='844' fill='${paper}'/><rect x='24' y='${top + 80}' width='342' height='200' fill='${picture}'/>${words.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const share = async (drawing: Parameters<typeof draw>[0]) =>
  brightnessDifference({ png: await draw(), ...size }, await draw(drawing))

test('letters a little wider or higher, and a finer screen, are the same picture', async () => {
  expect(await share({})).toBe(0)
  expect(await share({ line: 25 })).toBeLessThan(0.02)
  expect(await share({ top: 4 })).toBeLessThan(0.02)
  expect(await share({ scale: 2 })).toBeLessThan(0.02)
})

test('a missing picture, another theme and a page that is further down differ', async () => {
  expect(await share({ picture: '#f6f1e7' })).toBeGreaterThan(0.15)
  expect(await share({ paper: '#17130f' })).toBeGreaterThan(0.5)
  expect(await share({ top: 200 })).toBeGreaterThan(0.15)
})
