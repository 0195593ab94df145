import type { MailSheet, MailTemplate } from '../mail-content.ts'

type Data = {
  /** The brewery's. */
  name: string
  number: string
  sheet: MailSheet
  buyer: string
}

/** To each brewery: its own part of an order, and nothing of the others'. */
export const breweryOrderMail: MailTemplate<Data> = {
  write: ({ name, number, sheet, buyer }) => ({
    subject: `New order ${number}`,
    preview:
      sheet.parts.flatMap(({ lines }) => lines.map(({ units, item }) => `${units} × ${item}`))[0] ?? '',
    heading: `An order for ${name}`,
    paragraphs: [`Order ${number}, ready for you to confirm.`, `Buyer: ${buyer}`],
    sheet,
    action: null,
    notes: [
      'Tell us if you can send less of a line, or none: the buyer is then told and gets the difference back.',
    ],
  }),
  example: {
    name: 'Learmonth Basin',
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
          standing: 'Standard delivery',
          lines: [{ units: 2, item: 'Towpath Bitter, 9g Cask (Firkin)', sum: '£193.50', detail: '' }],
        },
      ],
      sums: [
        { label: 'Goods ex VAT', text: '£193.50' },
        { label: 'VAT', text: '£38.70' },
        { label: 'Total inc VAT', text: '£232.20' },
      ],
    },
    buyer: 'Maggie Tapster, maggie@thetap.example, 0113 496 0000',
  },
}
