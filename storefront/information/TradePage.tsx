import type { ReactNode } from 'react'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { useContactHref } from '../ui/core/ContactLink.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { InformationPage } from './InformationPage.tsx'
import { ConsoleScreens } from './ConsoleScreens.tsx'
import { PointGrid } from './PointGrid.tsx'
import { brewersText, paidPoints, shopsText, type TradeText } from './trade-text.ts'
import styles from './TradePage.module.css'

export function ForShopsPage({ data }: { data: PageData['forShops'] }) {
  return <TradePage title={data.title} text={shopsText} />
}

/** /for-brewers: what selling here is like, what it costs, when a brewery is paid, and what its console looks like. */
export function ForBrewersPage({ data }: { data: PageData['forBrewers'] }) {
  return (
    <TradePage title={data.title} text={brewersText}>
      <section className={styles.section} aria-labelledby="paid">
        <SectionHeading id="paid" title="What it costs, and when you are paid" />
        <PointGrid points={paidPoints(data)} />
      </section>
      <section className={styles.section} aria-labelledby="console">
        <SectionHeading id="console" title="The console you work in" />
        <ConsoleScreens />
      </section>
    </TradePage>
  )
}

type Props = {
  title: string
  text: TradeText
  /** Between the points and what to do next. */
  children?: ReactNode
}

/** A page that invites brewers or shops. */
function TradePage({ title, text, children }: Props) {
  const contact = useContactHref()
  return (
    <InformationPage title={title} kicker={text.kicker} intro={text.intro}>
      <div className={styles.picture}>
        <Picture src={paths.scene(text.scene)} alt="" width={1600} height={900} isLazy={false} fit="cover" />
      </div>
      <section className={styles.points} aria-labelledby="why">
        <SectionHeading id="why" title={text.heading} />
        <PointGrid points={text.points} />
      </section>
      {children}
      <p className={styles.actions}>
        {text.actions.map(({ label, href }, at) => (
          <LinkButton
            href={href === 'contact' ? contact : href}
            key={href}
            variant={at === 0 ? undefined : 'quiet'}
          >
            {label}
          </LinkButton>
        ))}
      </p>
    </InformationPage>
  )
}
