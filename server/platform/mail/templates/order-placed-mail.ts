import type { DeliveryNote } from '../../../../shared/delivery-note/delivery-note.ts'
import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  number: string
  sheet: DeliveryNote
  paysByInvoice: boolean
  /** Of an order that was placed by phone: who took it, a moment in words, and where phone orders are switched off. */
  phone?: { takenBy: string; freeUntil: string; settings: string }
  link: string
}

/** To the buyer after payment, or after an order on invoice. */
export const orderPlacedMail: MailTemplate<Data> = {
  write: ({ name, number, sheet, paysByInvoice, phone, link }) => ({
    subject: phone ? `Your order ${number}, placed by phone` : `Your order ${number}`,
    preview: sheet.sums.map(({ label, text }) => `${label} ${text}`).at(-1) ?? '',
    heading: phone ? 'An order was placed for you by phone' : 'Thank you for your order',
    paragraphs: phone
      ? [
          `Hello ${addressee(name)}, ${phone.takenBy} took your order ${number} by phone and placed it on your account.`,
          `You can cancel it free of charge until ${phone.freeUntil}, and for longer while the brewery has not accepted it.`,
        ]
      : [
          `Hello ${addressee(name)}, your order ${number} is ${paysByInvoice ? 'placed and will be invoiced' : 'paid'}. Each brewery now confirms your order.`,
        ],
    sheet,
    action: { label: phone ? 'See or cancel the order' : 'See your order', link },
    notes: [
      'Prices of lines are without VAT.',
      ...(phone
        ? [`You did not order this? Cancel it, and switch off orders by phone here: ${phone.settings}`]
        : []),
    ],
  }),
  example: {
    name: 'Maggie Tapster',
    number: 'DRAY-7K3Q-42',
    sheet: {
      facts: [
        { label: 'Order', text: 'DRAY-7K3Q-42' },
        { label: 'Placed', text: '22 Nov 2026' },
      ],
      goesTo: ['Maggie Tapster', '1 Swan Street', 'Leeds', 'LS1 4DY'],
      parts: [
        {
          sender: 'Learmonth Basin',
          standing: 'Waiting for the brewery, leaves by Tue 24 Nov, with you by Tue 1 Dec',
          lines: [
            {
              units: 2,
              item: 'Towpath Bitter, 9g Cask (Firkin)',
              sum: '£193.50',
              detail: 'Alcohol Duty included: £34.82, at the rates of 1 February 2026',
            },
          ],
        },
      ],
      sums: [
        { label: 'Goods ex VAT', text: '£193.50' },
        { label: 'VAT', text: '£38.70' },
        { label: 'Total inc VAT', text: '£232.20' },
      ],
    },
    paysByInvoice: false,
    link: 'https://dray.example/account/orders/DRAY-7K3Q-42',
  },
}
