import { useState } from 'react'
import type { DepositTerms } from '../../../shared/api/empties-api.ts'
import { containerNames } from '../../../shared/empties/container-names.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog, type PlainAct } from '../../console/FieldsDialog.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { sellingReads } from '../selling-calls.ts'
import { endDepositAct, setDepositAct, termsText } from './deposit-acts.ts'
import styles from './EmptiesAtPubs.module.css'

type Props = { brewery: string; mayAct: boolean; onClose: () => void }

/** What the brewery asks for its containers until they are back (EMPT-05). */
export function DepositsDrawer({ brewery, mayAct, onClose }: Props) {
  const { loaded, again, show } = useConsoleRead<DepositTerms>(sellingReads.deposits(brewery))
  const [act, setAct] = useState<PlainAct | null>(null)
  if (act !== null)
    return (
      <FieldsDialog<DepositTerms>
        act={act}
        onClose={() => setAct(null)}
        onDone={(terms) => {
          show(terms)
          setAct(null)
        }}
      />
    )
  return (
    <Drawer isOpen title="Deposits" onClose={onClose}>
      <div className={styles.part}>
        <p>
          A deposit is charged with the order, for each container that comes back. It bears no fee of Dray’s.
          Once a container is counted back, its deposit is credited with the VAT. Orders placed before a
          change keep theirs.
        </p>
        <Answered loaded={loaded} again={again}>
          {({ rows }) => (
            <ul className={styles.cards}>
              {rows.map((row) => (
                <li className={styles.card} key={row.kind}>
                  <p>
                    <b>{containerNames[row.kind][0]}</b> <span className={styles.soft}>{termsText(row)}</span>
                  </p>
                  {mayAct && (
                    <span className={styles.acts}>
                      <Button
                        size="small"
                        variant="quiet"
                        onClick={() => setAct(setDepositAct(brewery, row))}
                      >
                        Set
                        <span className="visually-hidden">
                          {' '}
                          the deposit on a {containerNames[row.kind][0]}
                        </span>
                      </Button>
                      {(row.netMinor > 0 || row.coming.length > 0) && (
                        <Button
                          size="small"
                          variant="quiet"
                          onClick={() => setAct(endDepositAct(brewery, row))}
                        >
                          Ask none
                          <span className="visually-hidden"> for a {containerNames[row.kind][0]}</span>
                        </Button>
                      )}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </div>
    </Drawer>
  )
}
