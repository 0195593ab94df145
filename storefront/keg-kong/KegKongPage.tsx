import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { GameStage } from './GameStage.tsx'
import { HowToPlay } from './HowToPlay.tsx'
import styles from './KegKongPage.module.css'

type Props = { data: PageData['kegKong'] }

/** Keg Kong (KONG-01 to KONG-06): a canvas game, and the words that explain it also where it cannot run. */
export function KegKongPage({ data }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: 'Home', href: paths.home }, { label: data.title }]} />
      <div className={styles.columns}>
        <header className={styles.head}>
          <p className={styles.kicker}>An arcade game</p>
          <h1 className={styles.title}>{data.title}</h1>
          <p className={styles.intro}>
            Kong has taken the brewery roof and will not come down. Vans go by below. There are kegs.
          </p>
        </header>
        <div className={styles.stage}>
          <div className="with-scripts">
            <GameStage />
          </div>
          <div className={`without-scripts ${styles.still}`}>
            <p>
              Keg Kong is a game that runs in your browser, and it needs JavaScript, which is switched off
              here. How it is played is told on this page; <a href={paths.shop}>the beer</a> needs no script.
            </p>
          </div>
        </div>
        <HowToPlay />
      </div>
    </div>
  )
}
