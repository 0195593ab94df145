import { parseAwrsNumber, parseVatNumber } from '../../../shared/accounts/registered-numbers.ts'
import { ConfigError } from './config-error.ts'

/** Who arranges the sales: the issuer of invoices. */
export type Seller = {
  name: string
  /** The postal address, one entry per line. */
  address: string[]
  /** Compact, 'GB123456782'. */
  vatNumber: string
  /** Its own number of HMRC's register of alcohol wholesalers: X, a letter, AW, five zeros and six digits; null where none is set. */
  awrsNumber: string | null
  /** Where breweries and buyers ring. */
  phone?: string
  /** Where buyers on account pay. */
  bankAccount?: BankAccount
}
type BankAccount = { name: string; sortCode: string; number: string }

/** The demo shop's seller, with an address and numbers that do not exist. */
export const demoSeller: Seller = {
  name: 'Dray Marketplace Ltd',
  address: ['Old Maltings', 'Tun Lane', 'Leith', 'Edinburgh EH6 6ZZ'],
  vatNumber: 'GB123456782',
  awrsNumber: 'XQAW00000104001',
  phone: '0131 496 0000',
  bankAccount: { name: 'Dray Marketplace Ltd', sortCode: '00-00-00', number: '00000000' },
}

const names = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_VAT_NUMBER'] as const
/** What a public address needs: the person who arranges sales of alcohol names its own number (AWRS-09). */
export const publicSellerNames = [...names, 'SELLER_AWRS_NUMBER'] as const

/**
 * The issuer of invoices, or null if none is configured. An incomplete seller or a wrong number is a ConfigError.
 */
export function readSeller(read: (name: string) => string | null): Seller | null {
  const bankAccount = readBankAccount(read('SELLER_BANK_ACCOUNT'))
  const phone = readPhone(read('SELLER_PHONE'))
  if (publicSellerNames.every((name) => read(name) === null)) return null
  const [name, address, number] = names.map((variable) => {
    const value = read(variable)
    if (value === null)
      throw new ConfigError(`${variable} is missing; other settings of the seller are there`)
    return value
  }) as [string, string, string]
  const vatNumber = parseVatNumber(number)
  if (vatNumber === null)
    throw new ConfigError(`SELLER_VAT_NUMBER must be a UK VAT number like GB123456782, not '${number}'`)
  return {
    name,
    address: address.split(',').map((line) => line.trim()),
    vatNumber,
    awrsNumber: readAwrsNumber(read('SELLER_AWRS_NUMBER')),
    ...(phone !== null && { phone }),
    ...(bankAccount !== null && { bankAccount }),
  }
}

/** 'Dray Marketplace Ltd, 20-00-00, 12345678'. */
function readBankAccount(text: string | null): BankAccount | null {
  if (text === null) return null
  const [, name, sortCode, number] = /^([^,]+), *(\d\d-\d\d-\d\d), *(\d{8})$/.exec(text) ?? []
  if (name === undefined || sortCode === undefined || number === undefined)
    throw new ConfigError(
      `SELLER_BANK_ACCOUNT must be a name, a sort code and a number like 'Dray Ltd, 20-00-00, 12345678', not '${text}'`,
    )
  return { name: name.trim(), sortCode, number }
}

function readPhone(text: string | null): string | null {
  if (text !== null && !/^\+?[\d ()-]{7,30}$/.test(text))
    throw new ConfigError(`SELLER_PHONE must be a phone number like '0131 496 0000', not '${text}'`)
  return text
}

function readAwrsNumber(text: string | null): string | null {
  const number = text === null ? null : parseAwrsNumber(text)
  if (text !== null && number === null)
    throw new ConfigError(
      `SELLER_AWRS_NUMBER must be X, a letter, AW, five zeros and six digits like XAAW00000123456, not '${text}'`,
    )
  return number
}
