import type { Order } from '../../../shared/api/orders-api.ts'
import { findSiteBusinesses } from '../../identity/accounts/sites/find-site-businesses.ts'
import { findBusinessDetails } from '../../identity/accounts/sites/set-business-details.ts'
import type { Database } from '../../platform/database/database.ts'
import { type AssessedBrewery, standingOf, standingsOf } from '../../parties/brewery-standing/standing-of.ts'
import { readTradeAccount } from '../../parties/trade-accounts/trade-view.ts'
import type { DocumentContents, DocumentParty } from './document-contents.ts'
import { buyerParty } from './document-parties.ts'

type SellingBrewery = {
  breweryId: string
  /** As the order copied it. */
  name: string
  /** Whether VAT was charged: then no document says that the brewery is not registered. */
  hasVat: boolean
  now: Date
}

/** A brewery as its documents name it: by its legal details, as far as it has stated them. */
export async function findBreweryParty(
  database: Database,
  { breweryId, name, hasVat, now }: SellingBrewery,
): Promise<DocumentParty> {
  return partyOf(await standingOf(database, breweryId, now), { name, hasVat })
}

/** The same of several breweries, by id. */
export async function findBreweryParties(
  database: Database,
  {
    breweryIds,
    now,
    ...of
  }: { breweryIds: readonly string[]; nameOf: (id: string) => string; hasVat: boolean; now: Date },
): Promise<ReadonlyMap<string, DocumentParty>> {
  const assessed = await standingsOf(database, breweryIds, { now })
  return new Map(
    assessed.map((one) => [
      one.breweryId,
      partyOf(one, { name: of.nameOf(one.breweryId), hasVat: of.hasVat }),
    ]),
  )
}

function partyOf(
  { facts, standing }: AssessedBrewery,
  { name, hasVat }: Pick<SellingBrewery, 'name' | 'hasVat'>,
): DocumentParty {
  return {
    name: facts?.legalName ?? name,
    address: facts?.address ?? [],
    companyNumber: facts?.companyNumber ?? null,
    vat: vatOf(facts, hasVat),
    awrsNumber: standing.awrs.verifiedNumber,
  }
}

type Stated = { vatStatement: 'registered' | 'not_registered' | null; vatNumber: string | null } | null

function vatOf(stated: Stated, hasVat: boolean): DocumentParty['vat'] {
  if (stated?.vatNumber) return { kind: 'registered', number: stated.vatNumber }
  if (stated?.vatStatement === 'not_registered' && !hasVat) return { kind: 'not_registered' }
  return { kind: 'unknown' }
}

/**
 * The buyer: the business of the trade account, then the order's contact. Documents of a site of a business with several are
 * addressed to that business and name the site (BIZ-08).
 */
export async function findBuyerParty(
  database: Database,
  { clientId, contact }: { clientId: string | null; contact: Order['contact'] },
): Promise<DocumentContents['buyer']> {
  const person = buyerParty(contact)
  if (clientId === null) return person
  const { businessName, vatNumber } = (await readTradeAccount(database, clientId)).details
  if (businessName === null) return { ...person, vatNumber }
  const named = await addressedTo(database, { clientId, businessName })
  return { ...person, contact: person.business, vatNumber, ...named }
}

/** How documents name a buyer: by its business, and of one with several sites by the site and what the business states. */
export async function addressedTo(
  database: Database,
  { clientId, businessName }: { clientId: string; businessName: string },
): Promise<Pick<DocumentContents['buyer'], 'business'> & Partial<DocumentContents['buyer']>> {
  const whole = (await findSiteBusinesses(database, [clientId])).get(clientId)
  if (whole === undefined) return { business: businessName }
  const { vatNumber, companyNumber, invoiceAddress } = await findBusinessDetails(database, whole.id)
  return {
    business: whole.name,
    site: businessName,
    ...(vatNumber !== null && { vatNumber }),
    ...(companyNumber !== null && { companyNumber }),
    ...(invoiceAddress !== null && {
      address: [invoiceAddress.street, invoiceAddress.town, invoiceAddress.postcode],
    }),
  }
}
