import { readFile } from 'node:fs/promises'
import { UsageError } from './operator-command.ts'

/** A file that a command names. Throws UsageError if it cannot be read. */
export const readNamedFile = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`'${path}' cannot be read: ${error.code}`)
  })
