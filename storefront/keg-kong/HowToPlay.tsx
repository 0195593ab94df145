import { vanPoints } from './game/game-numbers.ts'
import { RuledSection } from '../ui/layout/RuledSection.tsx'
import styles from './HowToPlay.module.css'
import { vanColours } from './paint/game-colours.ts'
import { PixelPicture } from './paint/PixelPicture.tsx'
import { kongArmUp, mirrored, vanMap } from './paint/pixel-maps.ts'

const kong = mirrored(kongArmUp)

const controls = [
  { how: 'Space', what: 'throws a keg; so does a tap or a click on the screen' },
  { how: '← →', what: 'walk along the roof; so does pointing where Kong should go' },
  { how: 'P', what: 'pauses; the game also waits when you look at another page' },
] as const

/** The rules, the cast and the keys: readable without the game. */
export function HowToPlay() {
  return (
    <div className={styles.help}>
      <RuledSection id="how-to-play" title="How to play">
        <div className={styles.lead}>
          <PixelPicture map={kong} scale={4} />
          <p>
            Kong throws to the right, then to the left, then to the right again. A keg flies up a little, then
            down past three lanes, and breaks on the first van it meets. The dots show where the next one
            goes. The vans wear the marks of our breweries; they are insured.
          </p>
        </div>
      </RuledSection>
      <RuledSection id="vans" title="What a van is worth">
        <ul className={styles.vans}>
          {Object.entries(vanPoints).map(([colour, points]) => (
            <li className={styles.van} key={colour}>
              <PixelPicture map={vanMap} colours={vanColours[colour as keyof typeof vanColours]} scale={2} />
              <span>
                A {colour} van: <b>{points} points</b>
              </span>
            </li>
          ))}
        </ul>
      </RuledSection>
      <RuledSection id="controls" title="Controls">
        <dl className={styles.keys}>
          {controls.map(({ how, what }) => (
            <div className={styles.key} key={how}>
              <dt>
                <kbd>{how}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          There is no end and no way to lose: reset the score when you like. A game’s number is also its
          address: send it to someone, and they get the same vans.
        </p>
      </RuledSection>
    </div>
  )
}
