/**
 * Whom the page about group deliveries can speak to. Each has an address of its own: shared/paths/paths.ts writes it and
 * the page's loader reads it.
 *
 * The first one is meant when an address names none.
 */
export const deliveryAudiences = [
  // Pubs, bars and shops that order.
  'venues',
  // Breweries that send.
  'breweries',
] as const
export type DeliveryAudience = (typeof deliveryAudiences)[number]
