import type { App } from './app-type.ts'

/**
 * No inline scripts at all, so kept HTML needs no nonces. Inline style attributes are allowed because a beer's
 * colour is data; the values that reach them are checked (docs/decisions/0003).
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Sent with every reply. */
const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
}

const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export function sendSecurityHeaders(app: App, { publicUrl }: { publicUrl: string }): void {
  const headers = publicUrl.startsWith('https:') ? { ...securityHeaders, ...overHttps } : securityHeaders
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
