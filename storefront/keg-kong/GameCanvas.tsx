import type { KeyboardEvent, PointerEvent, Ref } from 'react'
import { gameScreen } from './game/game-numbers.ts'
import styles from './GameStage.module.css'
import type { Game } from './open-game.ts'

type Props = { ref: Ref<HTMLCanvasElement>; game: Game | null; helpId: string }

const ways: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1, a: -1, d: 1 }

/** 224 × 200 pixels, shown three times as large where there is room (KONG-13, KONG-14). Keys work while it has focus. */
export function GameCanvas({ ref, game, helpId }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = ways[event.key]
    if (way !== undefined) game?.walk(way)
    else if (event.key === ' ' || event.key === 'Enter') {
      if (!event.repeat) game?.throwKeg()
    } else if (event.key === 'p' || event.key === 'Escape') {
      if (!event.repeat) game?.playOrPause()
    } else return
    event.preventDefault()
  }
  const release = (event: KeyboardEvent) => {
    if (ways[event.key] !== undefined) game?.walk(0)
  }
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    game?.walkTo(((event.clientX - left) / width) * gameScreen.width)
  }
  return (
    <canvas
      ref={ref}
      className={styles.canvas}
      width={gameScreen.width}
      height={gameScreen.height}
      tabIndex={0}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- ARIA has no other role for what takes all keys itself
      role="application"
      aria-label="Keg Kong"
      aria-describedby={helpId}
      onKeyDown={press}
      onKeyUp={release}
      onBlur={() => game?.walk(0)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        point(event)
        game?.throwKeg()
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) point(event)
      }}
    />
  )
}
