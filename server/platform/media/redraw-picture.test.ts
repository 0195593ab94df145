import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { aHugePicture, aPicture } from '../../../tests/support/builders/picture-files.ts'
import { redrawPicture } from './redraw-picture.ts'

async function redraw(file: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'dray-redraw-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'file'), file)
  return redrawPicture(join(folder, 'file'))
}

async function drawn(file: Uint8Array) {
  const result = await redraw(file)
  if (result.kind !== 'drawn') throw new Error(result.kind)
  return result.redrawn
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s is re-encoded as WebP with a thumbnail', async (format) => {
  const { picture, thumb, width, height, name } = await drawn(
    await aPicture(format, { width: 2400, height: 600 }),
  )
  expect([width, height]).toEqual([1600, 400])
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 400 })
  expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 320, height: 80 })
  expect(name).toMatch(/^[0-9a-f]{32}$/)
})

test('removes metadata and applies the orientation', async () => {
  const file = await sharp(await aPicture('jpeg', { width: 60, height: 20 }))
    .withExif({
      IFD0: { Copyright: 'Maggie', ImageDescription: 'at home' },
      IFD3: { GPSLatitude: '53/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(file.includes('Maggie')).toBe(true)
  const { picture, width, height } = await drawn(file)
  expect([width, height]).toEqual([20, 60])
  expect(picture.includes('Maggie')).toBe(false)
  const { exif, orientation, icc, xmp } = await sharp(picture).metadata()
  expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
})

test('removes data hidden in, before or behind a picture', async () => {
  const secret = '<script>alert(7)</script>PK\u0003\u0004'
  const png = await aPicture('png')
  const commented = await sharp(await aPicture('jpeg'))
    .withExif({ IFD0: { Artist: secret } })
    .jpeg()
    .toBuffer()
  for (const file of [Buffer.concat([png, Buffer.from(secret)]), commented]) {
    expect(file.includes('alert')).toBe(true)
    const { picture, thumb } = await drawn(file)
    expect(Buffer.concat([picture, thumb]).includes('alert')).toBe(false)
  }
})

test('the same picture has the same name, another one another', async () => {
  const [one, same, other] = [
    await drawn(await aPicture('png')),
    await drawn(await aPicture('png')),
    await drawn(await aPicture('png', { shade: 9 })),
  ]
  expect(one.name).toBe(same.name)
  expect(one.name).not.toBe(other.name)
})

test('refuses a file whose bytes are not JPEG, PNG or WebP as the wrong type (REV-56)', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(7)</script></svg>'
  const gif = await sharp(await aPicture())
    .gif()
    .toBuffer()
  const tiff = await sharp(await aPicture())
    .tiff()
    .toBuffer()
  const files = [
    svg,
    `<?xml version="1.0"?>${svg}`,
    '%PDF-1.7\n',
    'GIF89a',
    'RIFF\0\0\0\0WAVE',
    '',
    'x',
    gif,
    tiff,
  ]
  for (const file of files) expect((await redraw(Buffer.from(file as string))).kind).toBe('wrong-type')
})

test('pictures that are cut short or only begin like one are not read', async () => {
  const jpeg = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer()
  const png = await aPicture('png', { width: 300, height: 300 })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const files = [
    jpeg.subarray(0, jpeg.length / 2),
    png.subarray(0, png.length - 40),
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
  ]
  for (const file of files) expect((await redraw(file)).kind).toBe('unreadable')
})

test('a small file of 100 million pixels is not unfolded', async () => {
  const bomb = aHugePicture(10_000)
  expect(bomb.length).toBeLessThan(20_000)
  expect(await redraw(bomb)).toEqual({ kind: 'too-many-pixels' })
  expect((await redraw(aHugePicture(200))).kind).toBe('drawn')
})
