import { announce } from '../ui/core/announce.ts'
import { foreseeThrow } from './game/foresee-throw.ts'
import { stepMs } from './game/game-numbers.ts'
import { canThrow, stepWorld } from './game/step-world.ts'
import { type Input, newWorld, resetScore, type World } from './game/world.ts'
import { anyGame } from './game-number.ts'
import { storeGame, readStoredGame } from './game-record.ts'
import { createSounds } from './game-sounds.ts'
import { createPainter, type Scene } from './paint/paint-world.ts'
import { loadTeamLogos } from './team-logos.ts'
import { createScoreAnnouncer } from './announce-score.ts'

/** What the page shows of a game. */
export type GameView = {
  /** 'ready' until the first keg. */
  phase: 'ready' | 'playing' | 'paused'
  game: number
  score: number
  best: number
  isMuted: boolean
  isSoundOn: boolean
}
export type Game = ReturnType<typeof openGame>

/** After a longer gap the game goes on where it was, in ms. */
const longestFrameMs = 100
/** How often it is looked whether a keg would hit, in steps. */
const aimEvery = 10

/**
 * A game on a canvas: it reads the player's input, advances in steps of equal length, paints, plays sounds and
 * announces.
 */
export function openGame(canvas: HTMLCanvasElement, gameNumber: number, show: (view: GameView) => void) {
  const brush = canvas.getContext('2d')
  const paint = brush ? createPainter(brush) : () => {}
  const sounds = createSounds()
  const announcer = createScoreAnnouncer((text) => announce(text))
  const scene: Scene = { light: 'day', isCalm: false, logos: [] }
  let world: World = newWorld(gameNumber)
  let view: GameView = { phase: 'ready', game: gameNumber, score: 0, isSoundOn: false, ...readStoredGame() }
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
    announcer.listen(world.clockMs)
    request = requestAnimationFrame(frame)
  }

  function step(): void {
    const before = world
    world = stepWorld(before, { walk: wayToWalk(), throws: wantsThrow }, stepMs / 1000)
    wantsThrow = false
    steps += 1
    if (world.kong.thrownAtMs !== before.kong.thrownAtMs) sounds.keg()
    if (world.score > before.score) announceHit(world.score - before.score)
    else if (world.bursts.length > before.bursts.length) sounds.crack()
    if (view.isSoundOn && steps % aimEvery === 0) soundAim()
  }

  function wayToWalk(): Input['walk'] {
    const gap = walkTo === null ? 0 : walkTo - world.kong.x
    if (walkKey !== 0 || Math.abs(gap) < 1) walkTo = null
    if (walkKey !== 0 || walkTo === null) return walkKey
    return gap > 0 ? 1 : -1
  }

  function announceHit(points: number): void {
    const { score } = world
    sounds.van(points)
    announcer.hit(points, score)
    const best = Math.max(view.best, score)
    if (best > view.best) storeGame({ best, isMuted: view.isMuted })
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
    /** Throws a keg, and starts or resumes a paused game. */
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
      announcer.forget()
      change({ score: 0 })
      announce('Score 0.')
    },
    newGame: () => {
      const game = anyGame()
      cancelAnimationFrame(request)
      world = newWorld(game)
      announcer.forget()
      change({ phase: 'ready', game, score: 0 })
      repaint()
      announce(`Game ${game} is ready.`)
    },
    mute: (isMuted: boolean) => {
      sounds.mute(isMuted)
      storeGame({ best: view.best, isMuted })
      change({ isMuted })
    },
    setSound: (isSoundOn: boolean) => change({ isSoundOn }),
    close: () => {
      cancelAnimationFrame(request)
      document.removeEventListener('visibilitychange', onVisibility)
      for (const stop of stopWatching) stop()
      sounds.close()
    },
  }
}

/** Calls back with whether a media query matches, now and whenever that changes; answers what stops it. */
function watchMedia(query: string, listener: (matches: boolean) => void): () => void {
  const media = matchMedia(query)
  const onChange = () => listener(media.matches)
  onChange()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
