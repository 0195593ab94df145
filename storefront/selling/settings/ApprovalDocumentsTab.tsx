import { useEffect } from 'react'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { sellingReads } from '../selling-calls.ts'
import { useIsLooking, useOwnRole } from '../use-own-role.ts'
import { Agreement } from './Agreement.tsx'
import { AwrsState } from './AwrsState.tsx'
import { InvoiceCode } from './InvoiceCode.tsx'
import { DocumentsForm } from './ApprovalDocumentsForm.tsx'
import { DocumentsStated } from './ApprovalDocumentsStated.tsx'
import styles from './SettingsPage.module.css'

/** What is on the brewery's documents, its agreement and its AWRS entries (NOTE-14). */
export function DocumentsTab({ brewery }: { brewery: string }) {
  const role = useOwnRole()
  const isLooking = useIsLooking()
  const mayWrite = (role === 'owner' || role === 'accounts') && !isLooking
  const { loaded, again, show } = useConsoleRead<BreweryStanding>(sellingReads.standing(brewery))
  return (
    <Answered loaded={loaded} again={again}>
      {(standing) => (
        <>
          <AtAnchor />
          <section className={styles.section} id="papers" aria-labelledby="papers-title">
            <h2 id="papers-title">Documents</h2>
            <p className={styles.soft}>Printed on the invoices that Dray issues in your name.</p>
            {mayWrite ? (
              <DocumentsForm brewery={brewery} papers={standing.papers} onSaved={show} />
            ) : (
              <DocumentsStated papers={standing.papers} />
            )}
          </section>
          <InvoiceCode brewery={brewery} mayChange={mayWrite} />
          <Agreement
            brewery={brewery}
            standing={standing}
            mayAccept={role === 'owner' && !isLooking}
            onAccepted={show}
          />
          <AwrsState awrs={standing.awrs} />
          {mayWrite && (
            <p>
              <a href={sellingPaths.money(brewery)}>Where you are paid</a>
            </p>
          )}
        </>
      )}
    </Answered>
  )
}

/** Sections arrive after the address: the one it names comes into view. */
function AtAnchor() {
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return null
}
