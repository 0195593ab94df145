import type { DocumentsChange } from '../../../shared/api/standing-api.ts'
import { parseVatNumber } from '../../../shared/accounts/registered-numbers.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { changeStanding, type StandingChange } from './change-standing.ts'
import { type StandingRow, updateStanding } from './standing-queries.ts'

/**
 * Saves what a brewery states about itself for its documents; what the change does not name stays. A VAT statement records the
 * moment and who made it. Throws RequestError 400 naming the field.
 */
export async function saveDocuments(
  transaction: Database,
  change: StandingChange & { papers: DocumentsChange },
): Promise<void> {
  const values = valuesOf(change)
  await changeStanding(transaction, change, 'papers_saved', () =>
    Object.keys(values).length === 0
      ? Promise.resolve()
      : updateStanding(transaction, change.breweryId, values),
  )
}

type Values = Partial<Omit<StandingRow, 'breweryId'>>

function valuesOf({ papers, actor, now }: StandingChange & { papers: DocumentsChange }): Values {
  const { legalName, address, companyNumber, vat } = papers
  return {
    ...(legalName !== undefined && { legalName: legalName?.trim() ?? null }),
    ...(address !== undefined && { address: address?.map((line) => line.trim()) ?? null }),
    ...(companyNumber !== undefined && { companyNumber: companyNumber && readCompanyNumber(companyNumber) }),
    ...(vat !== undefined && vatValues(vat, { by: actor.name, at: now.toISOString() })),
  }
}

function vatValues(vat: DocumentsChange['vat'], { by, at }: { by: string; at: string }): Values {
  if (!vat) return { vatStatement: null, vatNumber: null, vatStatedAt: null, vatStatedBy: null }
  const stated = { vatStatedAt: at, vatStatedBy: cutText(by, 200) }
  if ('notRegistered' in vat) return { ...stated, vatStatement: 'not_registered', vatNumber: null }
  const vatNumber = parseVatNumber(vat.number)
  if (vatNumber === null) throw badField('vat', 'A UK VAT number is like GB123456782.')
  return { ...stated, vatStatement: 'registered', vatNumber }
}

function readCompanyNumber(text: string): string {
  const compact = text.replace(/\s+/g, '').toUpperCase()
  if (/^(\d{8}|[A-Z]{2}\d{6})$/.test(compact)) return compact
  throw badField('companyNumber', 'A company number has 8 digits, or 2 letters and 6 digits.')
}
