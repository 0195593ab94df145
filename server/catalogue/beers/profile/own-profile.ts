import type { BreweryWords } from '../../../../shared/catalogue/brewery-words.ts'
import { findTown, regionOfTown } from '../../../../shared/geography/towns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import {
  isPictureOfBrewery,
  type ProfileRow,
  profileRow,
  profileRows,
  updateProfile,
} from './profile-queries.ts'

/** A brewery as its settings show it: what is fixed, how to reach it, and what its page says. */
export type OwnPage = {
  name: string
  country: string
  email: string | null
  telephone: string | null
  words: BreweryWords
}

/** Throws RequestError 404 for a brewery that has left. `isLocked` holds it until the transaction ends. */
export async function readOwnPage(
  database: Database,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<OwnPage> {
  const row = await profileRow(database, id, isLocked)
  if (row === null) throw notFound('The brewery')
  return pageOf(row)
}

/** The same of several breweries, by id; those that have left are missing. */
export async function readOwnPages(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnPage>> {
  return new Map((await profileRows(database, ids)).map((row) => [row.id, pageOf(row)]))
}

function pageOf(row: ProfileRow): OwnPage {
  const { name, country, email, telephone, title, subtitle, description, town, logo } = row
  const {
    instagram = '',
    facebook = '',
    twitter = '',
    threads = '',
    youtube = '',
    tiktok = '',
  } = row.socialLinks
  const links = { instagram, facebook, twitter, threads, youtube, tiktok }
  const texts = { website: row.website ?? '', disclaimer: row.disclaimer ?? '' }
  return {
    name,
    country,
    email,
    telephone,
    words: { title, subtitle, description, town, ...texts, ...links, logo },
  }
}

/** Puts words on a brewery's page; another town brings its country and region. Needs a transaction. */
export async function putPageWords(
  transaction: Database,
  id: string,
  wanted: Partial<BreweryWords>,
): Promise<void> {
  const { words } = await readOwnPage(transaction, id)
  const { title, subtitle, description, town, website, disclaimer, logo, ...links } = { ...words, ...wanted }
  await updateProfile(transaction, id, {
    publicTitle: title,
    publicSubtitle: subtitle,
    description,
    website: website || null,
    soldByDisclaimer: disclaimer || null,
    logoUrl: logo,
    socialLinks: Object.fromEntries(Object.entries(links).filter(([, url]) => url !== '')),
    ...(town !== words.town && placeOf(town)),
  })
}

/** A town that no one knows leaves the country as it is. */
function placeOf(town: string) {
  const known = findTown(town)
  return { town, ...(known && { country: known.country, region: regionOfTown(town) }) }
}

/** How a brewery is reached, at once. */
export const putContact = (
  transaction: Database,
  id: string,
  contact: { email: string | null; telephone: string | null },
): Promise<void> => updateProfile(transaction, id, contact)

/** Whether a brewery shows the picture of this address, so that it may be served. */
export const isBreweryPicture = (database: Database, address: string): Promise<boolean> =>
  isPictureOfBrewery(database, address)
