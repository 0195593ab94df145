import { expect, test, vi } from 'vitest'
import { anyGame, gameOfAddress } from './game-number.ts'
import { storeGame, readStoredGame } from './game-record.ts'
import { caskMap, kongArmDown, kongArmUp, vanMap, vanPanel } from './paint/pixel-maps.ts'
import { pixelRuns } from './paint/print-sprite.ts'
import { vanColours } from './paint/game-colours.ts'
import { gameScreen, vanSize } from './game/game-numbers.ts'
import { chooseLogos, loadTeamLogos } from './team-logos.ts'
import { createScoreAnnouncer } from './announce-score.ts'

const teams = Array.from({ length: 20 }, (_, at) => ({ logoUrl: `/pictures/brewery/${at}.svg` }))
const printed = (url: string) => Promise.resolve({ title: url } as HTMLCanvasElement)

const printedBut3 = (url: string) => (url.includes('/3.') ? Promise.reject(new Error('gone')) : printed(url))

test('the first 12 teams with a logo lend theirs (KONG-12, KONG-26, OPEN-45)', async () => {
  const some = [{ logoUrl: null }, { logoUrl: '' }, ...teams]
  expect(chooseLogos(some)).toEqual(teams.slice(0, 12).map(({ logoUrl }) => logoUrl))
  expect(await loadTeamLogos(async () => ({ teams }), printed)).toHaveLength(12)
})

test('a failure to fetch the teams is only logged (KONG-27)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const logos = await loadTeamLogos(() => Promise.reject(new Error('500')), printed)
  expect(logos).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('a logo that does not come is left out', async () => {
  expect(await loadTeamLogos(async () => ({ teams: teams.slice(0, 5) }), printedBut3)).toHaveLength(4)
})

test('the screen is 224 × 200, three times as large (KONG-13, KONG-14)', () => {
  expect(gameScreen).toEqual({ width: 224, height: 200, scale: 3 })
})

test.each([
  ['?game=42', 42],
  ['?game=9999', 9999],
  ['?game=0', null],
  ['?game=-1', null],
  ['?game=12345', null],
  ['?game=1e3', null],
  ['?game=<b>', null],
  ['', null],
])('the address %s asks for game %s', (search, game) => expect(gameOfAddress(search)).toBe(game))

test('an address can name any game', () => {
  for (const chance of [0, 0.5, 0.999999]) {
    const game = anyGame(chance)
    expect(gameOfAddress(`?game=${game}`)).toBe(game)
  }
})

test('stores best score and mute, and ignores any other stored text', () => {
  const storage = new Map<string, string>()
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  }
  expect(readStoredGame(store)).toEqual({ best: 0, isMuted: false })
  storeGame({ best: 31, isMuted: true }, store)
  expect(readStoredGame(store)).toEqual({ best: 31, isMuted: true })
  for (const text of ['null', '7', '[]', '{', '{"best":-3}', '{"best":"9","isMuted":1}', '{"best":1e999}']) {
    storage.set('dray-keg-kong', text)
    expect(readStoredGame(store)).toEqual({ best: 0, isMuted: false })
  }
})

test('announces the newest hit, no faster than speech', () => {
  const announced: string[] = []
  const announcer = createScoreAnnouncer((text) => announced.push(text))
  announcer.hit(5, 5)
  announcer.listen(0)
  announcer.hit(2, 7)
  announcer.listen(1000)
  announcer.hit(3, 10)
  announcer.listen(2000)
  announcer.listen(2500)
  announcer.listen(9000)
  expect(announced).toEqual(['Hit: yellow van, 5 points. Score 5.', 'Hit: blue van, 3 points. Score 10.'])
})

test.each([
  ['an arm up', kongArmUp, 12, 28],
  ['an arm down', kongArmDown, 12, 28],
  ['the van', vanMap, vanSize.width, vanSize.height + 1],
  ['the cask', caskMap, 11, 11],
])('%s is a whole picture, every pixel of a colour that is known', (_name, map, width, height) => {
  expect(map).toHaveLength(height)
  for (const row of map) expect(row).toHaveLength(width)
  const runs = pixelRuns(map, vanColours.blue)
  expect(runs.filter(({ colour }) => colour === 'transparent')).toEqual([])
  const covered = runs.reduce((sum, run) => sum + run.width, 0)
  expect(covered).toBe(map.join('').replaceAll('.', '').length)
})

test('the panel of a van is where its map has white paint', () => {
  for (let row = vanPanel.y; row < vanPanel.y + vanPanel.height; row += 1) {
    expect(vanMap[row]?.slice(vanPanel.x, vanPanel.x + vanPanel.width)).toBe('P'.repeat(vanPanel.width))
  }
})
