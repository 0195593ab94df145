import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Connection, Database } from '../../../server/platform/database/database.ts'
import {
  importBesideShop,
  importCatalogue,
  type ImportOptions,
  type ImportResult,
} from '../../../server/backoffice/import/import-catalogue.ts'

type Cells = Record<string, string | number | boolean>

type Files = Record<string, string | Uint8Array>

/** A folder of its own with these files, removed when the test ends. */
export async function catalogueFolder(files: Files): Promise<string> {
  const folder = await writeFiles(files)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function writeFiles(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dray-catalogue-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

/** Imports files as importFolder does a folder, and leaves none behind. */
export async function importFiles(
  database: Database,
  files: Files,
  options: ImportedWith = {},
): Promise<Imported> {
  const folder = await writeFiles(files)
  try {
    return await importFolder(database, folder, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rows as CSV; every key of a row is a column. */
export function csv(...rows: Cells[]): string {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (value: Cells[string] = '') => `"${String(value).replaceAll('"', '""')}"`
  return [header.join(','), ...rows.map((row) => header.map((name) => quoted(row[name])).join(','))].join(
    '\n',
  )
}

export const ndjson = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

export const buildBrewery = (over: Cells = {}): Cells => ({
  external_id: 'tern',
  name: 'Tern Brewery',
  slug: 'tern',
  town: 'Whitby',
  country: 'England',
  ...over,
})
export const buildBeer = (over: Cells = {}): Cells => ({
  external_id: 'tern/porter',
  brewery_external_id: 'tern',
  name: 'Harbour Porter',
  style: 'porter',
  target_abv: '5.2',
  ...over,
})
export const buildContainer = (over: Cells = {}): Cells => ({
  external_id: 'tern/porter/keg',
  beer_external_id: 'tern/porter',
  name: '30 L Keg',
  type: 'keg',
  volume_ml: 30000,
  available_units: 12,
  sold_online: true,
  price: '96.00',
  coupler_type: 's',
  ...over,
})

/** One brewery, one beer, one container. */
export const smallCatalogue = (price = '96.00') => ({
  'breweries.csv': csv(buildBrewery()),
  'beers.csv': csv(buildBeer()),
  'containers.csv': csv(buildContainer({ price })),
})

type ImportedWith = {
  beside?: Connection
  skipInvalid?: boolean
  mediaFolder?: string
  countedAt?: Date
  startedAt?: Date
}
type Imported = { result: ImportResult; bad: string[]; warnings: string[] }

/** Imports a folder, beside a shop where its connection is named; returns its bad cells as 'file:line column reason'. */
export async function importFolder(
  database: Database,
  folder: string,
  options: ImportedWith = {},
): Promise<Imported> {
  const bad: string[] = []
  const warnings: string[] = []
  const wanted: Omit<ImportOptions, 'database'> = {
    folder,
    mediaFolder: options.mediaFolder ?? null,
    skipInvalid: options.skipInvalid ?? false,
    time: { countedAt: options.countedAt?.toISOString() ?? null, startedAt: options.startedAt ?? new Date() },
    report: {
      warn: (sentence) => void warnings.push(sentence),
      bad: ({ file, line, column, reason }) => void bad.push(`${file}:${line} ${column} ${reason}`),
      progress: () => {},
    },
  }
  const result = options.beside
    ? await importBesideShop(options.beside, wanted)
    : await importCatalogue({ database, ...wanted })
  return { result, bad, warnings }
}
