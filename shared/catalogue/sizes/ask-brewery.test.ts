import { expect, test } from 'vitest'
import { askBreweryHref } from './ask-brewery.ts'

const reach = { email: 'sales@anagach.example', telephone: '+44 1479 000 000', href: '/brewery/anagach' }
const item = { beer: 'Curling Pond', size: '30L Keg · S-Type' }

test('a brewery with an address is written to, with beer and size filled in (S-03)', () => {
  const link = new URL(askBreweryHref(reach, item))
  expect([link.protocol, link.pathname]).toEqual(['mailto:', 'sales@anagach.example'])
  expect(link.searchParams.get('subject')).toBe('Price of Curling Pond, 30L Keg · S-Type')
  expect(link.searchParams.get('body')).toContain('Curling Pond, 30L Keg · S-Type')
})

test('without a size only the beer is filled in (S-03)', () => {
  const link = new URL(askBreweryHref(reach, { ...item, size: null }))
  expect(link.searchParams.get('subject')).toBe('Price of Curling Pond')
})

test('a brewery without an address is rung, and one without either has its page opened (S-03)', () => {
  expect(askBreweryHref({ ...reach, email: null }, item)).toBe('tel:+441479000000')
  expect(askBreweryHref({ ...reach, email: null, telephone: null }, item)).toBe('/brewery/anagach')
})

test('what is in a name stays within the subject (S-03)', () => {
  const link = askBreweryHref(reach, { beer: 'Salt & Malt?\r\nBcc: x@y.example', size: null })
  expect(link).not.toMatch(/[\r\n]/)
  expect(new URL(link).searchParams.get('bcc')).toBeNull()
  expect(askBreweryHref({ ...reach, email: 'a?bcc=x@y.example' }, item)).not.toContain('a?bcc')
})
