import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Footer as FooterData } from '../../shared/page-payload.ts'
import { Footer } from './Footer.tsx'
import { exampleFooter } from './frame-examples.ts'

const draw = (footer: Partial<FooterData> = {}) =>
  renderToStaticMarkup(<Footer footer={{ ...exampleFooter, ...footer }} />)

test('HEAD-54 HEAD-55 the collection locations are linked only when the setting is on', () => {
  expect(draw()).not.toContain('/collection-locations')
  expect(draw({ collectionPointsEnabled: true })).toContain('href="/collection-locations"')
})

test.each([
  ['HEAD-56', 'mailto:hello@dray.example', 'hello@dray.example'],
  ['HEAD-57', '/', 'Web'],
  ['HEAD-58', 'https://admin.dray.example', 'Admin'],
  ['HEAD-59', '/healthz', 'System health'],
  ['HEAD-60', '/shipping-faq', 'Shipping FAQ'],
  ['HEAD-60', '/privacy-policy', 'Privacy policy'],
  ['HEAD-60', '/terms-and-conditions', 'Terms and conditions'],
  ['HEAD-60', '/group-deliveries', 'How group deliveries work'],
])('%s the footer links %s as %s', (_row, href, label) => {
  expect(draw()).toMatch(new RegExp(`href="${href}">${label}</a>`))
})

test('HEAD-61 the signup is drawn only when it is on', () => {
  expect(draw()).not.toContain('Subscribe')
  const html = draw({ newsletterEnabled: true })
  expect(html).toMatch(/<input[^>]* type="email"/)
  expect(html).toMatch(/<button[^>]* type="submit".*Subscribe/)
})

test('HEAD-62 HEAD-66 HEAD-67 social links keep their order, with safe addresses and known icons', () => {
  const html = draw({
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

test('HEAD-63 HEAD-64 HEAD-65 the footer has a copyright line, a payment image and says what Dray is', () => {
  const html = draw()
  expect(html).toContain('© 2026 Dray')
  expect(html).toMatch(/<svg role="img" aria-label="We take Visa, Mastercard and American Express"/)
  expect(html).toContain('free brewery management system and marketplace')
})
