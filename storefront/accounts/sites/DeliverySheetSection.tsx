import { useEffect, useState } from 'react'
import type { DeliverySheetLink, MadeDeliverySheetLink } from '../../../shared/api/calendar-api.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { clientCall } from '../../api/client-calls.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { AccountSection } from '../settings/AccountSection.tsx'
import { ShownOnce } from '../tokens/ShownOnce.tsx'
import styles from './BusinessSections.module.css'

const address = '/api/account/delivery-sheet'

/** The link to what arrives at the site, for people without an account (BIZ-13). */
export function DeliverySheetSection({ site }: { site: string }) {
  const [link, setLink] = useState<DeliverySheetLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const read = () =>
    clientCall<DeliverySheetLink>(address).then(setLink, (error: unknown) => setProblem(textOf(error)))
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void read(), [])
  const change = async (method: 'POST' | 'DELETE') => {
    try {
      const answer = await clientCall<MadeDeliverySheetLink | undefined>(address, { method })
      setMade(answer?.address ?? null)
      await read()
      if (method === 'DELETE') announce('The link has ended.', { isShown: true })
    } catch (error) {
      announce(textOf(error), { isShown: true, isUrgent: true })
    }
  }
  return (
    <AccountSection
      id="delivery-sheet"
      title="Delivery sheet"
      note={`What arrives at ${site} and when, without prices, to read on a phone or to print. Anyone who has the link can read it.`}
    >
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {made !== null && (
        <ShownOnce
          heading={`Copy the link to the deliveries of ${site} now`}
          what="link"
          note="Send it to the people in the cellar. It is shown this once; a new link ends this one."
          text={made}
          onDone={() => setMade(null)}
        />
      )}
      {link !== null && made === null && (
        <>
          <p>
            {link.madeAt === null
              ? 'There is no link yet.'
              : `${link.madeBy} made the link on ${formatDay(link.madeAt)}.`}
          </p>
          {link.mayChange && (
            <p className={styles.buttons}>
              <Button variant="quiet" onClick={() => void change('POST')}>
                {link.madeAt === null ? 'Make a link' : 'Make a new link'}
              </Button>
              {link.madeAt !== null && (
                <Button variant="quiet" onClick={() => void change('DELETE')}>
                  End the link
                </Button>
              )}
            </p>
          )}
        </>
      )}
    </AccountSection>
  )
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'Request failed')
