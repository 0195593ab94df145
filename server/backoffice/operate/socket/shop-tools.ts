import { isAbsolute } from 'node:path'
import { type BackupOptions, makeBackup } from '../../backup/make-backup.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { importCatalogue, type ImportOptions } from '../../import/import-catalogue.ts'
import type { OperatorContext } from '../operator-command.ts'
import { runOperation } from '../run-operation.ts'
import { readFileOfCommand, readOperateRequest } from './operate-tool.ts'
import type { Tools } from './serve-operate.ts'

type Deps = Omit<OperatorContext, 'actor' | 'print' | 'readFile'> & {
  connection: Connection
  varFolder: string
  mediaFolder: string
  logger: { error: (facts: object, text: string) => void }
}

export type ImportRequest = {
  /** An absolute path, which the shop reads itself. */
  folder: string
  skipInvalid: boolean
  /** A moment or a day. */
  countedAt: string | null
  /** Milliseconds since 1970. */
  startedAt: number
}

/** What commands can have the running shop do: `npm run operate`, `npm run import` and `npm run backup`. */
export const shopTools = ({ connection, varFolder, mediaFolder, logger, ...context }: Deps): Tools => ({
  operate: async (request, exchange) => {
    const { words, typedBy } = readOperateRequest(request)
    return runOperation(connection.database, words, {
      ...context,
      typedBy,
      print: (print) => exchange.tell({ print }),
      readFile: (path) => readFileOfCommand(exchange, path),
      fail: (error) => logger.error({ err: error }, 'a command failed'),
    })
  },
  import: async (request, { tell }) => {
    const { folder, skipInvalid, countedAt, startedAt } = request as ImportRequest
    const options: ImportOptions = {
      database: connection.database,
      folder,
      mediaFolder,
      skipInvalid: skipInvalid === true,
      time: { countedAt, startedAt: new Date(startedAt) },
      report: {
        warn: (warn) => tell({ warn }),
        bad: (bad) => tell({ bad }),
        progress: (progress) => tell({ progress }),
      },
    }
    return importCatalogue(options)
  },
  backup: async (request) => {
    const { into, most } = request as BackupOptions
    if (typeof into !== 'string' || !isAbsolute(into)) throw new Error('Name the whole path of the folder.')
    return makeBackup(connection, { into, most, varFolder, now: context.clock() })
  },
})
