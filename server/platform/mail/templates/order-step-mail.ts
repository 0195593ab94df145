import type { DeliveryNote } from '../../../../shared/delivery-note/delivery-note.ts'
import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  number: string
  heading: string
  /** The change, to follow 'about your order …:'. */
  happened: string
  note: string
  /** Of the parts that the change is about; absent of mails from before, and where nothing is sent. */
  sheet?: DeliveryNote
  link: string
}

/** To the buyer whenever a part of an order moves on. */
export const orderChangedMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, number, heading, happened, note, sheet, link }) => ({
    subject: `${heading}: ${number}`,
    preview: happened,
    heading,
    paragraphs: [
      `Hello ${addressee(name)}, about your order ${number}: ${happened}`,
      ...(note === '' ? [] : [note]),
    ],
    ...(sheet && { sheet }),
    action: { label: 'See your order', link },
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    number: 'DRAY-7K3Q-42',
    heading: 'Your order is on its way',
    happened: 'Learmonth Basin sent it.',
    note: 'Tracking: PX 1234 5678',
    sheet: {
      facts: [
        { label: 'Order', text: 'DRAY-7K3Q-42' },
        { label: 'Placed', text: '22 Nov 2026' },
      ],
      goesTo: ['Maggie Tapster', '1 Swan Street', 'Leeds', 'LS1 4DY'],
      parts: [
        {
          sender: 'Learmonth Basin',
          standing: 'On its way to you',
          lines: [{ units: 2, item: 'Towpath Bitter, 9g Cask (Firkin)', sum: '£193.50', detail: '' }],
        },
      ],
      pallets: [{ place: 1, label: 'Mini pallet', detail: '120 kg, 0.55 m high', share: 0.25 }],
      sums: [],
    },
    link: 'https://dray.example/account/orders/DRAY-7K3Q-42',
  },
}
