import { useState } from 'react'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { InformationPage } from '../information/InformationPage.tsx'
import { MessageSent } from './MessageSent.tsx'
import { SupportAside } from './SupportAside.tsx'
import { SupportForm } from './SupportForm.tsx'
import styles from './SupportPage.module.css'

type Props = { data: PageData['support'] }

/** /support (STAT-02, OPEN-26): a form that works without scripts too, and where else an answer may be. */
export function SupportPage({ data }: Props) {
  const [wasSentHere, setSentHere] = useState(false)
  return (
    <InformationPage
      title={data.title}
      kicker="People read it, people answer"
      intro="Tell us what went wrong, or what you would like to know. We answer by email."
    >
      <div className={styles.columns}>
        {data.isSent || wasSentHere ? (
          <MessageSent takesFocus={wasSentHere} />
        ) : (
          <SupportForm draft={data.draft} errors={data.errors} onSent={() => setSentHere(true)} />
        )}
        <SupportAside company={data.company} />
      </div>
    </InformationPage>
  )
}
