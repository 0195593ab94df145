import { open } from 'node:fs/promises'

export type PictureKind = 'jpeg' | 'png' | 'webp'

/** The type of a file by its first bytes, whatever its name (REV-51 to REV-53); null for every other type. */
export async function pictureKindOf(path: string): Promise<PictureKind | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    const head = buffer.subarray(0, bytesRead).toString('latin1')
    if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
    if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
    return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'webp' : null
  } finally {
    await file.close()
  }
}
