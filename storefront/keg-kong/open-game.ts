import { announce } from '../ui/announce.ts'
import { foreseeThrow } from './game/foresee-throw.ts'
import { stepMs } from './game/game-numbers.ts'
import { canThrow, stepWorld } from './game/step-world.ts'
import { type Input, newWorld, resetScore, type World } from './game/world.ts'
import { anyGame } from './game-number.ts'
import { keepGame, readKeptGame } from './game-record.ts'
import { createSounds } from './game-sounds.ts'
import { createPainter, type Scene } from './paint/paint-world.ts'
import { loadTeamLogos } from './team-logos.ts'
import { createScoreTeller } from './tell-score.ts'
import { watchMedia } from './watch-media.ts'

/** What the page shows of a game. */
export type GameView = {
  /** 'ready' until the first keg. */
  phase: 'ready' | 'playing' | 'paused'
  game: number
  score: number
  best: number
  isMuted: boolean
  isHeard: boolean
}
export type Game = ReturnType<typeof openGame>

/** After a longer gap the game goes on where it was, in ms. */
const longestFrameMs = 100
/** How often it is looked whether a keg would hit, in steps. */
const aimEvery = 10

/** A game on a canvas: it listens to the player, goes on in steps of equal length, paints, sounds and tells. */
export function openGame(canvas: HTMLCanvasElement, gameNumber: number, show: (view: GameView) => void) {
  const brush = canvas.getContext('2d')
  const paint = brush ? createPainter(brush) : () => {}
  const sounds = createSounds()
  const teller = createScoreTeller((text) => announce(text))
  const scene: Scene = { light: 'day', isCalm: false, logos: [] }
  let world: World = newWorld(gameNumber)
  let view: GameView = { phase: 'ready', game: gameNumber, score: 0, isHeard: false, ...readKeptGame() }
  let walkKey: Input['walk'] = 0
  let walkTo: number | null = null
  let wantsThrow = false
  let hadTarget = false
  let lastFrame: number | null = null
  let owedMs = 0
  let steps = 0
  let request = 0

  const change = (part: Partial<GameView>) => {
    view = { ...view, ...part }
    show(view)
  }
  const repaint = () => paint(world, scene)
  sounds.mute(view.isMuted)
  show(view)
  repaint()

  function frame(now: number): void {
    owedMs += Math.min(now - (lastFrame ?? now), longestFrameMs)
    lastFrame = now
    while (owedMs >= stepMs) {
      owedMs -= stepMs
      step()
    }
    repaint()
    teller.listen(world.clockMs)
    request = requestAnimationFrame(frame)
  }

  function step(): void {
    const before = world
    world = stepWorld(before, { walk: wayToWalk(), throws: wantsThrow }, stepMs / 1000)
    wantsThrow = false
    steps += 1
    if (world.kong.thrownAtMs !== before.kong.thrownAtMs) sounds.keg()
    if (world.score > before.score) tellHit(world.score - before.score)
    else if (world.bursts.length > before.bursts.length) sounds.crack()
    if (view.isHeard && steps % aimEvery === 0) soundAim()
  }

  function wayToWalk(): Input['walk'] {
    const gap = walkTo === null ? 0 : walkTo - world.kong.x
    if (walkKey !== 0 || Math.abs(gap) < 1) walkTo = null
    if (walkKey !== 0 || walkTo === null) return walkKey
    return gap > 0 ? 1 : -1
  }

  function tellHit(points: number): void {
    const { score } = world
    sounds.van(points)
    teller.hit(points, score)
    const best = Math.max(view.best, score)
    if (best > view.best) keepGame({ best, isMuted: view.isMuted })
    change({ score, best })
  }

  function soundAim(): void {
    const points = canThrow(world) ? foreseeThrow(world) : 0
    if (points > 0 && !hadTarget) sounds.aim(points)
    hadTarget = points > 0
  }

  function play(): void {
    sounds.wake()
    if (view.phase === 'playing') return
    lastFrame = null
    change({ phase: 'playing' })
    request = requestAnimationFrame(frame)
  }

  function pause(): void {
    if (view.phase !== 'playing') return
    cancelAnimationFrame(request)
    walkKey = 0
    change({ phase: 'paused' })
    announce(`Paused. Score ${world.score}.`)
  }

  const onVisibility = () => {
    if (document.hidden) pause()
  }
  document.addEventListener('visibilitychange', onVisibility)
  const stopWatching = [
    watchMedia('(prefers-color-scheme: dark)', (isDark) => {
      scene.light = isDark ? 'night' : 'day'
      repaint()
    }),
    watchMedia('(prefers-reduced-motion: reduce)', (isCalm) => {
      scene.isCalm = isCalm
      repaint()
    }),
  ]
  void loadTeamLogos().then((logos) => {
    scene.logos = logos
    repaint()
  })

  return {
    /** Throws a keg, and begins or goes on where the game stands still. */
    throwKeg: () => {
      play()
      wantsThrow = true
    },
    walk: (way: Input['walk']) => void (walkKey = way),
    /** To a place of the small screen, in its pixels. */
    walkTo: (x: number) => void (walkTo = x),
    playOrPause: () => (view.phase === 'playing' ? pause() : play()),
    pause,
    resetScore: () => {
      world = resetScore(world)
      teller.forget()
      change({ score: 0 })
      announce('Score 0.')
    },
    newGame: () => {
      const game = anyGame()
      cancelAnimationFrame(request)
      world = newWorld(game)
      teller.forget()
      change({ phase: 'ready', game, score: 0 })
      repaint()
      announce(`Game ${game} is ready.`)
    },
    mute: (isMuted: boolean) => {
      sounds.mute(isMuted)
      keepGame({ best: view.best, isMuted })
      change({ isMuted })
    },
    hear: (isHeard: boolean) => change({ isHeard }),
    close: () => {
      cancelAnimationFrame(request)
      document.removeEventListener('visibilitychange', onVisibility)
      for (const stop of stopWatching) stop()
      sounds.close()
    },
  }
}
