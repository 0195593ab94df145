import { formatNumber } from '../format/dates.ts'

/** Grams as whole kilograms, rounded up: '140 kg'. Basket, checkout and order show a pallet's weight by it alone. */
export const weightText = (grams: number): string => `${formatNumber(Math.ceil(grams / 1000))} kg`
