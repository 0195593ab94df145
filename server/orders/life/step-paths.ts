/** Where a brewery sees its part of an order. */
export const brewerysOrderPath = (consignmentId: string) => `/sell/orders/${consignmentId}`

/** Where a buyer answers by a link of a mail. */
export const answerPath = '/orders/answer'
export const orderAnswerPath = (token: string) => `${answerPath}?token=${encodeURIComponent(token)}`
