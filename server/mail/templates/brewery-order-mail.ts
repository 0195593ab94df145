import type { MailTemplate } from '../mail-content.ts'

type Data = {
  /** The brewery's. */
  name: string
  number: string
  lines: string[]
  shipping: string
  /** Name, street and so on, one below the other. */
  deliverTo: string[]
  buyer: string
  sums: string[]
}

/** To each brewery: its own part of an order, and nothing of the others'. */
export const breweryOrderMail: MailTemplate<Data> = {
  write: ({ name, number, lines, shipping, deliverTo, buyer, sums }) => ({
    subject: `New order ${number}`,
    preview: lines[0] ?? '',
    heading: `An order for ${name}`,
    paragraphs: [
      `Order ${number}, ready for you to confirm.`,
      ...lines,
      ...sums,
      `${shipping}.`,
      `To: ${deliverTo.join(', ')}`,
      `Buyer: ${buyer}`,
    ],
    action: null,
    notes: [
      'Tell us if you can send less of a line, or none: the buyer is then told and gets the difference back.',
    ],
  }),
  example: {
    name: 'Learmonth Basin',
    number: 'DRAY-7K3Q-42',
    lines: ['2 × Towpath Bitter, 9g Cask (Firkin): £193.50'],
    shipping: 'Standard delivery',
    deliverTo: ['Maggie Tapster', '1 Swan Street', 'Leeds', 'LS1 4DY'],
    buyer: 'Maggie Tapster, maggie@thetap.example, 0113 496 0000',
    sums: ['Goods £193.50', 'VAT £38.70', 'Total £232.20'],
  },
}
