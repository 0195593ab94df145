/** Where a brewery sees its part of an order. */
export const brewerysOrderPath = (consignmentId: string) => `/sell/orders/${consignmentId}`
