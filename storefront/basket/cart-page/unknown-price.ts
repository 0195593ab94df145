/** What stands for a price nobody has told (CART-40, C-14). */
export const UNKNOWN_PRICE = 'Calculated at checkout'
