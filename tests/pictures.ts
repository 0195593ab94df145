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
