import { cellarPath } from './cellar.ts'

/** Where a buyer says which breweries may place orders that it gives by phone. */
export const phoneOrdersSettings = `${cellarPath}#phone-orders`
