import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueFiles } from './catalogue-columns.ts'
import type { CatalogueSource } from './source-row.ts'

const formats = ['csv', 'ndjson'] as const
/** Files that may lie beside a catalogue without a warning. */
const companions = /^(?:readme\.md|(?:settings|trade)\.json|.*\.(?:png|jpe?g|webp)|\..*)$/i

type Found = { sources: CatalogueSource[]; unknown: string[] }

/**
 * The catalogue's files in a folder, in the order they are loaded, and the names of files that are none.
 * Throws when there is no such folder, nothing to load in it, or the same file in both formats.
 */
export async function findSources(folder: string): Promise<Found> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new Error(`There is no folder '${folder}' to import.`)
  })
  const names = entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)
  const sources: CatalogueSource[] = []
  for (const file of catalogueFiles) {
    const found = formats.filter((format) => names.includes(`${file.name}.${format}`))
    if (found.length > 1)
      throw new Error(`There are ${file.name}.csv and ${file.name}.ndjson: keep one of them.`)
    for (const format of found) {
      const title = `${file.name}.${format}`
      const path = join(folder, title)
      sources.push({ file, title, path, format, bytes: (await stat(path)).size })
    }
  }
  if (sources.length === 0) {
    throw new Error(
      `Nothing to import in '${folder}': no ${catalogueFiles.map(({ name }) => name).join(', ')}.`,
    )
  }
  const titles = new Set(sources.map(({ title }) => title))
  return { sources, unknown: names.filter((name) => !titles.has(name) && !companions.test(name)) }
}
