import type { PageData } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { InformationPage } from '../information/InformationPage.tsx'
import { GameStage } from './GameStage.tsx'
import { HowToPlay } from './HowToPlay.tsx'
import styles from './KegKongPage.module.css'

type Props = { data: PageData['kegKong'] }

/** Keg Kong (s1 §2): a canvas game, and the words that explain it also where it cannot run. */
export function KegKongPage({ data }: Props) {
  return (
    <InformationPage
      title={data.title}
      kicker="An arcade game"
      intro="Kong has taken the brewery roof and will not come down. Vans go by below. There are kegs."
    >
      <p className={`without-scripts ${styles.still}`}>
        Keg Kong is a game that runs in your browser, and it needs JavaScript, which is switched off here. How
        it is played is told below; the <a href={paths.shop}>beer</a> needs no script.
      </p>
      <div className={styles.columns}>
        <div className="with-scripts">
          <GameStage />
        </div>
        <HowToPlay />
      </div>
    </InformationPage>
  )
}
