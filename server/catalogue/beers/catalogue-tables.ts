import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PublicOffers } from '../../../shared/prices/public-offers.ts'
import type { StatedRate } from '../../../shared/duty/duty-of.ts'
import type { ClosureReason } from '../../../shared/standing/seller-closure.ts'

/** A brewery's addresses elsewhere; every value is a full URL. */
export type SocialLinks = Partial<
  Record<'twitter' | 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'threads', string>
>

const createdAt = timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow()
const updatedAt = timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow()

export const breweries = pgTable('breweries', {
  id: uuid('id').primaryKey().defaultRandom(),
  externalId: text('external_id').notNull().unique(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  town: text('town').notNull().default(''),
  country: text('country').notNull().default(''),
  /** One of the 14 region slugs, derived from town and country at import (OPEN-22). */
  region: text('region').notNull().default('rest-of-uk'),
  description: text('description').notNull().default(''),
  publicTitle: text('public_title').notNull().default(''),
  publicSubtitle: text('public_subtitle').notNull().default(''),
  showPrices: boolean('show_prices').notNull().default(true),
  email: text('email'),
  telephone: text('telephone'),
  website: text('website'),
  soldByDisclaimer: text('sold_by_disclaimer'),
  socialLinks: jsonb('social_links').$type<SocialLinks>().notNull().default({}),
  awrsUrn: text('awrs_urn'),
  /** Derived by server/parties/brewery-standing: whether a check of the AWRS log is good. */
  awrsVerified: boolean('awrs_verified').notNull().default(false),
  /** Derived by server/parties/brewery-standing: why nothing of it can be ordered; null while it takes orders. */
  closureReason: text('closure_reason').$type<ClosureReason>().default('seller_not_cleared'),
  /** Derived by server/parties/brewery-standing: false once the brewery has stated that it is not registered for VAT. */
  chargesVat: boolean('charges_vat').notNull().default(true),
  /** The day on which a pause ends. */
  closedUntil: date('closed_until', { mode: 'string' }),
  hasOffLicenceShipping: boolean('has_off_licence_shipping').notNull().default(false),
  offLicenceApproved: boolean('off_licence_approved').notNull().default(false),
  palette: text('palette').notNull(),
  emblem: text('emblem').notNull(),
  lettering: text('lettering').notNull(),
  /** A picture the brewery brought; null draws its mark. */
  logoUrl: text('logo_url'),
  createdAt,
  updatedAt,
})

export const beers = pgTable(
  'beers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    externalId: text('external_id').notNull().unique(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** A sub-style code of shared/catalogue/beer-styles.ts. */
    style: text('style').notNull(),
    description: text('description').notNull().default(''),
    tastingNotes: text('tasting_notes').notNull().default(''),
    ingredients: text('ingredients').notNull().default(''),
    allergens: text('allergens')
      .array()
      .notNull()
      .default(sql`'{}'`),
    targetAbv: numeric('target_abv', { precision: 4, scale: 2, mode: 'number' }),
    colorHex: text('color_hex'),
    glutenFree: boolean('gluten_free').notNull().default(false),
    lastBatchDate: date('last_batch_date', { mode: 'string' }),
    lastBatchBestBefore: date('last_batch_best_before', { mode: 'string' }),
    releasedAt: timestamp('released_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** A picture the brewery brought; null draws the label. */
    badgeImageUrl: text('badge_image_url'),
    /** Its brewery has put it away: no list and no search has it, and nothing of it can be ordered. */
    archivedAt: timestamp('archived_at', { withTimezone: true, mode: 'date' }),
    createdAt,
    updatedAt,
  },
  (beer) => [
    index('beers_brewery_name').on(beer.breweryId, beer.name, beer.id),
    // Whether a stored picture may be served is asked by its address.
    index('beers_badge_image')
      .on(beer.badgeImageUrl)
      .where(sql`${beer.badgeImageUrl} is not null`),
    check('beers_target_abv', sql`${beer.targetAbv} between 0 and 75`),
    check('beers_color_hex', sql`${beer.colorHex} ~ '^#[0-9A-Fa-f]{6}$'`),
  ],
)

export const containers = pgTable(
  'containers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    externalId: text('external_id').notNull().unique(),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    /** Its beer's, which triggers write: a brewery's lists find its sizes together. */
    breweryId: uuid('brewery_id'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    volumeMl: integer('volume_ml'),
    packSize: integer('pack_size').notNull().default(1),
    availableUnits: integer('available_units').notNull().default(0),
    /** The id in an order; null while the size cannot be ordered online (BEER-18). */
    storefrontVariantId: uuid('storefront_variant_id').unique(),
    /** The same id while its brewery has taken it off sale: baskets and standing orders find it again. */
    setAsideVariantId: uuid('set_aside_variant_id').unique(),
    /** Pence without VAT for the whole container or pack; null is 'Contact for pricing'. */
    priceMinor: integer('price_minor'),
    /** Its quantity prices and the offers of today, for everybody; null without any (server/trading/prices/offer-queries.ts). */
    priceOffers: jsonb('price_offers').$type<PublicOffers>(),
    couplerType: text('coupler_type'),
    /** It is sold in multiples of so many (PRICE-06). */
    orderMultiple: integer('order_multiple').notNull().default(1),
    /** The brewery's statement of the duty in its price: its rate, or pence for the whole container or pack. */
    dutyRate: text('duty_rate').$type<StatedRate>(),
    dutyMinor: integer('duty_minor'),
    /** Its brewery has put it away: no page shows it and it cannot be ordered. */
    archivedAt: timestamp('archived_at', { withTimezone: true, mode: 'date' }),
    createdAt,
    updatedAt,
  },
  (container) => [
    index('containers_beer_id').on(container.beerId),
    index('containers_brewery').on(container.breweryId),
    // Which beers of a brewery are on sale, without reading a size.
    index('containers_on_sale')
      .on(container.breweryId, container.beerId)
      .where(sql`${container.storefrontVariantId} is not null`),
    check('containers_type', sql`${container.type} in ('keg', 'cask', 'smallpack', 'universal')`),
    check('containers_volume', sql`${container.volumeMl} > 0`),
    check('containers_pack_size', sql`${container.packSize} > 0`),
    check('containers_available_units', sql`${container.availableUnits} >= 0`),
    check('containers_price', sql`${container.priceMinor} >= 0`),
    check('containers_order_multiple', sql`${container.orderMultiple} between 1 and 1000`),
    check('containers_duty_rate', sql`${container.dutyRate} in ('full', 'draught')`),
    check('containers_duty', sql`${container.dutyMinor} >= 0`),
  ],
)

/** Further pictures of a beer, beside its label. */
export const galleryImages = pgTable(
  'gallery_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    imageUrl: text('image_url').notNull(),
    thumbnailUrl: text('thumbnail_url'),
    iconUrl: text('icon_url'),
    tag: text('tag').notNull().default(''),
    caption: text('caption').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (image) => [
    index('gallery_images_beer_id').on(image.beerId),
    // Whether a stored picture may be served is asked by its address.
    index('gallery_images_image').on(image.imageUrl),
  ],
)
