import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; heading: string; lines: string[]; label: string; link: string }

/** To an applicant or a brewery's owners: how the way to the first order goes on (NOTE-13). */
export const sellingNewsMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, heading, lines, label, link }) => ({
    subject: heading,
    preview: lines[0] ?? '',
    heading,
    paragraphs: [`Hello ${addressee(name)},`, ...lines],
    action: { label, link },
    notes: [],
  }),
  example: {
    name: 'Jan Mason',
    heading: 'Learmonth Basin is on Dray',
    lines: ['You are its owner, and its console is open.'],
    label: 'Open the console',
    link: 'https://dray.example/sell/learmonth-basin',
  },
}
