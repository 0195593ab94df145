import { expect, test } from 'vitest'
import { LINK_ICON, socialIconClass, socialLinks, socialUrl } from './social-links.ts'

test.each(['https://x.y', 'http://x.y/a?b=c', '/a', '/', 'HTTPS://X.Y'])(
  'the address %s is taken (HEAD-66)',
  (url) => {
    expect(socialUrl(url)).toBe(url)
  },
)

test.each([
  'javascript:alert(1)',
  'mailto:a@b',
  'foo',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://',
  'https:///x',
  '',
  null,
  undefined,
])('the address %j becomes # (HEAD-66)', (url) => {
  expect(socialUrl(url)).toBe('#')
})

test.each(['fab fa-twitter', 'fas fa-link', 'fa-brands fa-x-twitter', 'fa fa-500px'])(
  'the icon class %s is taken (HEAD-67)',
  (iconClass) => expect(socialIconClass(iconClass)).toBe(iconClass),
)

test.each([
  'evil',
  'fa-twitter',
  '',
  'fab',
  'fab twitter',
  'fa-brands fa-solid',
  'fab fa-x evil',
  'fab fa-"x',
  null,
])('the icon class %j becomes the generic link icon (HEAD-67)', (iconClass) =>
  expect(socialIconClass(iconClass)).toBe(LINK_ICON),
)

test('social links come in position order, each safe to draw (HEAD-62)', () => {
  const links = socialLinks([
    { id: 'b', label: ' ', url: 'javascript:alert(1)', iconClass: 'evil', position: 2 },
    { id: 'a', label: 'Twitter', url: 'https://x.y', iconClass: 'fab  fa-twitter', position: 1 },
  ])
  expect(links).toEqual([
    { id: 'a', label: 'Twitter', url: 'https://x.y', iconClass: 'fab fa-twitter', iconName: 'twitter' },
    { id: 'b', label: 'link', url: '#', iconClass: LINK_ICON, iconName: 'link' },
  ])
})
