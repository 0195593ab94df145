import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery } from '../../tests/builders.ts'
import { createServerDatabase } from '../../tests/test-database.ts'
import { beers } from '../catalogue/catalogue-tables.ts'
import { connectPostgres } from '../database/postgres-database.ts'

/** Starts `server/main.ts` in a process of its own and answers its address once it listens. */
async function startProcess(databaseUrl: string): Promise<string> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'info',
      VAR_FOLDER: 'var/test-processes',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  })
  let output = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    const address = /Server listening at (http:\/\/[^"]+)/.exec(output)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`The server did not start: ${output}`)
}

test('a change to a beer is visible on every process', async () => {
  const databaseUrl = await createServerDatabase()
  const connection = await connectPostgres(databaseUrl)
  onTestFinished(() => connection.close())
  const { database } = connection
  const addresses = await Promise.all([startProcess(databaseUrl), startProcess(databaseUrl)])
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Before' })
  const paths = ['/shop', '/public/beers/latest']
  const lists = () =>
    Promise.all(
      addresses.flatMap((address) => paths.map(async (path) => (await fetch(`${address}${path}`)).text())),
    )

  await expect
    .poll(async () => (await lists()).every((list) => list.includes('Before')), { timeout: 5000 })
    .toBe(true)
  await database.update(beers).set({ name: 'Afterwards' }).where(eq(beers.id, beer.id))
  await expect
    .poll(
      async () => (await lists()).every((list) => list.includes('Afterwards') && !list.includes('Before')),
      {
        timeout: 5000,
      },
    )
    .toBe(true)
})
