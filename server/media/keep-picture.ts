import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Longest side of a kept picture, in pixels. */
const longestSide = 1200
const largestBytes = 20 * 1024 * 1024
/** A small file can unfold into a huge picture: more pixels than this are not decoded. */
const mostPixels = 50_000_000
const formats = new Set<string>(['png', 'jpeg', 'webp'])

/** Why a file cannot be kept as a picture, or null when it can. */
export async function pictureFault(path: string): Promise<string | null> {
  const status = await stat(path).catch(() => null)
  if (!status?.isFile()) return 'names a file that is not there'
  if (status.size > largestBytes) return 'names a picture of more than 20 MB'
  try {
    const { format, width, height } = await sharp(path, { limitInputPixels: mostPixels }).metadata()
    if (!formats.has(format)) return 'names a file that is no PNG, JPEG or WebP picture'
    return width * height > mostPixels ? 'names a picture of more than 50 million pixels' : null
  } catch {
    return 'names a file that is no PNG, JPEG or WebP picture'
  }
}

/**
 * Keeps a picture in the folder under the name of its content and returns the address it is served at. What was
 * brought is drawn anew as WebP, so nothing hidden in the file is ever served. The same picture is kept once.
 */
export async function keepPicture(path: string, mediaFolder: string): Promise<string> {
  const original = await readFile(path)
  const name = pictureFileName(original)
  const kept = join(mediaFolder, name)
  if (await isThere(kept)) return mediaPath(name)
  const webp = await sharp(original, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  await mkdir(mediaFolder, { recursive: true })
  // Whoever reads the folder meets a whole file or none.
  const draft = `${kept}.${process.pid}`
  await writeFile(draft, webp)
  await rename(draft, kept)
  return mediaPath(name)
}

/** What a picture is called in the media folder: the first half of the SHA-256 of what was brought. */
function pictureFileName(original: Uint8Array): string {
  return `${createHash('sha256').update(original).digest('hex').slice(0, 32)}.webp`
}

/** Where a file of the media folder is served. */
const mediaPath = (fileName: string) => `/media/${fileName}`

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
