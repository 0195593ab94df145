import {
  companyForm,
  parseCompanyNumber,
  parseVatNumber,
} from '../../../shared/accounts/registered-numbers.ts'
import type { DocumentsChange } from '../../../shared/api/standing-api.ts'

export type DocumentsProblem = { field: string; message: string }
type ReadDocuments = { kind: 'body'; body: DocumentsChange } | { kind: 'wrong'; problem: DocumentsProblem }

/** The documents as their call takes them, or the first thing that is wrong. Fields that are empty state nothing. */
export function readDocumentsForm(form: FormData): ReadDocuments {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const address = text('address')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const companyNumber = text('companyNumber')
  const statement = text('vat')
  const vatNumber = text('vatNumber')
  if (address.length > 8) return wrong('address', 'Use at most eight lines.')
  if (address.some((line) => line.length > 200)) return wrong('address', 'Use at most 200 characters a line.')
  if (companyNumber !== '' && parseCompanyNumber(companyNumber) === null)
    return wrong('companyNumber', companyForm)
  if (statement === 'number' && parseVatNumber(vatNumber) === null)
    return wrong(
      'vatNumber',
      'This is not a VAT number. It has nine figures, such as GB 980 7806 84; please check them.',
    )
  return {
    kind: 'body',
    body: {
      legalName: text('legalName') || null,
      address: address.length === 0 ? null : address,
      companyNumber: companyNumber || null,
      ...(statement === 'number' && { vat: { number: vatNumber } }),
      ...(statement === 'none' && { vat: { notRegistered: true as const } }),
    },
  }
}

const wrong = (field: string, message: string): ReadDocuments => ({
  kind: 'wrong',
  problem: { field, message },
})
