import { londonMoment } from '../../../shared/working-time/working-time.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBreweryParties } from '../documents/find-parties.ts'
import { writeCsvFile } from '../../../shared/format/csv.ts'
import { readSellerQuarters } from '../ledger/read-brewery-money.ts'
import { findPayoutAccounts } from '../payments/payout-accounts.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { openBankAccounts } from './open-bank-account.ts'

const quarters = [1, 2, 3, 4] as const
const pounds = (minor: number) => (minor / 100).toFixed(2)

/**
 * A calendar year's report of sellers as CSV: who each brewery is, where it is paid, and by quarter its sales, their amount
 * with VAT less credits, and Dray's fees (PAYO-08).
 */
export async function sellersReport(
  database: Database,
  { year, now, sealer }: { year: number; now: Date; sealer: Sealer },
): Promise<string> {
  const time = {
    from: londonMoment(`${year}-01-01`, '00:00'),
    to: londonMoment(`${year + 1}-01-01`, '00:00'),
  }
  const rows = await readSellerQuarters(database, time)
  const ids = [...new Set(rows.map(({ breweryId }) => breweryId))]
  const names = await findBreweryNames(database, ids)
  const head = [
    'seller',
    'address',
    'company number',
    'VAT number',
    'account',
    ...quarters.flatMap((quarter) => [`Q${quarter} sales`, `Q${quarter} amount`, `Q${quarter} fees`]),
  ]
  const nameOf = (id: string) => names.get(id) ?? 'A brewery that has left'
  const parties = await findBreweryParties(database, { breweryIds: ids, nameOf, hasVat: true, now })
  const accountOf = await accountsOf(database, sealer, ids)
  const lines = ids.map((breweryId) => {
    const party = parties.get(breweryId)!
    return [
      party.name,
      party.address.join(', '),
      party.companyNumber ?? '',
      party.vat.kind === 'registered' ? party.vat.number : '',
      accountOf(breweryId),
      ...quarters.flatMap((quarter) => {
        const row = rows.find((one) => one.breweryId === breweryId && one.quarter === quarter)
        return [row?.sales ?? 0, pounds(row?.amountMinor ?? 0), pounds(row?.feeMinor ?? 0)]
      }),
    ]
  })
  return writeCsvFile([head, ...lines])
}

async function accountsOf(database: Database, sealer: Sealer, breweryIds: readonly string[]) {
  const banks = await openBankAccounts(database, sealer, breweryIds)
  const accounts = await findPayoutAccounts(database, breweryIds)
  return (id: string): string => {
    const bank = banks.get(id)
    return bank === undefined ? (accounts.get(id) ?? '') : `${bank.sortCode} ${bank.accountNumber}`
  }
}
