import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { accessories } from '../../../server/catalogue/accessories/accessory-tables.ts'
import { beers, containers, galleryImages } from '../../../server/catalogue/beers/catalogue-tables.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { reviews } from '../../../server/engagement/reviews/review-tables.ts'
import {
  buildAccessory,
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGalleryImage,
} from '../builders/builders.ts'

/** A beer on sale with a picture, an accessory and a review. */
export async function buildShownBeer(database: Database): Promise<string> {
  const { id: breweryId } = await buildBrewery(database)
  const { id: beerId } = await buildBeer(database, { breweryId, name: 'Lock Keeper' })
  await buildContainer(database, { beerId, couplerType: 's', availableUnits: 10 })
  await buildGalleryImage(database, { beerId, caption: 'First picture' })
  await buildAccessory(database, { name: 'First coupler', couplerType: 's' })
  await insertReview(database, { beerId, rating: 5, body: 'First review, ten characters.' })
  return beerId
}

/**
 * Changes one thing after the other that the page of the beer shows, and waits each time until all answers have it. Returns what they
 * did not have in time.
 */
export async function unseenChanges(
  database: Database,
  beerId: string,
  answers: () => Promise<string[]>,
): Promise<string[]> {
  const unseen: string[] = []
  const seen = async (text: string, isThere = true) => {
    const inAll = async () => (await answers()).every((answer) => answer.includes(text) === isThere)
    await vi.waitUntil(inAll, { timeout: 5000 }).catch(() => unseen.push(text))
  }
  for (const first of ['First picture', 'First coupler', 'First review']) await seen(first)
  await buildGalleryImage(database, { beerId, caption: 'Second picture' })
  await seen('Second picture')
  await database.delete(galleryImages).where(eq(galleryImages.beerId, beerId))
  await seen('Second picture', false)
  const coupler = await buildAccessory(database, { name: 'Second coupler', couplerType: 's' })
  await seen('Second coupler')
  await database.update(accessories).set({ currentStock: 0 }).where(eq(accessories.id, coupler.id))
  await seen('"isSoldOut":true')
  const second = 'Second review, ten characters.'
  await insertReview(database, { beerId, rating: 1, body: second })
  await seen(second)
  await database.update(reviews).set({ state: 'hidden' }).where(eq(reviews.body, second))
  await seen(second, false)
  await database.update(reviews).set({ state: 'hidden' }).where(eq(reviews.beerId, beerId))
  await seen('"totalComments":0')
  await database.update(containers).set({ availableUnits: 3 }).where(eq(containers.beerId, beerId))
  await seen('"availableUnits":3')
  await database.update(containers).set({ couplerType: 'd' }).where(eq(containers.beerId, beerId))
  await seen('"couplerType":"d"')
  await database.update(beers).set({ name: 'Lock Keeper’s Best' }).where(eq(beers.id, beerId))
  await seen('Best')
  return unseen
}

async function insertReview(
  database: Database,
  review: { beerId: string; rating: number; body: string },
): Promise<void> {
  const now = new Date()
  await database
    .insert(reviews)
    .values({ ...review, state: 'approved', verdict: 'approved', createdAt: now, updatedAt: now })
}
