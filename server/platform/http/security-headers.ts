import { hash } from 'node:crypto'
import type { App } from './app-type.ts'

/**
 * The content security policy of a page. Inline scripts and styles need a listed hash, so cached HTML works without
 * nonces. Inline style attributes are allowed because a beer's colour is data; the values that reach them are checked
 * (docs/decisions/0041).
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  pictureHosts = [],
}: {
  scripts: string[]
  styles: string[]
  pictureHosts?: readonly string[]
}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes,
    `report-uri ${policyReportPath}`,
  ].join('; ')
}

/** Where browsers send what a page's policy has stopped. */
export const policyReportPath = '/policy-reports'

/** Only the storefront's two named policies turn a text into HTML or into the address of a script. */
export const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types dray-early dray-frame dray-worker',
]

export const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** What pages may use of a device. A brewery's console reads labels with the camera (storefront/selling/picking/README.md). */
export const permissionsPolicy = ({ camera }: { camera: '()' | '(self)' }): string =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(self)`

/** Sent with every reply but the files of sendFileHeaders. */
const securityHeaders = {
  'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [] }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy({ camera: '()' }),
}

const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export function sendSecurityHeaders(app: App, { publicUrl }: { publicUrl: string }): void {
  const headers = publicUrl.startsWith('https:') ? { ...securityHeaders, ...overHttps } : securityHeaders
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** What a picture needs that is opened on its own; it runs nothing. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
const pagesAlone = ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy']

/**
 * For a plugin of what pages are made of: scripts, styles, fonts, pictures. A view fetches dozens of them, and the lines
 * that only pages heed are half a kilobyte each (docs/performance.md).
 */
export function sendFileHeaders(app: App): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode < 400) {
      reply.header('content-security-policy', filePolicy)
      for (const name of pagesAlone) reply.removeHeader(name)
    }
    done(null, payload)
  })
}

/** Lets pages of other sites show what a plugin serves, such as pictures in mails and previews of links. */
export function openToOtherPages(app: App): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
    done()
  })
}
