import type { DeliveryNote } from '../../../../shared/delivery-note/delivery-note.ts'
import type { MailTemplate } from '../mail-content.ts'

type Data = {
  /** The brewery's. */
  name: string
  number: string
  sheet: DeliveryNote
  /** Business and premises in one line. This and the next three are absent of mails from before. */
  pub?: string
  buyer: string
  /** What the driver should know, and the buyer's own number: a sentence each. */
  facts?: string[]
  /** Until when it is asked to answer, and when the beer leaves; each empty where it is not known. */
  answerBy: string
  leaves?: string
  /** Dray's; empty where none is set. */
  phone?: string
  link: string
  /** Takes the part as it is, without signing in. */
  acceptLink: string
  /** The page where its reader can switch these mails off; absent for the brewery's own address. */
  choiceLink: string | undefined
}

/** To each brewery: its own part of an order, and nothing of the others'. */
export const breweryOrderMail: MailTemplate<Data> = {
  waits: true,
  write: ({
    name,
    number,
    sheet,
    pub,
    buyer,
    facts,
    answerBy,
    leaves,
    phone,
    link,
    acceptLink,
    choiceLink,
  }) => ({
    subject: `New order ${number}`,
    preview:
      sheet.parts.flatMap(({ lines }) => lines.map(({ units, item }) => `${units} × ${item}`))[0] ?? '',
    heading: `An order for ${name}`,
    paragraphs: [
      `Order ${number}, ready for you to confirm.`,
      ...(answerBy === '' ? [] : [`Please answer until ${answerBy}.`]),
      ...(leaves ? [leaves] : []),
      ...(pub ? [`For ${pub}`] : []),
      `Ordered by ${buyer}`,
      ...(facts ?? []),
    ],
    sheet,
    action: { label: 'See the order', link },
    choices: [{ text: 'Accept all as ordered', link: acceptLink }],
    choiceLink,
    notes: [
      'If you cannot send all of it, propose less, a later day or another beer: the buyer answers within a day.',
      ...(phone ? [`Questions? Ring Dray: ${phone}.`] : []),
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
    pub: 'The Tap Ltd, 1 Swan Street, Leeds, LS1 4DY',
    buyer: 'Maggie Tapster, maggie@thetap.example, 0113 496 0000',
    facts: ['PO number: 4711', 'Takes deliveries: 08:00 to 11:30', 'Drop notes: Ring the bell twice.'],
    answerBy: '23 November 2026 at 15:20',
    leaves: 'It leaves by 24 November 2026.',
    phone: '0131 496 0000',
    link: 'https://dray.example/sell/orders/7d0c4c3e-0d5c-4f0a-9a52-1f6f0f8a2c11',
    acceptLink: 'https://dray.example/step?token=example',
    choiceLink: 'https://dray.example/sell/learmonth-basin/notifications',
  },
}
