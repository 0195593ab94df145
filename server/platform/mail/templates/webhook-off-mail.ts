import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  url: string
  reason: 'gone' | 'failing'
  link: string
}

/** To the owners of a webhook that the shop has switched off. */
export const webhookOffMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, url, reason, link }) => {
    const host = URL.parse(url)?.host ?? url
    return {
      subject: 'A webhook of yours is off',
      preview: `Nothing is sent to ${host} any more.`,
      heading: `The webhook at ${host} is off`,
      paragraphs: [
        reason === 'gone'
          ? `Hello ${addressee(name)}, ${host} answered that it is gone (410), so nothing is sent there any more.`
          : `Hello ${addressee(name)}, ${host} took none of our calls for five days, so nothing is sent there any more.`,
        'Its log has what was answered. Once your program is back, switch the webhook on and send all since then: events are stored for 30 days.',
      ],
      action: { label: 'See the webhook', link },
      notes: [],
    }
  },
  example: {
    name: 'Maggie Tapster',
    url: 'https://hooks.thetap.example/dray',
    reason: 'failing',
    link: 'https://dray.example/sell/learmonth-basin/connections',
  },
}
