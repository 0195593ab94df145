import type { Seller } from '../../platform/config/seller-settings.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertDetails, newestDetails } from './document-queries.ts'
import type { DrayDetails } from './dray-details.ts'

/** What documents say while no one has named a seller. */
const unnamed: DrayDetails = {
  name: 'Dray',
  address: [],
  vatNumber: null,
  awrsNumber: null,
  phone: null,
  bankAccount: null,
}

/** Stores what the settings say of Dray, where it differs from what documents say now. */
export async function storeDrayDetails(database: Database, seller: Seller | null, now: Date): Promise<void> {
  const { name, address, vatNumber, awrsNumber, phone, bankAccount } = seller ?? unnamed
  const details: DrayDetails = {
    name,
    address,
    vatNumber,
    awrsNumber,
    phone: phone ?? null,
    bankAccount: bankAccount ?? null,
  }
  const stored = await newestDetails(database)
  if (JSON.stringify(sorted(stored)) === JSON.stringify(sorted(details))) return
  await insertDetails(database, details, now)
}

/** What documents issued now say of Dray. */
export async function findDrayDetails(database: Database): Promise<DrayDetails> {
  return (await newestDetails(database)) ?? unnamed
}

/** The database gives the fields of JSON in an order of its own. */
const sorted = (details: DrayDetails | null) =>
  details && [
    details.name,
    details.address,
    details.vatNumber,
    details.awrsNumber,
    details.phone ?? null,
    details.bankAccount && [
      details.bankAccount.name,
      details.bankAccount.sortCode,
      details.bankAccount.number,
    ],
  ]
