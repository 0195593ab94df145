import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'
import { readPixels } from './read-code.ts'
import { scanAddress } from './scans.ts'

const address = scanAddress('https://dray.example', 'learmonth-basin', '2026-12-01', {
  part: '0d2f3c52-6f1f-4a2c-9a43-2f8b1a3c7d10',
  position: 12,
  unit: 3,
})

/** The drawn code of a label, so many pixels wide, and a photo of it as a phone in a cold store takes one. */
async function photo(width: number, { degrees = 0, blur = 0, dark = 1 } = {}) {
  const svg = renderToStaticMarkup(<QrCode text={address} />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  )
  const code = await sharp(Buffer.from(svg)).resize(width, width).png().toBuffer()
  const label = sharp({ create: { width: 900, height: 600, channels: 3, background: '#d9d2c4' } })
  let picture = sharp(
    await label
      .composite([{ input: code, top: 60, left: 380 }])
      .png()
      .toBuffer(),
  )
    .rotate(degrees, { background: '#57544f' })
    .linear(dark, 0)
  if (blur > 0) picture = picture.blur(blur)
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

test.each([
  ['straight', 300, {}],
  ['small', 160, {}],
  ['turned', 300, { degrees: 33 }],
  ['upside down', 300, { degrees: 180 }],
  ['out of focus', 300, { blur: 1.5 }],
  ['in the dark', 300, { dark: 0.25, degrees: 8 }],
])('the code of a drawn label is read from a photo: %s (SELL-26)', async (_how, width, how) => {
  expect(readPixels(await photo(width, how), 'picture')).toBe(address)
})

test('a picture without a code reads as none (SELL-26)', async () => {
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(200)
  expect(readPixels({ data, width: 64, height: 64 }, 'frame')).toBeNull()
})
