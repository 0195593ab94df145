import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a source is younger than the stamp of what was built from them, or nothing was built. Tests are no sources. */
export function isStale(stamp: string, sources: readonly string[]): boolean {
  const builtAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources.some((source) => newestIn(source) > builtAt)
}

function newestIn(path: string): number {
  if (/\.test\.tsx?$/.test(path)) return 0
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}
