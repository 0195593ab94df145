import type { MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  /** 'Basin Stout, 30L Keg'. */
  title: string
  brewery: string
  units: number
  link: string
  unsubscribeLink: string
}

/** To a client who asked about a sold-out size. */
export const backInStockMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, title, brewery, units, link, unsubscribeLink }) => ({
    subject: `Back in stock: ${title}`,
    preview: `${units} available from ${brewery}.`,
    heading: `${title} is back`,
    paragraphs: [
      `Hello ${name},`,
      `${brewery} has ${units} available now. We write to as many people as there are units, in the order they asked, and to the next an hour later while stock lasts.`,
    ],
    action: { label: 'Order it', link },
    notes: ['Nothing is reserved for you. To get an email the next time, ask again on the beer’s page.'],
    unsubscribe: {
      reason: 'You get this because you asked us to tell you when it is back.',
      link: unsubscribeLink,
    },
  }),
  example: {
    name: 'Maggie',
    title: 'Basin Stout, 30L Keg',
    brewery: 'Learmonth Basin',
    units: 2,
    link: 'https://dray.example/brewery/learmonth-basin/beer/stout/release/basin-stout/1',
    unsubscribeLink: 'https://dray.example/unsubscribe?token=example',
  },
}
