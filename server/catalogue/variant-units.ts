import { unitsOf } from '../database/unit-queries.ts'
import { containers } from './catalogue-tables.ts'

/** The stock of containers, for orders, which know them by their storefront variants. */
export const variantUnits = unitsOf({
  table: containers,
  id: containers.id,
  orderedAs: containers.storefrontVariantId,
  stock: containers.availableUnits,
})
