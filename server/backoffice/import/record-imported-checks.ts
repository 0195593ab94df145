import { londonMoment } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasRecordedCheck, recordAwrsCheck } from '../../parties/brewery-standing/record-awrs-entry.ts'
import type { RowValues } from './check-row.ts'
import { importedBreweries } from './import-queries.ts'
import type { ImportReport } from './import-report.ts'

const importActor: Actor = { clientId: null, name: 'Import of a catalogue', role: 'operator', by: 'command' }

type Recording = { report: ImportReport; now: Date }

/**
 * Records the checks of AWRS numbers that rows of breweries bring. `awrs_verified` counts only with `awrs_checked_on` and
 * `awrs_evidence` in the same row (AWRS-08); the same row again records nothing.
 */
export async function recordImportedChecks(
  transaction: Database,
  rows: readonly RowValues[],
  { report, now }: Recording,
): Promise<void> {
  for (const row of rows.filter(({ awrs_verified }) => awrs_verified === true)) {
    const { name, awrs_urn: number, awrs_checked_on: day, awrs_evidence: text } = row
    if (!number || !day || !text) {
      report.warn(`${name}: awrs_verified counts only with awrs_urn, awrs_checked_on and awrs_evidence.`)
      continue
    }
    const [brewery] = await importedBreweries(transaction, [String(row['external_id'])])
    const check = {
      breweryId: brewery!.id,
      actor: importActor,
      now,
      awrsNumber: String(number),
      lookedUpAt: londonMoment(String(day), '00:00'),
      nameOnRegister: String(name),
      status: 'approved' as const,
      evidence: Buffer.from(String(text), 'utf8'),
    }
    if (!(await hasRecordedCheck(transaction, check))) await recordAwrsCheck(transaction, check)
  }
}
