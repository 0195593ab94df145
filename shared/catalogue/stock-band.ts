import { sellableUnits } from '../prices/order-multiple.ts'

/** How much there is, for programs that need no exact figure. */
export type StockBand = 'out_of_stock' | 'low' | 'in_stock'

/** At so many units or fewer of a size it is low. */
export const lowUnits = 5

/** The band of a size's units; units that make up no whole multiple cannot be sold. */
export function stockBand(availableUnits: number, orderMultiple?: number): StockBand {
  const units = sellableUnits(availableUnits, orderMultiple)
  if (units <= 0) return 'out_of_stock'
  return units <= lowUnits ? 'low' : 'in_stock'
}
