import { hash } from 'node:crypto'
import { access, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Longest side of a stored picture, in pixels. */
const longestSide = 1200
const largestBytes = 20 * 1024 * 1024
/** A small file can unfold into a huge picture: more pixels than this are not decoded. */
const mostPixels = 50_000_000
const formats = new Set<string>(['png', 'jpeg', 'webp'])

/** Loaded with the first picture, as reading its native code takes a start a tenth of a second (docs/performance.md). */
export const loadSharp = async () => (await import('sharp')).default

/** The reason why a file cannot be stored as a picture, or null if it can. */
export async function pictureFault(path: string): Promise<string | null> {
  const status = await stat(path).catch(() => null)
  if (!status?.isFile()) return 'names a file that is not there'
  if (status.size > largestBytes) return 'names a picture of more than 20 MB'
  const sharp = await loadSharp()
  try {
    const { format, width, height } = await sharp(path, { limitInputPixels: mostPixels }).metadata()
    if (!formats.has(format)) return 'names a file that is no PNG, JPEG or WebP picture'
    return width * height > mostPixels ? 'names a picture of more than 50 million pixels' : null
  } catch {
    return 'names a file that is no PNG, JPEG or WebP picture'
  }
}

/**
 * Stores a picture in the folder under the name of its content and returns its address. Re-encodes the file as WebP, so
 * the shop never serves hidden content of the original. Stores the same picture once.
 */
export async function keepPicture(path: string, mediaFolder: string): Promise<string> {
  const original = await readFile(path)
  const name = pictureFileName(original)
  const stored = join(mediaFolder, name)
  if (await isThere(stored)) return mediaPath(name)
  const sharp = await loadSharp()
  const webp = await sharp(original, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  await mkdir(mediaFolder, { recursive: true })
  // A rename makes the file appear whole: a reader never meets a part of it.
  const draft = `${stored}.${process.pid}`
  await writeFile(draft, webp)
  await rename(draft, stored)
  return mediaPath(name)
}

/** The name of a picture in the media folder: the first half of the SHA-256 of the original file. */
function pictureFileName(original: Uint8Array): string {
  return `${hash('sha256', original, 'hex').slice(0, 32)}.webp`
}

/** The address of a file of the media folder. */
const mediaPath = (fileName: string) => `/media/${fileName}`

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
