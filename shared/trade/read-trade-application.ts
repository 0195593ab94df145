import {
  awrsForm,
  companyForm,
  parseAwrsNumber,
  parseCompanyNumber,
  parseVatNumber,
} from '../accounts/registered-numbers.ts'
import { type Premises, readPremises, type TypedPremises } from './read-premises.ts'
import { type TradeKind, tradeKinds, tradeLimits } from './trade-words.ts'
import { hasUnseen, tidyLine, type Typed, unseenRefused } from '../format/typed-texts.ts'

/** What is approved, and approved again when it changes (TRADE-08). */
export type ApprovedDetails = {
  businessName: string
  kind: TradeKind
  licenceNumber: string | null
  awrsNumber: string | null
  vatNumber: string | null
}
export type TradeDetails = ApprovedDetails & { companyNumber: string | null }
export type TradeApplication = { details: TradeDetails; premises: Premises[]; answer: string | null }

/** As typed: anything may be missing. */
export type TypedTrade = { [name in keyof TradeDetails]?: Typed } & {
  premises?: readonly TypedPremises[] | null | undefined
  answer?: Typed
}
/** `field` is the name of the input; those of a premises begin with 'premises.0.'. */
export type TradeProblem = { field: string; message: string }

export const vatForm =
  'This is not a VAT number. It has nine figures, such as GB 980 7806 84; please check them.'

/**
 * An application for a trade account, tidied, or what is missing or wrong with each field in their order on the page
 * (TRADE-02, TRADE-03). Pure, for page and server.
 */
export function readTradeApplication(
  typed: TypedTrade,
): { kind: 'complete'; application: TradeApplication } | { kind: 'incomplete'; problems: TradeProblem[] } {
  const premises = readPremises(typed.premises ?? [])
  const problems = [
    ...nameProblems(tidyLine(typed.businessName)),
    ...kindProblems(tidyLine(typed.kind)),
    ...numberProblems(typed),
    ...(premises.kind === 'incomplete' ? premises.problems : []),
    ...lengthProblems('answer', tidyLine(typed.answer), tradeLimits.words),
  ]
  if (problems.length > 0 || premises.kind === 'incomplete') return { kind: 'incomplete', problems }
  const details = {
    businessName: tidyLine(typed.businessName),
    kind: tidyLine(typed.kind) as TradeKind,
    licenceNumber: tidyLine(typed.licenceNumber) || null,
    awrsNumber: parseAwrsNumber(typed.awrsNumber ?? ''),
    vatNumber: parseVatNumber(typed.vatNumber ?? ''),
    companyNumber: parseCompanyNumber(typed.companyNumber ?? ''),
  }
  const answer = tidyLine(typed.answer) || null
  return { kind: 'complete', application: { details, premises: premises.premises, answer } }
}

function nameProblems(name: string): TradeProblem[] {
  const { least, most } = tradeLimits.businessName
  const field = 'businessName'
  if (name.length < least) return [{ field, message: 'Enter the name of your business.' }]
  return lengthProblems(field, name, most)
}

function kindProblems(kind: string): TradeProblem[] {
  return tradeKinds.some((known) => known === kind)
    ? []
    : [{ field: 'kind', message: 'Choose what kind of business it is.' }]
}

function numberProblems(typed: TypedTrade): TradeProblem[] {
  const licence = tidyLine(typed.licenceNumber)
  const awrs = tidyLine(typed.awrsNumber)
  const vat = tidyLine(typed.vatNumber)
  const company = tidyLine(typed.companyNumber)
  const isWholesaler = tidyLine(typed.kind) === 'wholesaler'
  return [
    ...(licence === '' && awrs === '' && !isWholesaler
      ? [{ field: 'licenceNumber', message: 'Enter your premises licence number, or an AWRS number.' }]
      : []),
    ...(licence === '' || isLicence(licence)
      ? []
      : [
          {
            field: 'licenceNumber',
            message: 'A licence number has 4 to 40 characters, with at least one digit.',
          },
        ]),
    ...(isWholesaler && awrs === ''
      ? [{ field: 'awrsNumber', message: 'A wholesaler needs an AWRS number, such as XAAW00000123456.' }]
      : []),
    ...(awrs === '' || parseAwrsNumber(awrs) ? [] : [{ field: 'awrsNumber', message: awrsForm }]),
    ...(vat === '' || parseVatNumber(vat) ? [] : [{ field: 'vatNumber', message: vatForm }]),
    ...(company === '' || parseCompanyNumber(company)
      ? []
      : [{ field: 'companyNumber', message: companyForm }]),
  ]
}

function isLicence(text: string): boolean {
  const { least, most } = tradeLimits.licenceNumber
  return text.length >= least && text.length <= most && /\d/.test(text) && !hasUnseen(text)
}

function lengthProblems(field: string, text: string, most: number): TradeProblem[] {
  if (hasUnseen(text)) return [{ field, message: unseenRefused }]
  return text.length > most ? [{ field, message: `Use at most ${most} characters.` }] : []
}
