import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  number: string
  what: 'accept' | 'adjust' | 'dispatch' | 'deliver' | 'cancel' | 'refund' | 'lapse'
  /** The senders it concerns. */
  senders: string[]
  note: string | null
  link: string
}

/** To the buyer whenever a part of an order moves on. */
export const orderChangedMail: MailTemplate<Data> = {
  write: ({ name, number, what, senders, note, link }) => {
    const sentence = sentences[what](senders.join(', '))
    return {
      subject: `${headings[what]}: ${number}`,
      preview: sentence,
      heading: headings[what],
      paragraphs: [
        `Hello ${addressee(name)}, about your order ${number}: ${sentence}`,
        ...(note ? [note] : []),
      ],
      action: { label: 'See your order', link },
      notes: [],
    }
  },
  example: {
    name: 'Maggie Tapster',
    number: 'DRAY-7K3Q-42',
    what: 'dispatch',
    senders: ['Learmonth Basin'],
    note: 'Tracking: PX 1234 5678',
    link: 'https://dray.example/account/orders/DRAY-7K3Q-42',
  },
}

const headings: Record<Data['what'], string> = {
  accept: 'Your order is confirmed',
  adjust: 'Your order was adjusted',
  dispatch: 'Your order is on its way',
  deliver: 'Your order was delivered',
  cancel: 'Your order was cancelled',
  refund: 'Your money is on its way back',
  lapse: 'Your order was not paid',
}

const sentences: Record<Data['what'], (senders: string) => string> = {
  accept: (senders) => `${senders} confirmed it.`,
  adjust: (senders) => `${senders} can send less than you ordered. You pay only for what is sent.`,
  dispatch: (senders) => `${senders} sent it.`,
  deliver: (senders) => `what ${senders} sent has been delivered.`,
  cancel: (senders) => `the part of ${senders} was cancelled. What you paid for it is going back to you.`,
  refund: (senders) => `we paid back the part of ${senders}.`,
  lapse: () => 'it was not paid in time, so the beer is on the shelf again. Nothing was charged.',
}
