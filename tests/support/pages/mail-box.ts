import { join } from 'node:path'
import { readMailFiles } from '../../../server/platform/mail/mail-files.ts'
import { expect } from '../shops/shop-fixture.ts'
import type { Shop } from '../shops/start-shop-process.ts'

/** The link in the newest mail to an address under this subject, once it has arrived in the shop's folder. */
export async function mailedLink(shop: Shop, to: string, subject: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = await readMailFiles(join(shop.folder, 'mail'), Number.MAX_SAFE_INTEGER)
      const mail = mails.find((each) => each.to === to && each.subject === subject)
      link = /https?:\S+[#?]token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** The subjects of all mails to an address, newest first. */
export async function subjectsTo(shop: Shop, to: string): Promise<string[]> {
  const mails = await readMailFiles(join(shop.folder, 'mail'), Number.MAX_SAFE_INTEGER)
  return mails.filter((each) => each.to === to).map(({ subject }) => subject)
}

/** The code in the newest proof mail to an address, once a code other than `before` has arrived. */
export async function mailedCode(shop: Shop, to: string, before = ''): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const mails = await readMailFiles(join(shop.folder, 'mail'), Number.MAX_SAFE_INTEGER)
      const mail = mails.find((each) => each.to === to && each.subject === 'Your code for your Dray account')
      code = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mail?.text ?? '')?.[0] ?? ''
      return code !== '' && code !== before
    })
    .toBe(true)
  return code
}
