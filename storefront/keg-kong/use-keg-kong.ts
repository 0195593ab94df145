import { useEffect, useRef, useState } from 'react'
import { anyGame, gameOfAddress } from './game-number.ts'
import { type Game, type GameView, openGame } from './open-game.ts'

const beforeMounting: GameView = {
  phase: 'ready',
  game: 0,
  score: 0,
  best: 0,
  isMuted: false,
  isSoundOn: false,
}

/** The game on the page's canvas: what to show of it, and what the player can do; null until it is there. */
export function useKegKong() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState(beforeMounting)
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    if (!canvas.current) return
    const opened = openGame(canvas.current, gameOfAddress(location.search) ?? anyGame(), setView)
    setGame(opened)
    return () => opened.close()
  }, [])
  return { canvas, view, game }
}
