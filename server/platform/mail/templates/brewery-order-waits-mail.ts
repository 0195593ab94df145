import type { MailTemplate } from '../mail-content.ts'

type Data = {
  /** Of the person who reads it. */
  name: string
  number: string
  heading: string
  happened: string
  /** The brewery's part as it is now. */
  lines: string[]
  link: string
  /** What the link does that needs no sign-in. */
  act: string
  actLink: string
  /** The page where its reader can switch these mails off; absent for the brewery's own address. */
  choiceLink: string | undefined
}

/** To a brewery whose part of an order waits for a step that one link takes. */
export const breweryOrderWaitsMail: MailTemplate<Data> = {
  write: ({ name, number, heading, happened, lines, link, act, actLink, choiceLink }) => ({
    subject: `${heading}: ${number}`,
    preview: happened,
    heading,
    paragraphs: [`Hello ${name}, about order ${number}: ${happened}`, ...lines],
    action: { label: 'See the order', link },
    choices: [{ text: act, link: actLink }],
    choiceLink,
    notes: [],
  }),
  example: {
    name: 'Jan Mason',
    number: 'DRAY-7K3Q-42',
    heading: 'An order is waiting for your answer',
    happened: 'please confirm it, propose something else or refuse it.',
    lines: ['4 × Towpath Bitter, 9g Cask (Firkin): £387.00'],
    link: 'https://dray.example/sell/orders/7d0c4c3e-0d5c-4f0a-9a52-1f6f0f8a2c11',
    act: 'Accept all as ordered',
    actLink: 'https://dray.example/step?token=example',
    choiceLink: 'https://dray.example/sell/learmonth-basin/notifications',
  },
}
