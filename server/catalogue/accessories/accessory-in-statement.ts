import { type SQL, sql } from 'drizzle-orm'
import { type Listed, listed } from '../../platform/database/prepared-statement.ts'
import { accessories } from './accessory-tables.ts'

const columns = {
  id: accessories.id,
  slug: accessories.slug,
  name: accessories.name,
  description: accessories.description,
  picture: accessories.picture,
  imageUrl: accessories.imageUrl,
  priceMinor: accessories.priceMinor,
  couplerType: accessories.couplerType,
  currentStock: accessories.currentStock,
  maxQuantity: accessories.maxQuantity,
}

export type AccessoryCardRow = Listed<typeof columns>

/** One accessory, as a part of a statement of a higher feature; accessoryCardView reads the row. */
export const selectAccessory = (id: SQL) =>
  sql`select ${listed(columns)} from ${accessories} where ${accessories.id} = ${id}`
