import { useId } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { GameCanvas } from './GameCanvas.tsx'
import styles from './GameStage.module.css'
import { useKegKong } from './use-keg-kong.ts'

/** The screen, its figures, and every control as a button too. */
export function GameStage() {
  const { canvas, view, game } = useKegKong()
  const helpId = useId()
  const { phase } = view
  return (
    <section className={styles.stage} aria-label="The game">
      <dl className={styles.figures}>
        <Figure name="Score" figure={view.score} />
        <Figure name="Best" figure={view.best} />
        <div className={styles.figure}>
          <dt>Game</dt>
          <dd>{view.game > 0 && <a href={`${paths.kegKong}?game=${view.game}`}>No. {view.game}</a>}</dd>
        </div>
      </dl>
      <div className={styles.screen}>
        <GameCanvas ref={canvas} game={game} helpId={helpId} />
        {phase !== 'playing' && (
          <p className={styles.prompt} aria-hidden="true">
            {phase === 'ready' ? 'Press Space or tap to throw' : 'Paused'}
          </p>
        )}
      </div>
      <p className="visually-hidden" id={helpId}>
        Space throws a keg, to the right and to the left by turns. The arrow keys left and right walk. P
        pauses. Tab leaves the game. With “Aim by ear” a note tells when a keg would hit a van: the higher,
        the more points.
      </p>
      <div className={styles.controls}>
        <Button isWide onClick={() => game?.throwKeg()}>
          Throw a keg
        </Button>
        <Button
          variant="quiet"
          isWide
          icon={phase === 'playing' ? 'pause' : 'play'}
          onClick={() => game?.playOrPause()}
        >
          {phase === 'playing' ? 'Pause' : 'Play'}
        </Button>
        <Button variant="quiet" isWide onClick={() => game?.resetScore()}>
          Reset score
        </Button>
        <Button variant="quiet" isWide onClick={() => game?.newGame()}>
          New game
        </Button>
      </div>
      <div className={styles.choices}>
        <Checkbox
          label="Sound"
          name="sound"
          isChecked={!view.isMuted}
          onChange={(isOn) => game?.mute(!isOn)}
        />
        <Checkbox
          label="Aim by ear: a note when a keg would hit"
          name="aim"
          isChecked={view.isSoundOn}
          onChange={(isOn) => game?.setSound(isOn)}
        />
      </div>
    </section>
  )
}

function Figure({ name, figure }: { name: string; figure: number }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  )
}
