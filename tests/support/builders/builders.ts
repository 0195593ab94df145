import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accessories } from '../../../server/catalogue/accessories/accessory-tables.ts'
import {
  beers,
  breweries,
  containers,
  galleryImages,
} from '../../../server/catalogue/beers/catalogue-tables.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { clearBrewery } from '../../../server/backoffice/import/clear-demo-breweries.ts'
import { buildRuns } from './run-builder.ts'
import { groupBreweries, groups } from '../../../server/catalogue/groups/group-tables.ts'

/**
 * Rows for tests: each builder stores a complete, ordinary row with the test's overrides, and returns it. A beer
 * without a brewery, or a container without a beer, gets one of its own.
 */
let built = 0
const next = () => (built += 1)

export type Built<Table extends { $inferSelect: unknown }> = Table['$inferSelect']

/**
 * Cleared to sell from this moment on, unless a reason of its closure says otherwise; with a check of its AWRS number
 * where that is verified.
 */
export async function buildBrewery(
  database: Database,
  overrides: Partial<typeof breweries.$inferInsert> = {},
  now = new Date(),
): Promise<Built<typeof breweries>> {
  const number = next()
  const values = {
    externalId: `brewery-${number}`,
    slug: `brewery-${number}`,
    name: `Brewery ${number}`,
    town: 'Leeds',
    country: 'England',
    region: 'yorkshire',
    email: `brewery-${number}@brewery.example`,
    palette: 'navy',
    emblem: 'anchor',
    lettering: 'slab',
    ...overrides,
  }
  return database.transaction(async (transaction) => {
    const [brewery] = await transaction.insert(breweries).values(values).returning()
    if (overrides.closureReason !== undefined) return brewery!
    await clearBrewery(transaction, { brewery: brewery!, isChecked: brewery!.awrsVerified, now })
    const [cleared] = await transaction.select().from(breweries).where(eq(breweries.id, brewery!.id))
    return cleared!
  })
}

export async function buildBeer(
  database: Database,
  overrides: Partial<typeof beers.$inferInsert> = {},
): Promise<Built<typeof beers>> {
  const number = next()
  const breweryId = overrides.breweryId ?? (await buildBrewery(database)).id
  const [beer] = await database
    .insert(beers)
    .values({
      externalId: `beer-${number}`,
      name: `Beer ${number}`,
      style: 'porter',
      allergens: ['barley'],
      targetAbv: 5,
      ...overrides,
      breweryId,
    })
    .returning()
  return beer!
}

/** A 30 litre keg of a beer, ten in stock at £120, to be ordered online. */
export async function buildContainer(
  database: Database,
  overrides: Partial<typeof containers.$inferInsert> = {},
): Promise<Built<typeof containers>> {
  const number = next()
  const beerId = overrides.beerId ?? (await buildBeer(database)).id
  const [container] = await database
    .insert(containers)
    .values({
      externalId: `container-${number}`,
      name: 'Keg 30 L',
      type: 'keg',
      volumeMl: 30_000,
      availableUnits: 10,
      storefrontVariantId: randomUUID(),
      priceMinor: 12_000,
      ...overrides,
      beerId,
    })
    .returning()
  return container!
}

export async function buildGalleryImage(
  database: Database,
  overrides: Partial<typeof galleryImages.$inferInsert> & { beerId: string },
): Promise<Built<typeof galleryImages>> {
  const [image] = await database
    .insert(galleryImages)
    .values({ imageUrl: `/media/${next()}.jpg`, ...overrides })
    .returning()
  return image!
}

/**
 * A group with these breweries as members, in their order; with room on weekly runs from three weeks on, unless it is to
 * have none.
 */
export async function buildGroup(
  database: Database,
  {
    breweryIds = [],
    hasRuns = true,
    ...overrides
  }: Partial<typeof groups.$inferInsert> & { breweryIds?: string[]; hasRuns?: boolean } = {},
): Promise<Built<typeof groups>> {
  const number = next()
  const [group] = await database
    .insert(groups)
    .values({
      externalId: `group-${number}`,
      slug: `group-${number}`,
      name: `Group ${number}`,
      region: 'yorkshire',
      ...overrides,
    })
    .returning()
  if (breweryIds.length > 0) {
    const members = breweryIds.map((breweryId, position) => ({ groupId: group!.id, breweryId, position }))
    await database.insert(groupBreweries).values(members)
  }
  if (hasRuns) await buildRuns(database, group!.id)
  return group!
}

export async function buildAccessory(
  database: Database,
  overrides: Partial<typeof accessories.$inferInsert> = {},
): Promise<Built<typeof accessories>> {
  const number = next()
  const [accessory] = await database
    .insert(accessories)
    .values({
      externalId: `accessory-${number}`,
      slug: `accessory-${number}`,
      name: `Accessory ${number}`,
      picture: 'coupler',
      priceMinor: 2500,
      currentStock: 7,
      ...overrides,
    })
    .returning()
  return accessory!
}
