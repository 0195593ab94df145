import type { DeliveryNote } from '../../../../shared/delivery-note/delivery-note.ts'
import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  buyer: string
  site: string
  /** Which limit it is above. */
  reason: string
  sheet: DeliveryNote
  total: string
  /** A moment in words. */
  expiresAt: string
  link: string
}

/** To each approver of a site: an order above a buyer's limit, and one button to look at it (BIZ-07). */
export const orderRequestMail: MailTemplate<Data> = {
  write: ({ name, buyer, site, reason, sheet, total, expiresAt, link }) => ({
    subject: `Approve an order for ${site}: ${total}`,
    preview: `${buyer} requests it. Nothing is ordered or reserved until you approve.`,
    heading: `${buyer} requests an order`,
    paragraphs: [
      `Hello ${addressee(name)}, ${buyer} requests this order for ${site}. ${reason}`,
      'Nothing is ordered, reserved or charged until you approve it. You see first whether prices or stock have changed.',
    ],
    sheet,
    action: { label: 'Approve or decline', link },
    notes: [
      `Prices of lines are without VAT. The link is for you alone and works without signing in, until ${expiresAt}.`,
    ],
  }),
  example: {
    name: 'Maggie Tapster',
    buyer: 'Jo Buyer',
    site: 'The Salt Cellar',
    reason: 'Above the limit of £500.00 ex VAT per order.',
    sheet: {
      facts: [],
      goesTo: ['Jo Buyer', '1 Shore', 'Edinburgh', 'EH6 6QW'],
      parts: [
        {
          sender: 'Learmonth Basin',
          standing: 'Ordered once approved',
          lines: [{ units: 6, item: 'Towpath Bitter, Firkin', sum: '£600.00', detail: '' }],
        },
      ],
      sums: [
        { label: 'Goods ex VAT', text: '£600.00' },
        { label: 'Delivery ex VAT', text: '£12.00' },
        { label: 'VAT', text: '£122.40' },
        { label: 'Total inc VAT', text: '£734.40' },
      ],
    },
    total: '£734.40',
    expiresAt: '27 November 2026 at 10:00',
    link: 'https://dray.example/order-request?token=example',
  },
}
