import { expect, test } from 'vitest'
import { isGlutenFree } from './gluten-free.ts'

test.each([
  { glutenFree: true, allergens: ['barley'], listed: true },
  { glutenFree: false, allergens: ['milk'], listed: true },
  { glutenFree: false, allergens: ['milk', 'Malted Barley'], listed: false },
  { glutenFree: false, allergens: ['wheat'], listed: false },
  { glutenFree: false, allergens: ['gluten'], listed: false },
  { glutenFree: false, allergens: ['oats'], listed: false },
  { glutenFree: false, allergens: ['goat milk'], listed: true },
  { glutenFree: false, allergens: [], listed: false },
])('marked $glutenFree with $allergens is listed as gluten-free: $listed (SHOP-32)', (beer) => {
  expect(isGlutenFree(beer)).toBe(beer.listed)
})
