import type { DeliveryNote } from '../../../../shared/delivery-note/delivery-note.ts'
import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  /** 'Sam Porter of Jet Lantern'. */
  takenBy: string
  sheet: DeliveryNote
  total: string
  /** Moments in words. */
  validUntil: string
  reservedUntil: string
  link: string
}

/** To the buyer of an order that was taken by phone: its lines, the total and one button (REP-02). */
export const phoneOrderMail: MailTemplate<Data> = {
  write: ({ name, takenBy, sheet, total, validUntil, reservedUntil, link }) => ({
    subject: `Confirm your order by phone: ${total}`,
    preview: `${takenBy} took it. Nothing is ordered until you confirm.`,
    heading: 'Please confirm your order',
    paragraphs: [
      `Hello ${addressee(name)}, ${takenBy} took this order from you by phone. Nothing is ordered until you confirm it.`,
      `The beer is reserved until ${reservedUntil}. After that you see first whether anything has changed.`,
    ],
    sheet,
    action: { label: `Confirm ${total}`, link },
    notes: [
      `Prices of lines are without VAT. The link works once, without signing in, until ${validUntil}.`,
      'You did not order this? Do nothing, and nothing is ordered.',
    ],
  }),
  example: {
    name: 'Maggie Tapster',
    takenBy: 'Sam Porter of Learmonth Basin',
    sheet: {
      facts: [{ label: 'Delivery', text: '£12.00 · Leaves by Wed 2 Dec, with you by Wed 9 Dec' }],
      goesTo: ['The Salt Cellar', '1 Shore', 'Edinburgh', 'EH6 6QW'],
      parts: [
        {
          sender: 'Learmonth Basin',
          standing: 'Ordered once you confirm',
          lines: [{ units: 6, item: 'Towpath Bitter, Firkin', sum: '£519.00', detail: '£86.50 each' }],
        },
      ],
      sums: [
        { label: 'Goods ex VAT', text: '£519.00' },
        { label: 'Delivery ex VAT', text: '£12.00' },
        { label: 'VAT', text: '£106.20' },
        { label: 'Total inc VAT', text: '£637.20' },
      ],
    },
    total: '£637.20',
    validUntil: '26 November 2026 at 10:00',
    reservedUntil: '24 November 2026 at 12:00',
    link: 'https://dray.example/phone-order?token=example',
  },
}
