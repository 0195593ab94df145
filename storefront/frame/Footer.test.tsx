import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Footer as FooterData } from '../../shared/pages/page-frame-data.ts'
import { Footer } from './Footer.tsx'
import { exampleFooter } from './frame-examples.ts'

const render = (footer: Partial<FooterData> = {}) =>
  renderToStaticMarkup(<Footer footer={{ ...exampleFooter, ...footer }} />)

test('the collection locations are linked only when the setting is on (HEAD-54, HEAD-55)', () => {
  expect(render()).not.toContain('/collection-locations')
  expect(render({ collectionPointsEnabled: true })).toContain('href="/collection-locations"')
})

test.each([
  ['HEAD-56', 'mailto:hello@dray.example', 'hello@dray.example'],
  ['HEAD-57', '/', 'Web'],
  ['HEAD-58 S-12', '/admin', 'Admin'],
  ['HEAD-59 S-12', '/status', 'System health'],
  ['HEAD-60', '/shipping-faq', 'Shipping FAQ'],
  ['HEAD-60', '/privacy-policy', 'Privacy policy'],
  ['HEAD-60', '/terms-and-conditions', 'Terms and conditions'],
  ['HEAD-60', '/group-deliveries', 'How group deliveries work'],
])('%s the footer links %s as %s', (_row, href, label) => {
  expect(render()).toMatch(new RegExp(`href="${href}"[^>]*>${label}</a>`))
})

test('an installation names its own address and web site (HEAD-56, HEAD-57, S-12)', () => {
  const html = render({ contactEmail: 'cellar@ales.example', webUrl: 'https://ales.example/' })
  expect(html).toMatch(/href="mailto:cellar@ales.example"[^>]*>cellar@ales.example<\/a>/)
  expect(html).toMatch(/href="https:\/\/ales.example\/"[^>]*>Web<\/a>/)
  expect(html).not.toContain('dray.example')
})

test('the signup is drawn only when it is on (HEAD-61)', () => {
  expect(render()).not.toContain('Subscribe')
  const html = render({ newsletterEnabled: true })
  expect(html).toMatch(/<input[^>]* type="email"/)
  expect(html).toMatch(/<button(?![^>]* type=)[^>]*>(?:(?!<button).)*Subscribe/)
})

test('social links keep their order, with safe addresses and known icons (HEAD-62, HEAD-66, HEAD-67)', () => {
  const html = render({
    socialLinks: [
      { label: 'Twitter', iconClass: 'fab fa-x-twitter', url: 'https://x.example/dray' },
      { label: 'Trap', iconClass: 'evil', url: 'javascript:alert(1)' },
      { label: 'Vimeo', iconClass: 'fab fa-vimeo', url: '/film' },
    ],
  })
  const links = [...html.matchAll(/href="([^"]*)" title="([^"]*)".*?icons\.svg#([a-z-]+)"/g)]
  expect(links.map(([, ...parts]) => parts)).toEqual([
    ['https://x.example/dray', 'Twitter', 'twitter'],
    ['#', 'Trap', 'link'],
    ['/film', 'Vimeo', 'link'],
  ])
})

test('the footer has a copyright line, a payment image and says what Dray is (HEAD-63, HEAD-64, HEAD-65)', () => {
  const html = render()
  expect(html).toContain('© 2026 Dray')
  expect(html).toContain('alt="We take Visa, Mastercard and American Express"')
  expect(html).toContain('free brewery management system and marketplace')
})
