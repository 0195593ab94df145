import { strToU8, zipSync } from 'fflate'

export type ZippedFile = { name: string; text: string }

/** Files as one ZIP, UTF-8, all of the same moment. */
export function writeZip(files: readonly ZippedFile[], at: Date): Buffer {
  const named = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  return Buffer.from(zipSync(named, { mtime: at }))
}
