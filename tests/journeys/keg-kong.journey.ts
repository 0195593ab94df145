import type { Page } from '@playwright/test'
import { playRecord } from '../../storefront/keg-kong/game/play-record.fixture.ts'
import { recordedGame } from '../../storefront/keg-kong/game/recorded-game.fixture.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const field = (page: Page) => page.getByRole('application', { name: 'Keg Kong' })
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('dd')

/** Two steps of the game, as long as the frames of a clock that the test sets on. */
const frameMs = 16

/** The game of the record, ready to play, with a clock that stops between the test's frames. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' })
  await page.goto(`/keg-kong?game=${recordedGame.game}`)
  await expect(figure(page, 'Game')).toHaveText(`No. ${recordedGame.game}`)
  await page.clock.pauseAt('2026-11-21T13:00:00Z')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.runFor(frameMs)
}

/** Plays the throws one by one, each at its step, then on to the last step. */
async function play(page: Page, throws: readonly number[], steps: number, doThrow: () => Promise<void>) {
  let played = 0
  for (const at of throws) {
    await page.clock.runFor(((at - played) / 2) * frameMs)
    await doThrow()
    played = at
  }
  await page.clock.runFor(((steps - played) / 2) * frameMs)
}

test('a recorded game, played by key presses, reaches its score; a reset clears it (KONG-03, KONG-04, KONG-05)', async ({
  page,
}) => {
  await openStill(page)
  await expect(figure(page, 'Score')).toHaveText('0')
  await field(page).focus()
  await play(page, recordedGame.throwsAt, recordedGame.steps, () => page.keyboard.press('Space'))
  await expect(figure(page, 'Score')).toHaveText(String(recordedGame.score))
  await expect(figure(page, 'Best')).toHaveText(String(recordedGame.score))
  await page.getByRole('button', { name: 'Reset score' }).click()
  await expect(figure(page, 'Score')).toHaveText('0')
  await page.reload()
  await expect(figure(page, 'Best')).toHaveText(String(recordedGame.score))
})

test('pointing throws kegs, and on the roof walks to where one points (KONG-06)', async ({ page }) => {
  await openStill(page)
  const throwsAt = recordedGame.throwsAt.slice(0, 6)
  const { score } = playRecord({ ...recordedGame, throwsAt, steps: 700 })
  expect(score).toBeGreaterThan(0)
  await play(page, throwsAt, 700, () => field(page).click())
  await expect(figure(page, 'Score')).toHaveText(String(score))
})

test('a canvas of 224 × 200 pixels is painted, and shown three times as large (KONG-02, KONG-13, KONG-14)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/keg-kong?game=7')
  await expect(figure(page, 'Game')).toHaveText('No. 7')
  const canvas = page.locator('canvas')
  const seen = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height)
    const colours = new Set(
      Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join()),
    )
    return { width: element.width, height: element.height, colours: colours.size }
  })
  expect(seen).toMatchObject({ width: 224, height: 200 })
  expect(seen.colours).toBeGreaterThan(20)
  const box = await canvas.boundingBox()
  expect([box?.width, box?.height]).toEqual([672, 600])
})

test('the game waits while the page is hidden, and after P; the keyboard is never caught', async ({
  page,
}) => {
  await page.goto('/keg-kong?game=7')
  await expect(figure(page, 'Game')).toHaveText('No. 7')
  await field(page).focus()
  await page.keyboard.press('Space')
  const pause = page.getByRole('button', { name: 'Pause' })
  const play = page.getByRole('button', { name: 'Play' })
  await expect(pause).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(play).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^Paused\. Score \d+\.$/)
  await page.keyboard.press('p')
  await expect(pause).toBeVisible()
  await page.keyboard.press('p')
  await expect(play).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Throw a keg' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'No. 7' })).toBeFocused()
})

test('mute stays, and a new game has another number', async ({ page }) => {
  await page.goto('/keg-kong?game=7')
  await expect(figure(page, 'Game')).toHaveText('No. 7')
  const sound = page.getByRole('checkbox', { name: 'Sound' })
  await expect(sound).toBeChecked()
  await sound.uncheck()
  await page.reload()
  await expect(figure(page, 'Game')).toHaveText('No. 7')
  await expect(sound).not.toBeChecked()
  const before = await figure(page, 'Game').textContent()
  await expect(async () => {
    await page.getByRole('button', { name: 'New game' }).click()
    await expect(figure(page, 'Game')).not.toHaveText(before ?? '', { timeout: 500 })
  }).toPass()
})
