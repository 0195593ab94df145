import type { MailTemplate } from '../mail-content.ts'

type Data = {
  /** The brewery's. */
  name: string
  number: string
  lines: string[]
  /** The page where its reader can switch these mails off; absent for the brewery's own address. */
  choiceLink: string | undefined
}

/** To each brewery whose order the buyer cancelled before the brewery accepted it. */
export const breweryOrderCancelledMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, number, lines, choiceLink }) => ({
    subject: `Order ${number} was cancelled`,
    preview: lines[0] ?? '',
    heading: `The pub cancelled its order, ${name}`,
    paragraphs: [`The buyer cancelled order ${number} before you confirmed it.`, ...lines],
    action: null,
    choiceLink,
    notes: ['It is on the shelf again.'],
  }),
  example: {
    name: 'Learmonth Basin',
    number: 'DRAY-7K3Q-42',
    lines: ['2 × Towpath Bitter, 9g Cask (Firkin): £193.50'],
    choiceLink: 'https://dray.example/sell/learmonth-basin/notifications',
  },
}
