import { and, eq } from 'drizzle-orm'
import { subscriptions } from '../../../server/identity/newsletter/newsletter-tables.ts'
import type { NewsletterCategory } from '../../../shared/newsletter/newsletter-data.ts'
import { openAccountShop } from './account-shop.ts'

type Headers = Record<string, string>

const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const asJson = { accept: 'application/json' }

let made = 0
/** A new address. */
export const newSubscriber = () => `reader-${(made += 1)}@thetap.example`

/** The whole shop with the forms and links of the newsletter. */
export async function openNewsletterShop(options: Parameters<typeof openAccountShop>[0] = { lasts: 'file' }) {
  const shop = await openAccountShop({ logLevel: 'warn', ...options })
  const { database } = shop.connection

  /** Sends a plain form, as a browser does; each from an address of its own. */
  const send = (url: string, fields: Record<string, string> | string, headers: Headers = {}) => {
    made += 1
    const from = { 'x-forwarded-for': `10.9.${(made >> 8) & 255}.${made & 255}` }
    const payload = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
    return shop.app.inject({ method: 'POST', url, payload, headers: { ...asForm, ...from, ...headers } })
  }
  const tokenOfMail = async (email: string, template: string) => {
    const mail = (await shop.mailsTo(email)).findLast((each) => each.template === template)
    return new URL(mail?.data.link ?? '').searchParams.get('token') ?? ''
  }

  return {
    ...shop,
    send,
    /** The payload that a form is answered with. */
    payloadOf: async (url: string, fields: Record<string, string>, headers: Headers = {}) =>
      (await send(url, fields, { ...asJson, ...headers })).json(),
    /** The payload of a page. */
    page: async (url: string) => (await shop.get(url, asJson)).json(),
    tokenOfMail,
    /** Signs up and confirms, as a subscriber does. */
    subscribe: async (email: string) => {
      await send('/newsletter', { email, place: 'home' })
      await send('/newsletter/confirm', { token: await tokenOfMail(email, 'confirm-newsletter') })
    },
    subscriptionOf: async (emailKey: string, category: NewsletterCategory = 'newsletter') => {
      const isIt = and(eq(subscriptions.emailKey, emailKey), eq(subscriptions.category, category))
      const [row] = await database
        .select({
          email: subscriptions.email,
          consentText: subscriptions.consentText,
          consentPlace: subscriptions.consentPlace,
          askedAt: subscriptions.askedAt,
          confirmedAt: subscriptions.confirmedAt,
          endedAt: subscriptions.endedAt,
        })
        .from(subscriptions)
        .where(isIt)
      return row ?? null
    },
  }
}
