import { useState } from 'react'
import type { OwnPage, PageChange } from '../../../shared/api/page-changes-api.ts'
import { wholeDay, wholeMoment } from '../../console/whole-moment.ts'
import { clientCall } from '../../api/client-calls.ts'
import { PageDifference } from '../../console/PageDifference.tsx'
import { problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { beerReads } from '../beers/beer-calls.ts'
import { sellingReads } from '../selling-calls.ts'
import styles from './SettingsPage.module.css'

type Props = {
  brewery: string
  change: PageChange
  stands: OwnPage['stands']
  mayChange: boolean
  onWithdrawn: (page: OwnPage) => void
}

/** What of the page waits for Dray, or why Dray refused it, beside the current version (STAF-20). */
export function PageChangeNotice({ brewery, change, stands, mayChange, onWithdrawn }: Props) {
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const isWaiting = change.state === 'waiting'
  const withdraw = async () => {
    setSending(true)
    try {
      const path = `${sellingReads.page(brewery)}/change`
      const page = await clientCall<OwnPage>(path, { method: 'DELETE', key })
      announce('The change is taken back.', { isShown: true })
      onWithdrawn(page)
    } catch (fault) {
      announce(problemText(fault), { isShown: true, isUrgent: true })
      setSending(false)
    }
  }
  return (
    <div className={styles.form}>
      <Notice
        tone={isWaiting ? 'info' : 'warning'}
        title={isWaiting ? 'A change is waiting for Dray' : 'Dray refused a change'}
        {...(isWaiting &&
          mayChange && {
            action: (
              <Button size="small" variant="quiet" isLoading={isSending} onClick={() => void withdraw()}>
                Take it back
              </Button>
            ),
          })}
      >
        <p>
          {isWaiting
            ? `Requested by ${change.askedBy}, ${wholeMoment(change.askedAt)}. Dray decides by ${wholeDay(change.dueAt)}; pubs see the current version.`
            : `‘${change.reason ?? ''}’ Change it and send it again.`}
        </p>
      </Notice>
      <PageDifference
        stands={stands}
        wanted={change.proposed}
        pictureCall={(name) => beerReads.picture(brewery, name)}
      />
    </div>
  )
}
