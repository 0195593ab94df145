import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A small picture with something on it; another shade is another picture. */
export async function aPicture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 40, height = 30, shade = 0 }: { width?: number; height?: number; shade?: number } = {},
): Promise<Buffer> {
  const background = { r: 200, g: 100, b: (shade * 12) % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** A PNG of one colour with so many pixels on each side: some kilobytes that unfold into very many pixels. */
export function aHugePicture(side: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  // One bit a pixel, grey.
  size[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}
