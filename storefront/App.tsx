import type { ReactNode } from 'react'
import type { PagePayload } from '../shared/pages/page-payload.ts'
import { ContactContext } from './ui/core/ContactLink.tsx'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { GroupRunsContext } from './basket/add/group-runs.ts'
import { ServerRendered } from './frame/ServerRendered.tsx'
import { RenderedOnce } from './ui/core/RenderedOnce.tsx'
import { SafeSection } from './ui/core/SafeSection.tsx'
import type { LoadedPage } from './page-components.ts'
import { Button } from './ui/core/Button.tsx'
import { LiveRegion } from './ui/core/LiveRegion.tsx'
import { Notice } from './ui/core/Notice.tsx'
import { ProgressBar } from './ui/core/ProgressBar.tsx'

type Props = {
  payload: PagePayload
  /** Null for an unknown route name: nothing is drawn (ERR-26). */
  page: LoadedPage | null
  /** Changes when another page is shown, so that nothing of the one before stays in its state. */
  pageNumber?: number
  /** How the next page is coming along. */
  arrival?: Arrival
  /** What only the browser draws, beside every page. */
  children?: ReactNode
}

export type Arrival = 'here' | 'slow' | 'failed'

/** The frame around the page that the route name picked. */
export function App({ payload, page: Page, pageNumber = 0, arrival = 'here', children }: Props): ReactNode {
  if (Page === null) return children
  return (
    <>
      <GroupRunsContext value={payload.navigation.groupRuns}>
        <ProgressBar isLoading={arrival === 'slow'} />
        <RenderedOnce of={payload.navigation} as="header" isConstant>
          {() => <Header navigation={payload.navigation} noticeStrip={payload.noticeStrip} />}
        </RenderedOnce>
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
            <ContactContext value={payload.footer.contactEmail}>
              <Page data={payload.data as never} />
            </ContactContext>
          </SafeSection>
        </main>
        <RenderedOnce of={payload.navigation} as="footer" isConstant>
          {() => (
            <ServerRendered id="foot">
              {import.meta.env.SSR && <Footer footer={payload.footer} />}
            </ServerRendered>
          )}
        </RenderedOnce>
        <LiveRegion />
        {children}
      </GroupRunsContext>
    </>
  )
}
