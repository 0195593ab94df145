import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { breweries, type SocialLinks } from '../catalogue-tables.ts'

const columns = {
  id: breweries.id,
  name: breweries.name,
  country: breweries.country,
  email: breweries.email,
  telephone: breweries.telephone,
  title: breweries.publicTitle,
  subtitle: breweries.publicSubtitle,
  description: breweries.description,
  town: breweries.town,
  website: breweries.website,
  disclaimer: breweries.soldByDisclaimer,
  logo: breweries.logoUrl,
  socialLinks: breweries.socialLinks,
}

export type ProfileRow = {
  id: string
  name: string
  country: string
  email: string | null
  telephone: string | null
  title: string
  subtitle: string
  description: string
  town: string
  website: string | null
  disclaimer: string | null
  logo: string | null
  socialLinks: SocialLinks
}

/** What a brewery says about itself; locked against other changes where asked. */
export async function profileRow(
  database: Database,
  id: string,
  isLocked: boolean,
): Promise<ProfileRow | null> {
  const query = database.select(columns).from(breweries).where(eq(breweries.id, id))
  const [row] = isLocked ? await query.for('update') : await query
  return row ?? null
}

/** The same of several breweries; those that have left are missing. */
export async function profileRows(database: Database, ids: readonly string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return []
  return database
    .select(columns)
    .from(breweries)
    .where(inArray(breweries.id, [...ids]))
}

export type ProfileChange = Partial<
  Pick<
    typeof breweries.$inferInsert,
    | 'publicTitle'
    | 'publicSubtitle'
    | 'description'
    | 'town'
    | 'country'
    | 'region'
    | 'website'
    | 'soldByDisclaimer'
    | 'logoUrl'
    | 'socialLinks'
    | 'email'
    | 'telephone'
  >
>

export async function updateProfile(transaction: Database, id: string, change: ProfileChange): Promise<void> {
  await transaction
    .update(breweries)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(breweries.id, id))
}

/** Whether a brewery shows a picture at this address. */
export async function isPictureOfBrewery(database: Database, address: string): Promise<boolean> {
  const rows = await database
    .select({ id: breweries.id })
    .from(breweries)
    .where(eq(breweries.logoUrl, address))
    .limit(1)
  return rows.length > 0
}
