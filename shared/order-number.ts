/**
 * Order numbers people can read out: DRAY-7K3Q-42. No vowels, so that no word comes out, and none of the signs that
 * are mistaken for one another (0 O, 1 I L, 2 Z, 5 S, 8 B); two check digits find every slip of one sign and every
 * swap of neighbours.
 */
export const orderNumberAlphabet = '346789CDFGHJKMNPQRTVWXY'

/** The number of these signs of the alphabet, four of them or more. */
export function orderNumber(signs: string): string {
  return `DRAY-${signs}-${checkDigits(signs)}`
}

/** Reads a number as people type it, in any case, with or without hyphens and DRAY; null when it is none. */
export function readOrderNumber(text: string): string | null {
  const compact = text.toUpperCase().replace(/[\s-]+/g, '')
  const [, signs = '', digits] = /^(?:DRAY)?([2-9A-Z]{4,8})([0-9]{2})$/.exec(compact) ?? []
  const isKnown = signs !== '' && [...signs].every((sign) => orderNumberAlphabet.includes(sign))
  return isKnown && checkDigits(signs) === digits ? orderNumber(signs) : null
}

/** 98 less the signs as one number in base 23, modulo 97: from 02 to 98. */
function checkDigits(signs: string): string {
  const rest = [...signs].reduce((sum, sign) => (sum * 23 + orderNumberAlphabet.indexOf(sign)) % 97, 0)
  return String(98 - rest).padStart(2, '0')
}
