import { formatPostcode } from '../geography/postcode.ts'
import { hasUnseen, tidyLine, type Typed, unseenRefused } from '../format/typed-texts.ts'
import { vatForm } from './read-trade-application.ts'
import { companyForm, parseCompanyNumber, parseVatNumber } from '../accounts/registered-numbers.ts'

export type InvoiceAddress = { street: string; town: string; postcode: string }
/** What documents of a business with several sites are addressed to; null is not stated. */
export type BusinessDetails = {
  name: string
  vatNumber: string | null
  companyNumber: string | null
  invoiceAddress: InvoiceAddress | null
}
export type TypedBusinessDetails = Readonly<
  Partial<Record<'name' | 'vatNumber' | 'companyNumber' | 'street' | 'town' | 'postcode', Typed>>
>
/** Characters of a name or a line of an address. */
export const mostDetailLength = 100

type Problem = { field: string; message: string }

/** The details of a business, tidied, or what is wrong with each field in their order on the page. Pure, for page and server. */
export function readBusinessDetails(
  typed: TypedBusinessDetails,
): { kind: 'complete'; details: BusinessDetails } | { kind: 'incomplete'; problems: Problem[] } {
  const [name, vat, company] = [typed.name, typed.vatNumber, typed.companyNumber].map(tidyLine) as [
    string,
    string,
    string,
  ]
  const address = { street: tidyLine(typed.street), town: tidyLine(typed.town) }
  const postcode = tidyLine(typed.postcode)
  const hasAddress = [address.street, address.town, postcode].some((line) => line !== '')
  const lines = Object.entries({ name, ...(hasAddress && address) })
  const asks = {
    name: 'Enter the name of your business.',
    street: 'Enter the street of the invoice address.',
    town: 'Enter the town of the invoice address.',
  }
  const problems = [
    ...lines.flatMap(([field, line]) => {
      if (line === '') return [{ field, message: asks[field as keyof typeof asks] }]
      if (hasUnseen(line)) return [{ field, message: unseenRefused }]
      return line.length > mostDetailLength
        ? [{ field, message: `Use at most ${mostDetailLength} characters.` }]
        : []
    }),
    ...(vat === '' || parseVatNumber(vat) ? [] : [{ field: 'vatNumber', message: vatForm }]),
    ...(company === '' || parseCompanyNumber(company)
      ? []
      : [{ field: 'companyNumber', message: companyForm }]),
    ...(!hasAddress || formatPostcode(postcode)
      ? []
      : [{ field: 'postcode', message: 'Enter the postcode of the invoice address, such as EH6 6JH.' }]),
  ]
  if (problems.length > 0) return { kind: 'incomplete', problems }
  return {
    kind: 'complete',
    details: {
      name,
      vatNumber: parseVatNumber(vat),
      companyNumber: parseCompanyNumber(company),
      invoiceAddress: hasAddress ? { ...address, postcode: formatPostcode(postcode)! } : null,
    },
  }
}
