import { formatMinor } from '../../../shared/format/money.ts'
import { likePattern } from '../../platform/database/typed-words.ts'
import { listDocumentsOfSeries, listSeries } from '../../finance/documents/list-series.ts'
import { findDocumentsLike } from '../../finance/documents/read-documents.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'

const listUsage = 'documents list [<series> [<page>]]'
const findUsage = 'documents find <number>'

/** Invoices, credit notes and statements, as they were issued. */
export const documentCommands: Record<string, Command> = {
  list: {
    usage: listUsage,
    does: 'series of documents, their issuers and the numbers that are missing; of one series its documents, 50 a page',
    run: async (database, [series, typedPage = '1']) => {
      if (!/^[1-9]\d{0,4}$/.test(typedPage)) throw new UsageError(listUsage)
      if (series === undefined) {
        const { rows } = await listSeries(database)
        const lines = rows.map(({ series: name, issuer, last, missing }) => {
          const lacks = missing.length === 0 ? 'none missing' : `missing ${missing.join(', ')}`
          return `${name}  ${issuer}  up to ${last}, ${lacks}\n`
        })
        return lines.join('') || 'No document is issued yet.\n'
      }
      const { rows, page, pages } = await listDocumentsOfSeries(database, { series, page: Number(typedPage) })
      if (rows.length === 0) throw new NothingThere(`There is no document of the series '${series}'.`)
      const lines = rows.map(
        ({ number, kind, issuedOn, orderNumber, totalMinor, sha256 }) =>
          `${number}  ${kind}  ${issuedOn}  ${orderNumber ?? '-'}  ${formatMinor(totalMinor)}  ${sha256 ?? 'not drawn yet'}\n`,
      )
      return `${lines.join('')}Page ${page} of ${pages}.\n`
    },
  },
  find: {
    usage: findUsage,
    does: 'documents by their number or a piece of it, at most eight, with order and buyer',
    run: async (database, [words]) => {
      const pattern = likePattern(words)
      if (pattern === undefined) throw new UsageError(findUsage)
      const found = await findDocumentsLike(database, pattern)
      if (found.length === 0) throw new NothingThere(`There is no document '${words}'.`)
      return found
        .map(({ number, kind, order, buyer }) => `${number}  ${kind}  ${order ?? '-'}  ${buyer ?? '-'}\n`)
        .join('')
    },
  },
}
