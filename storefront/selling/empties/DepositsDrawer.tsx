import { useState } from 'react'
import type { DepositTerms } from '../../../shared/api/empties-api.ts'
import { depositName } from '../../../shared/deposits/deposit-kinds.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import {
  type ContainerTerm,
  endTermAction,
  setTermAction,
  termCall,
  termName,
  type TermRow,
  termsText,
  termWords,
} from './deposit-acts.ts'
import styles from './EmptiesAtPubs.module.css'

type Props = { brewery: string; mayAct: boolean; onClose: () => void }
type Read = ReturnType<typeof useConsoleRead<DepositTerms>>

/** What the brewery asks for its containers until they are back, and for those that are lost (EMPT-05, EMPT-06). */
export function DepositsDrawer({ brewery, mayAct, onClose }: Props) {
  const reads: Record<ContainerTerm, Read> = {
    deposit: useConsoleRead<DepositTerms>(termCall(brewery, 'deposit')),
    price: useConsoleRead<DepositTerms>(termCall(brewery, 'price')),
  }
  const [acting, setActing] = useState<{ term: ContainerTerm; act: PlainAction } | null>(null)
  if (acting !== null)
    return (
      <FieldsDialog<DepositTerms>
        act={acting.act}
        onClose={() => setActing(null)}
        onDone={(terms) => {
          reads[acting.term].show(terms)
          setActing(null)
        }}
      />
    )
  return (
    <Drawer isOpen title="Deposits and prices" onClose={onClose}>
      {(['deposit', 'price'] as const).map((term) => (
        <section className={styles.part} key={term} aria-labelledby={`terms-${term}`}>
          <h2 id={`terms-${term}`}>{termWords[term].heading}</h2>
          <p>{termWords[term].about}</p>
          <Answered loaded={reads[term].loaded} again={reads[term].again}>
            {({ rows }) => (
              <ul className={styles.cards}>
                {rows.map((row) => (
                  <TermCard
                    key={row.kind}
                    term={term}
                    row={row}
                    brewery={brewery}
                    onAct={mayAct ? (act) => setActing({ term, act }) : null}
                  />
                ))}
              </ul>
            )}
          </Answered>
        </section>
      ))}
    </Drawer>
  )
}

type CardProps = {
  term: ContainerTerm
  row: TermRow
  brewery: string
  onAct: ((action: PlainAction) => void) | null
}

function TermCard({ term, row, brewery, onAct }: CardProps) {
  const isStated = row.netMinor > 0 || row.coming.length > 0
  const named = <span className="visually-hidden">: {termName(term, row)}</span>
  return (
    <li className={styles.card}>
      <p>
        <b>{depositName(row.kind)}</b> <span className={styles.soft}>{termsText(term, row)}</span>
      </p>
      {onAct !== null && (
        <span className={styles.cardActs}>
          <Button size="small" variant="quiet" onClick={() => onAct(setTermAction(brewery, term, row))}>
            Set{named}
          </Button>
          {isStated && (
            <Button size="small" variant="quiet" onClick={() => onAct(endTermAction(brewery, term, row))}>
              {termWords[term].ends}
              {named}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
