export const deliveryAudiences = ['venues', 'breweries'] as const

/** Whom the page about group deliveries speaks to; the first is meant when an address names none. */
export type DeliveryAudience = (typeof deliveryAudiences)[number]
