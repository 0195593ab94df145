import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { until } from './until-ready.ts'

/** Makes the shop's database on the primary, once there is one, and migrates it. */
export async function createShopDatabase(databaseUrl: string): Promise<void> {
  const connectionString = databaseUrl.replace(/dray$/, 'postgres')
  await until('the primary', async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('create database dray')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  })
  execFileSync(process.execPath, ['tools/migrate.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
