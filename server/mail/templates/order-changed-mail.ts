import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  number: string
  heading: string
  /** The change, to follow 'about your order …:'. */
  happened: string
  note: string
  link: string
}

/** To the buyer whenever a part of an order moves on. */
export const orderChangedMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, number, heading, happened, note, link }) => ({
    subject: `${heading}: ${number}`,
    preview: happened,
    heading,
    paragraphs: [
      `Hello ${addressee(name)}, about your order ${number}: ${happened}`,
      ...(note === '' ? [] : [note]),
    ],
    action: { label: 'See your order', link },
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    number: 'DRAY-7K3Q-42',
    heading: 'Your order is on its way',
    happened: 'Learmonth Basin sent it.',
    note: 'Tracking: PX 1234 5678',
    link: 'https://dray.example/account/orders/DRAY-7K3Q-42',
  },
}
