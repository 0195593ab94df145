import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMailSender } from '../mail/create-mail-sender.ts'
import { connectEmbedded } from './embedded-database.ts'

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dray-private-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Modes of everything below a folder, itself among it. */
async function modesOf(folder: string): Promise<{ folders: Set<string>; files: Set<string> }> {
  const modes = { folders: new Set<string>(), files: new Set<string>() }
  const add = async (path: string, isFolder: boolean) =>
    modes[isFolder ? 'folders' : 'files'].add(((await stat(path)).mode & 0o777).toString(8))
  await add(folder, true)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await add(join(entry.parentPath, entry.name), entry.isDirectory())
  return modes
}

const ownerAlone = { folders: new Set(['700']), files: new Set(['600']) }

test('an embedded database is its owner’s alone from the start, and is taken back from others (SAFE-11)', async () => {
  const folder = join(await ownFolder(), 'database')
  const first = await connectEmbedded({ folder })
  expect(await modesOf(folder)).toEqual(ownerAlone)
  await first.database.execute('create table secrets as select n from generate_series(1, 9000) n')
  await first.close()
  expect(await modesOf(folder)).toEqual(ownerAlone)
  await chmod(folder, 0o755)
  await chmod(join(folder, 'base'), 0o755)
  await chmod(join(folder, 'PG_VERSION'), 0o644)
  const again = await connectEmbedded({ folder })
  expect(await modesOf(folder)).toEqual(ownerAlone)
  await again.close()
})

test('mails that are stored as files are their owner’s alone (SAFE-11)', async () => {
  const folder = join(await ownFolder(), 'mail')
  await mkdir(folder, { mode: 0o755 })
  const sender = createMailSender({ smtpUrl: null, from: 'Dray <a@dray.example>', folder })
  const mail = {
    id: '1',
    to: { email: 'b@dray.example', name: 'B' },
    subject: 'S',
    text: 'T',
    html: '<p>T</p>',
  }
  await sender.send(mail as Parameters<typeof sender.send>[0])
  expect(await modesOf(folder)).toEqual(ownerAlone)
})
