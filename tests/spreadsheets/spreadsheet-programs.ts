import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Chance } from '../../bench/seeded-chance.ts'
import { findProgram } from '../support/servers/proxy-process.ts'
import type { Shape } from './random-table.ts'

const run = promisify(execFile)
const minutes = 60_000

export type Conversion = {
  name: string
  shape: Shape
  /** Writes each workbook as a text file of the same name in the folder, with the ending .csv. */
  convert: (workbooks: readonly string[], folder: string) => Promise<void>
}

export type SpreadsheetPrograms = { soffice: string; ssconvert: string }

/** The programs, or the names of those that this machine lacks. */
export function findSpreadsheetPrograms(): { programs: SpreadsheetPrograms } | { missing: string[] } {
  const [soffice, ssconvert] = [findProgram('soffice'), findProgram('ssconvert')]
  if (soffice !== null && ssconvert !== null) return { programs: { soffice, ssconvert } }
  return {
    missing: [
      ...(soffice === null ? ['soffice (LibreOffice)'] : []),
      ...(ssconvert === null ? ['ssconvert (Gnumeric)'] : []),
    ],
  }
}

const delimiters = [',', ';', '\t'] as const

/** One way of each program to write a sheet as text, by chance. */
export function randomConversions(
  { soffice, ssconvert }: SpreadsheetPrograms,
  chance: Chance,
  folder: string,
): Conversion[] {
  return [
    ...delimiters.map((delimiter) => libreOffice(soffice, { chance, delimiter, folder })),
    ...delimiters.map((delimiter) => gnumeric(ssconvert, { chance, delimiter })),
  ]
}

/** Character sets by LibreOffice's numbers, and by Gnumeric's names. */
const charsets = [
  { name: 'UTF-8', libreOffice: 76, gnumeric: 'UTF-8' },
  { name: 'Windows-1252', libreOffice: 1, gnumeric: 'WINDOWS-1252' },
  { name: 'UTF-16', libreOffice: 65_535, gnumeric: 'UTF-16' },
]

function libreOffice(
  program: string,
  { chance, delimiter, folder }: { chance: Chance; delimiter: Shape['delimiter']; folder: string },
): Conversion {
  const charset = chance.pick(charsets)
  const quotesAll = chance.below(2) === 0
  const hasMark = charset.name === 'UTF-8' && chance.below(2) === 0
  // The filter's tokens: separator, quote, character set, first line, columns, language, quotes around all texts, special
  // numbers, cells as shown, formulas, spaces, sheet, evaluated formulas, byte order mark.
  const options = [
    delimiter.charCodeAt(0),
    34,
    charset.libreOffice,
    1,
    '',
    0,
    quotesAll,
    false,
    true,
    false,
    false,
    0,
    false,
    hasMark,
  ]
  return {
    name: `LibreOffice, ${JSON.stringify(delimiter)}, ${charset.name}${quotesAll ? ', quoted' : ''}${hasMark ? ', with a mark' : ''}`,
    shape: { delimiter, isWindows: charset.name === 'Windows-1252', hasPercent: true },
    convert: async (workbooks, to) => {
      const filter = `csv:Text - txt - csv (StarCalc):${options.join(',')}`
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
      await run(program, [profile, '--headless', '--convert-to', filter, '--outdir', to, ...workbooks], {
        timeout: 10 * minutes,
      })
    },
  }
}

function gnumeric(
  program: string,
  { chance, delimiter }: { chance: Chance; delimiter: Shape['delimiter'] },
): Conversion {
  const charset = chance.pick(charsets)
  const quoting = chance.pick(['auto', 'always'])
  const eol = chance.pick(['unix', 'windows', 'mac'])
  const format = chance.pick(['automatic', 'preserve'])
  const options = `separator='${delimiter}' quoting-mode=${quoting} eol=${eol} charset=${charset.gnumeric} format=${format}`
  return {
    name: `Gnumeric, ${options}`,
    shape: { delimiter, isWindows: charset.name === 'Windows-1252', hasPercent: false },
    convert: async (workbooks, to) => {
      for (const workbook of workbooks)
        await run(
          program,
          [
            '-O',
            options,
            '-T',
            'Gnumeric_stf:stf_assistant',
            workbook,
            join(to, basename(workbook, '.ods') + '.csv'),
          ],
          { timeout: minutes },
        )
    },
  }
}
