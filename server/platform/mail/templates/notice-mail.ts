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
    notes: ['You choose what you are notified of, and how, under Notifications in the console.'],
    choiceLink: notificationsOf(link),
  }),
  example: {
    name: 'Isla Gray',
    heading: 'Stock is low: 2 containers',
    lines: ['Towpath Bitter, 9g Cask (Firkin): 2 left', 'Basin Stout, 30L Keg: 1 left'],
    label: 'See the stock',
    link: 'https://dray.example/sell/learmonth-basin/stock',
  },
}

/** The page of the console that a link leads into where its people choose their notices; null for a link elsewhere. */
function notificationsOf(link: string): string | null {
  const [console] =
    /^[^/]+\/\/[^/]+\/(?:sell\/group\/[^/?#]+|sell\/[^/?#]+|admin)(?=[/?#]|$)/.exec(link) ?? []
  return console === undefined ? null : `${console}/notifications`
}
