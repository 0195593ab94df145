import type { MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  heading: string
  /** Sentences; empty ones are left out. */
  lines: string[]
  /** 'See the stock'. */
  label: string
  link: string
}

/** To people of breweries, groups and Dray's staff: an event that has no mail of its own shape. */
export const noticeMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, heading, lines, label, link }) => ({
    subject: heading,
    preview: lines[0] ?? '',
    heading,
    paragraphs: [`Hello ${name},`, ...lines.filter(Boolean)],
    action: { label, link },
    notes: ['You choose what you are told of, and how, under Notifications in the console.'],
  }),
  example: {
    name: 'Isla Gray',
    heading: 'Stock is low: 2 containers',
    lines: ['Towpath Bitter, 9g Cask (Firkin): 2 left', 'Basin Stout, 30L Keg: 1 left'],
    label: 'See the stock',
    link: 'https://dray.example/sell/learmonth-basin/stock',
  },
}
