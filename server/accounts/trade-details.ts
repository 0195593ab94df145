import type { TradeDetails } from '../../shared/api/accounts-api.ts'
import { parseAwrsNumber, parseVatNumber } from '../../shared/accounts/vat-number.ts'
import { readOptionalLine } from './plain-text.ts'
import { badField } from '../errors/common-errors.ts'

export const noTradeDetails: TradeDetails = {
  company: null,
  licenceNumber: null,
  vatNumber: null,
  awrsNumber: null,
}

/** Trade details as stored: blank becomes null, numbers become compact. Throws RequestError 400 naming the field. */
export function readTradeDetails(given: TradeDetails): TradeDetails {
  return {
    company: readOptionalLine('trade.company', given.company),
    licenceNumber: readOptionalLine('trade.licenceNumber', given.licenceNumber),
    vatNumber: readNumber(given.vatNumber, {
      parse: parseVatNumber,
      field: 'trade.vatNumber',
      sentence: 'This is not a VAT number. It has nine digits, such as GB 980 7806 84; please check them.',
    }),
    awrsNumber: readNumber(given.awrsNumber, {
      parse: parseAwrsNumber,
      field: 'trade.awrsNumber',
      sentence: 'An AWRS number has four letters and 11 digits, such as XAAW00000123456.',
    }),
  }
}

type Form = { parse: (text: string) => string | null; field: string; sentence: string }

function readNumber(text: string | null, { parse, field, sentence }: Form): string | null {
  if (text === null || text.trim() === '') return null
  const number = parse(text)
  if (number === null) throw badField(field, sentence)
  return number
}
