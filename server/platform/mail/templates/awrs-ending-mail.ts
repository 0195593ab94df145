import { contactWord } from '../../../../shared/mail/mail-body.ts'
import type { MailTemplate } from '../mail-content.ts'

type Data = { name: string; brewery: string; endsOn: string }

/** Fourteen days before the end of a brewery's AWRS entry (AWRS-04). */
export const awrsEndingMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, brewery, endsOn }) => ({
    subject: `${brewery}: your AWRS entry ends on ${endsOn}`,
    preview: `From the day after ${brewery} takes no orders until a newer entry is there.`,
    heading: `Your AWRS entry ends on ${endsOn}`,
    paragraphs: [
      `Hello ${name},`,
      `We may sell the beer of ${brewery} only with a recent look-up in HMRC's register of approved alcohol wholesalers, or a stated reason why none is needed. The present entry is good until ${endsOn}.`,
      'We look your number up again before then. If your number, your name or your company has changed, please tell us now.',
      `Without a newer entry ${brewery} takes no orders from the day after. Orders that are paid go on.`,
    ],
    action: null,
    notes: [`Write to ${contactWord} with anything that has changed.`],
  }),
  example: { name: 'Jan Mason', brewery: 'Learmonth Basin Brewery', endsOn: '5 Mar 2027' },
}
