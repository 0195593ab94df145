import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  number: string
  /** '2 × Porter, 30L Keg: £240.00', under the name of each brewery. */
  consignments: { sender: string; lines: string[]; shipping: string }[]
  /** 'Total £288.00', without VAT first. */
  sums: string[]
  paysByInvoice: boolean
  link: string
}

/** To the buyer after payment, or after an order on invoice. */
export const orderPlacedMail: MailTemplate<Data> = {
  write: ({ name, number, consignments, sums, paysByInvoice, link }) => ({
    subject: `Your order ${number}`,
    preview: sums.at(-1) ?? '',
    heading: `Thank you for your order`,
    paragraphs: [
      `Hello ${addressee(name)}, your order ${number} is ${paysByInvoice ? 'placed and will be invoiced' : 'paid'}. Each brewery now confirms its part.`,
      ...consignments.flatMap(({ sender, lines, shipping }) => [`${sender}: ${shipping}.`, ...lines]),
      ...sums,
    ],
    action: { label: 'See your order', link },
    notes: ['Prices of lines are without VAT.'],
  }),
  example: {
    name: 'Maggie Tapster',
    number: 'DRAY-7K3Q-42',
    consignments: [
      {
        sender: 'Learmonth Basin',
        lines: ['2 × Towpath Bitter, 9g Cask (Firkin): £193.50'],
        shipping: 'Standard delivery',
      },
    ],
    sums: ['Goods £193.50', 'VAT £38.70', 'Total £232.20'],
    paysByInvoice: false,
    link: 'https://dray.example/account/orders/DRAY-7K3Q-42',
  },
}
