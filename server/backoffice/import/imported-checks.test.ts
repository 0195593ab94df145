import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  buildBrewery,
  catalogueFolder,
  csv,
  smallCatalogue,
} from '../../../tests/support/builders/catalogue-folder.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { BadCell } from './source-row.ts'

const checked = {
  awrs_urn: 'XAAW00000123456',
  awrs_verified: true,
  awrs_checked_on: '2026-11-02',
  awrs_evidence: 'Register page of 2 November: Tern Brewery, approved.',
}

async function importRow(over: Record<string, string | boolean>) {
  const { database } = await useTestDatabase()
  const warnings: string[] = []
  const bad: BadCell[] = []
  const load = async (row: Record<string, string | boolean>) =>
    importCatalogue({
      database,
      folder: await catalogueFolder({ ...smallCatalogue(), 'breweries.csv': csv(buildBrewery(row)) }),
      mediaFolder: null,
      skipInvalid: false,
      report: {
        warn: (text) => void warnings.push(text),
        bad: (cell) => void bad.push(cell),
        progress: () => {},
      },
      time: { countedAt: null, startedAt: new Date('2026-11-22T12:00:00Z') },
    })
  const stored = async () => {
    const { rows } = await database.execute(sql`
      select awrs_verified as verified, awrs_urn as urn,
        (select count(*)::int from awrs_entries where kind = 'check') as checks from breweries`)
    return rows[0]
  }
  await load(over)
  return { load, stored, warnings, bad }
}

test('a row with day and evidence makes a check, once (AWRS-08)', async () => {
  const { load, stored, warnings } = await importRow(checked)
  const asChecked = { verified: true, urn: 'XAAW00000123456', checks: 1 }
  expect(await stored()).toEqual(asChecked)
  await load(checked)
  expect(await stored()).toEqual(asChecked)
  await load({ ...checked, awrs_checked_on: '2026-11-20' })
  expect(await stored()).toEqual({ ...asChecked, checks: 2 })
  expect(warnings).toEqual([])
})

test.each(['awrs_checked_on', 'awrs_evidence'])(
  'awrs_verified without %s makes none, and says so (AWRS-08)',
  async (column) => {
    const { stored, warnings } = await importRow({ ...checked, [column]: '' })
    expect(await stored()).toEqual({ verified: false, urn: 'XAAW00000123456', checks: 0 })
    expect(warnings).toEqual([expect.stringMatching(/^Tern Brewery: awrs_verified counts only with/)])
  },
)

test.each([
  ['awrs_urn', 'XAAW1'],
  ['awrs_checked_on', '2999-01-01'],
])('a check whose %s is %s is a fault of the file (AWRS-08)', async (column, value) => {
  const { bad } = await importRow({ ...checked, [column]: value })
  expect(bad.map((cell) => cell.column)).toEqual([column])
})
