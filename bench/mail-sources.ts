import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The mails that a shop without a mail server has written, as the mail server of the tests shows those it received. */
export async function readMailSources(folder: string) {
  const files = await readdir(folder).catch(() => [])
  const letters = files.filter((file) => file.endsWith('.eml'))
  return Promise.all(
    letters.map(async (file) => ({ from: '', to: [], source: await readFile(join(folder, file), 'utf8') })),
  )
}
