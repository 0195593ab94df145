import { join } from 'node:path'
import { keptMails } from '../../server/mail/kept-mails.ts'
import { expect } from './shop-fixture.ts'
import type { Shop } from './start-shop.ts'

/** The link in the newest mail to somebody under this subject, once it has arrived in the shop's folder. */
export async function mailedLink(shop: Shop, to: string, subject: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = await keptMails(join(shop.folder, 'mail'), Number.MAX_SAFE_INTEGER)
      const mail = mails.find((each) => each.to === to && each.subject === subject)
      link = /https?:\S+#token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** The subjects of all mails to somebody, newest first. */
export async function subjectsTo(shop: Shop, to: string): Promise<string[]> {
  const mails = await keptMails(join(shop.folder, 'mail'), Number.MAX_SAFE_INTEGER)
  return mails.filter((each) => each.to === to).map(({ subject }) => subject)
}
