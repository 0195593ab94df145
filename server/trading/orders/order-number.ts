/**
 * Order numbers that people can read out: DRAY-7K3Q-42. They contain no vowels, so that they spell no words, and none
 * of the characters that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B). Two check digits detect every wrong character and
 * every swap of neighbours.
 */
export const orderNumberAlphabet = '346789CDFGHJKMNPQRTVWXY'

/** The number of these characters of the alphabet, four of them or more. */
export function orderNumber(signs: string): string {
  return `DRAY-${signs}-${checkDigits(signs)}`
}

/** Reads a typed number, in any case, with or without hyphens and DRAY; null for an invalid one. */
export function readOrderNumber(text: string): string | null {
  const compact = text.toUpperCase().replace(/[\s-]+/g, '')
  const [, signs = '', digits] = /^(?:DRAY)?([2-9A-Z]{4,8})([0-9]{2})$/.exec(compact) ?? []
  const isKnown = signs !== '' && [...signs].every((sign) => orderNumberAlphabet.includes(sign))
  return isKnown && checkDigits(signs) === digits ? orderNumber(signs) : null
}

/** 98 less the characters as one number in base 23, modulo 97: from 02 to 98. */
function checkDigits(signs: string): string {
  const rest = [...signs].reduce((sum, sign) => (sum * 23 + orderNumberAlphabet.indexOf(sign)) % 97, 0)
  return String(98 - rest).padStart(2, '0')
}
