/** The fewest digits of a UK phone number with its area code. */
const leastDigits = 10

/** Whether a phone number has its area code, without which no driver from elsewhere reaches it: an order needs it. */
export const hasAreaCode = (phone: string): boolean => phone.replace(/\D/g, '').length >= leastDigits

/** Whether a text is a phone number with its area code, and nothing else. */
export const isPhone = (text: string): boolean => /^\+?[\d ()-]+$/.test(text) && hasAreaCode(text)
