import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pictureFault } from '../../platform/media/keep-picture.ts'
import type { CheckedRow } from './check-row.ts'
import type { CatalogueSource } from './source-row.ts'

type Options = { source: CatalogueSource; folder: string; mediaFolder: string | null }

/** Adds a fault to rows with a picture that is missing from the folder or cannot be stored. */
export async function checkPictures(options: Options, rows: readonly CheckedRow[]): Promise<void> {
  for (const { name: column, kind } of options.source.file.columns) {
    if (kind !== 'picture') continue
    for (const row of rows) {
      const value = row.values[column]
      const reason = typeof value === 'string' ? await faultOf(options, value) : null
      if (reason !== null) row.faults.push({ column, reason })
    }
  }
}

async function faultOf({ folder, mediaFolder }: Options, relative: string): Promise<string | null> {
  if (mediaFolder === null) return 'names a picture, but this import takes none'
  const path = await pictureWithin(folder, relative)
  return path === null ? 'names no file of the folder' : pictureFault(path)
}

/** The file a picture cell names; null when it is not there or lies outside the folder, links followed. */
export async function pictureWithin(folder: string, relative: string): Promise<string | null> {
  const root = await realpath(folder)
  const path = await realpath(join(root, relative)).catch(() => null)
  return path?.startsWith(root + sep) ? path : null
}
