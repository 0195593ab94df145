import { grouped } from './numbers.ts'

export type Price = { symbol: string; minor: number }

/** The sign prices carry when nothing else is said (CONST-14). */
export const CURRENCY_SYMBOL = '£'

/** What may be before a number and belong to it, spaces included, in characters. */
const longestSign = 16

/** Pence as a price, '£1,234.50', below nothing '-£1.20' (CONST-12, CONST-13, CONST-16). */
export function formatMinor(minor: number, symbol: string = CURRENCY_SYMBOL): string {
  const pence = Math.round(minor)
  const amount = Math.abs(pence)
  return `${pence < 0 ? '-' : ''}${symbol}${grouped(Math.floor(amount / 100))}.${`${amount % 100}`.padStart(2, '0')}`
}

/**
 * Reads a price back from display text: keeps the sign before the number, drops commas, and gives the number
 * times 100, rounded, in pence (BASK-48 to BASK-50). Text without a number is no price, null (C-90).
 */
export function parsePriceText(text: string | null | undefined): Price | null {
  const found = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(text ?? '')
  if (!found) return null
  const [digits] = found
  const before = found.input.slice(Math.max(0, found.index - longestSign), found.index)
  const [, minusBefore, symbol, minusAfter] = /(-?)\s*(\p{Lu}{0,3}\p{Sc})?\s*(-?)$/u.exec(before) ?? []
  const amount = Math.round(Number(digits.replaceAll(',', '')) * 100)
  const negative = Boolean(minusBefore || minusAfter) && amount > 0
  return { symbol: symbol || CURRENCY_SYMBOL, minor: negative ? -amount : amount }
}
