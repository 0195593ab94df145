import { hash } from 'node:crypto'
import { reviewTexts } from '../../../shared/reviews/review-limits.ts'
import { loadSharp } from './keep-picture.ts'
import { pictureKindOf } from './picture-kind.ts'

/** Longest sides of the stored files, in pixels. */
const longestSide = 1600
const thumbSide = 320
/** A small file can unfold into a huge picture: more pixels than this are not decoded. */
const mostPicturePixels = 50_000_000
/** Longest that drawing one picture may take, in seconds. */
const drawingSeconds = 20

type RedrawnPicture = {
  /** Without the extension: the first half of the SHA-256 of the stored file. */
  name: string
  picture: Buffer
  thumb: Buffer
  width: number
  height: number
}
type RedrawResult =
  | { kind: 'drawn'; redrawn: RedrawnPicture }
  | { kind: 'wrong-type' }
  | { kind: 'too-many-pixels' }
  | { kind: 'unreadable' }

/** What is wrong with a file that is not drawn, for who brought it. */
export const pictureFaultTexts = {
  'wrong-type': reviewTexts.pictureOfWrongType,
  'too-many-pixels': reviewTexts.pictureTooManyPixels,
  unreadable: reviewTexts.pictureUnreadable,
}

/**
 * Re-encodes a picture as upright WebP, with a thumbnail. Nothing of the original file remains: no metadata, and no
 * data hidden behind, before or inside the picture.
 */
export async function redrawPicture(path: string): Promise<RedrawResult> {
  const kind = await pictureKindOf(path)
  if (kind === null) return { kind: 'wrong-type' }
  const sharp = await loadSharp()
  try {
    const { format, width, height } = await sharp(path, { limitInputPixels: false }).metadata()
    if (format !== kind) return { kind: 'wrong-type' }
    if (width * height > mostPicturePixels) return { kind: 'too-many-pixels' }
    return { kind: 'drawn', redrawn: await draw(sharp, path) }
  } catch {
    return { kind: 'unreadable' }
  }
}

async function draw(sharp: Sharp, path: string): Promise<RedrawnPicture> {
  const { data: picture, info } = await sharp(path, {
    limitInputPixels: mostPicturePixels,
    failOn: 'warning',
  })
    .timeout({ seconds: drawingSeconds })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  const thumb = await sharp(picture)
    .resize({ width: thumbSide, height: thumbSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer()
  const name = hash('sha256', picture, 'hex').slice(0, 32)
  return { name, picture, thumb, width: info.width, height: info.height }
}
type Sharp = Awaited<ReturnType<typeof loadSharp>>
