import { unitsOf } from '../database/unit-queries.ts'
import { accessories } from './accessory-tables.ts'

/** The stock of accessories, for orders. */
export const accessoryUnits = unitsOf({
  table: accessories,
  id: accessories.id,
  orderedAs: accessories.id,
  stock: accessories.currentStock,
})
