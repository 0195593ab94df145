import type { MailTemplate } from '../mail-content.ts'

type Data = {
  /** The brewery's. */
  name: string
  number: string
  heading: string
  happened: string
  /** Its part as it is now. */
  lines: string[]
  note: string
  link: string
  /** The page where its reader can switch these mails off; absent for the brewery's own address. */
  choiceLink: string | undefined
}

/** To a brewery whenever its part of an order moves on by another hand. */
export const breweryOrderChangedMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, number, heading, happened, lines, note, link, choiceLink }) => ({
    subject: `${heading}: ${number}`,
    preview: happened,
    heading,
    paragraphs: [
      `Hello ${name}, about order ${number}: ${happened}`,
      ...(note === '' ? [] : [note]),
      ...lines,
    ],
    action: { label: 'See the order', link },
    choiceLink,
    notes: [],
  }),
  example: {
    name: 'Learmonth Basin',
    number: 'DRAY-7K3Q-42',
    heading: 'Your proposal is agreed',
    happened: 'The buyer agreed to your proposal: send the order as below.',
    lines: ['4 × Towpath Bitter, 9g Cask (Firkin): £387.00'],
    note: '',
    link: 'https://dray.example/sell/orders/7d0c4c3e-0d5c-4f0a-9a52-1f6f0f8a2c11',
    choiceLink: 'https://dray.example/sell/learmonth-basin/notifications',
  },
}
