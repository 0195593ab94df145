import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder that only its owner enters, or takes it back from others; what lies in it becomes private too. At once, as
 * some thousand files take a fraction of the time so.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o700)
    else if (entry.isFile()) chmodSync(path, 0o600)
  }
}
