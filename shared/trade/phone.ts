/** The fewest digits of a UK phone number with its area code; checkout-details.ts asks for as many. */
const leastDigits = 10

/** Whether a text is a phone number with its area code, without which an order is refused. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d ()-]+$/.test(text) && text.replace(/\D/g, '').length >= leastDigits
