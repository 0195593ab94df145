import { decodeQR } from 'qr/decode.js'

/** Pictures of a phone are ten times as large as a code needs. */
const longestSide = 1600
const timeLimitMs = { picture: 500, frame: 40 }

type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** The text of the QR code among these pixels; null where none can be read. */
export function readPixels(pixels: Pixels, kind: keyof typeof timeLimitMs): string | null {
  try {
    return decodeQR(pixels, { timeLimit: timeLimitMs[kind] })
  } catch {
    return null
  }
}

/** The text of the QR code in a picture, or in what a camera sees; null where none can be read. */
export function readCode(source: ImageBitmap | HTMLVideoElement): string | null {
  const isFrame = source instanceof HTMLVideoElement
  const [width, height] = isFrame ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
  if (width === 0) return null
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return readPixels(context.getImageData(0, 0, canvas.width, canvas.height), isFrame ? 'frame' : 'picture')
}
