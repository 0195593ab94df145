import type { ReactNode } from 'react'
import type { PagePayload } from '../shared/page-payload.ts'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { ServerDrawn } from './frame/ServerDrawn.tsx'
import { SafeSection } from './ui/SafeSection.tsx'
import type { LoadedPage } from './page-components.ts'
import { Button } from './ui/Button.tsx'
import { LiveRegion } from './ui/LiveRegion.tsx'
import { Notice } from './ui/Notice.tsx'
import { ProgressBar } from './ui/ProgressBar.tsx'

type Props = {
  payload: PagePayload
  /** Null for an unknown route name: nothing is drawn (ERR-26). */
  page: LoadedPage | null
  /** Changes when another page is shown, so that nothing of the one before stays in its state. */
  pageNumber?: number
  /** How the next page is coming along. */
  arrival?: Arrival
}

export type Arrival = 'here' | 'slow' | 'failed'

/** The frame around the page that the route name picked. */
export function App({ payload, page: Page, pageNumber = 0, arrival = 'here' }: Props): ReactNode {
  if (Page === null) return null
  return (
    <>
      <ProgressBar isLoading={arrival === 'slow'} />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header navigation={payload.navigation} noticeStrip={payload.noticeStrip} />
      <main id="main" tabIndex={-1}>
        {arrival === 'failed' && (
          <Notice
            tone="error"
            title="This page could not be loaded."
            action={<Button onClick={() => location.reload()}>Try again</Button>}
          >
            There seems to be no connection. What you see is the page before.
          </Notice>
        )}
        <SafeSection key={pageNumber}>
          <Page data={payload.data as never} />
        </SafeSection>
      </main>
      <ServerDrawn id="foot">{import.meta.env.SSR && <Footer footer={payload.footer} />}</ServerDrawn>
      <LiveRegion />
    </>
  )
}
