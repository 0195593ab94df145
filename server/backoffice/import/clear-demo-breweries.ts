import { readFile } from 'node:fs/promises'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { findPayoutAccount, setPayoutAccount } from '../../finance/payments/payout-accounts.ts'
import { acceptAgreement } from '../../parties/brewery-standing/accept-agreement.ts'
import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import { recordAwrsCheck, recordAwrsExclusion } from '../../parties/brewery-standing/record-awrs-entry.ts'
import { saveDocuments } from '../../parties/brewery-standing/save-approval-documents.ts'
import { isAwrsDue, standingsOf } from '../../parties/brewery-standing/standing-of.ts'
import { type ImportedBrewery, importedBreweries } from './import-queries.ts'

const demoActor: Actor = { clientId: null, name: 'The demo shop', role: 'system', by: 'command' }
const evidence = Buffer.from('The demo shop: an invented brewery, looked up nowhere.', 'utf8')
/** Days of an exclusion, within the twelve months that one may last. */
const exclusionDays = 360
/** Demo breweries that state a number which no one has looked up; they sell by an exclusion. */
const uncheckedIds = new Set(['anagach', 'ellenfoot', 'quanea-drove'])

/**
 * Clears the breweries of the demo shop to sell, by the verbs that the staff and the breweries have, and looks them up
 * again before an entry ends. A brewery that was suspended or paused stays so. One without a payout account gets one of
 * the sandbox.
 */
export async function clearDemoBreweries(database: Database, folder: string, now: Date): Promise<void> {
  const file = await readFile(`${folder}/breweries.csv`, 'utf8')
  const externalIds = file.split('\n').flatMap((line, at) => (at > 0 ? (line.split(',')[0] ?? []) : []))
  const breweries = await importedBreweries(database, externalIds)
  const standings = await standingsOf(
    database,
    breweries.map(({ id }) => id),
    { now },
  )
  for (const [at, { facts, standing }] of standings.entries()) {
    const brewery = breweries[at]!
    const isChecked = brewery.awrsUrn !== null && !uncheckedIds.has(brewery.externalId)
    if (facts === null) await clearBrewery(database, { brewery, isChecked, now })
    else if (isAwrsDue(standing, now)) await recordEntry(database, { brewery, isChecked, now })
    if ((await findPayoutAccount(database, brewery.id)) === null)
      await setPayoutAccount(database, { breweryId: brewery.id, account: demoAccountOf(brewery), now })
  }
}

/** The sandbox pays into any account. */
/** It ends in four digits, as accounts do, always the same for a brewery. */
function demoAccountOf({ externalId }: ImportedBrewery): string {
  const sum = [...externalId].reduce((total, sign) => (total * 31 + sign.codePointAt(0)!) % 10_000, 7)
  return `acct_demo_${externalId.replaceAll(/\W/g, '_')}_${String(sum).padStart(4, '0')}`
}

type Clearing = { brewery: ImportedBrewery; isChecked: boolean; now: Date }

/** Documents, agreement and an AWRS entry for one invented brewery. */
export async function clearBrewery(database: Database, clearing: Clearing): Promise<void> {
  const { brewery, now } = clearing
  const change = { breweryId: brewery.id, actor: demoActor, now }
  const { name, town, country, awrsUrn } = brewery
  await database.transaction(async (transaction) => {
    await saveDocuments(transaction, {
      ...change,
      papers: {
        legalName: /\b(Ltd|Company)\b/.test(name) ? name : `${name} Ltd`,
        address: ['The Brewhouse', town || 'Leith', country || 'Scotland'],
        vat: { number: inventedVatNumber(awrsUrn ?? brewery.id) },
      },
    })
    await acceptAgreement(transaction, { ...change, version: agencyAgreementVersion, name })
    await recordEntry(transaction, clearing)
  })
}

async function recordEntry(database: Database, { brewery, isChecked, now }: Clearing): Promise<void> {
  const recording = { breweryId: brewery.id, actor: demoActor, now, evidence }
  await database.transaction((transaction) =>
    isChecked && brewery.awrsUrn !== null
      ? recordAwrsCheck(transaction, {
          ...recording,
          awrsNumber: brewery.awrsUrn,
          lookedUpAt: now,
          nameOnRegister: brewery.name,
          status: 'approved',
        })
      : recordAwrsExclusion(transaction, {
          ...recording,
          reason: 'incidental_retail',
          endsOn: addDays(londonDay(now), exclusionDays),
        }),
  )
}

/** A UK VAT number with right check digits, made from the figures of another number. */
function inventedVatNumber(from: string): string {
  const digits = from.replace(/\D/g, '').slice(-7).padStart(7, '1')
  const weighted = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (8 - index), 0)
  return `GB${digits}${String(97 - (weighted % 97)).padStart(2, '0')}`
}
