import { rmSync } from 'node:fs'
import { openedShop, startShop } from './start-shop-process.ts'
import { forgetDevelopmentScripts } from '../servers/development-scripts.ts'
import { unpackChromium } from '../servers/unpack-chromium.ts'

/** Before all journeys: the browser is unpacked, and the demo shop opened once. Every shop then starts on a copy of it. */
export default async function openShopOnce(): Promise<() => void> {
  if (process.env['CHROMIUM'] === undefined) await unpackChromium()
  forgetDevelopmentScripts()
  const shop = await startShop()
  await shop.close()
  process.env[openedShop] = shop.folder
  return () => rmSync(shop.folder, { recursive: true })
}
