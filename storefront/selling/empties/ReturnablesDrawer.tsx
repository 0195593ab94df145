import { useState } from 'react'
import type { ReturnableContainer, ReturnableContainers } from '../../../shared/api/empties-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { Answered } from '../../console/Answered.tsx'
import { problemText, useConsoleRead } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { sellingReads } from '../selling-calls.ts'
import styles from './EmptiesAtPubs.module.css'

type Props = { brewery: string; mayAct: boolean; onClose: () => void }

/** Which of the brewery's casks and kegs are counted at pubs (EMPT-01). */
export function ReturnablesDrawer({ brewery, mayAct, onClose }: Props) {
  const call = sellingReads.returnables(brewery)
  const { loaded, again, show } = useConsoleRead<ReturnableContainers>(call)
  const [sending, setSending] = useState<string | null>(null)
  const change = async ({ variant, isReturnable, title }: ReturnableContainer) => {
    setSending(variant)
    try {
      const body = { variant, isReturnable: !isReturnable }
      show(await clientCall<ReturnableContainers>(call, { method: 'PUT', body }))
      announce(`${title}: which containers come back is saved.`, { isShown: true })
    } catch (error) {
      announce(problemText(error), { isShown: true, isUrgent: true })
    }
    setSending(null)
  }
  return (
    <Drawer isOpen title="What comes back" onClose={onClose}>
      <div className={styles.part}>
        <p>
          Casks and steel kegs are counted at the pub from their delivery on, one-way kegs are not. Say where
          yours differ: it holds for deliveries to come.
        </p>
        <Answered loaded={loaded} again={again}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p>You sell no cask and no keg.</p>
            ) : (
              <ul className={styles.cards}>
                {rows.map((row) => (
                  <li className={styles.card} key={row.variant}>
                    <p>
                      <b>{row.title}</b>{' '}
                      <span className={styles.soft}>
                        {row.isReturnable ? 'comes back' : 'does not come back'}
                        {row.isOwnWord && ', as you say'}
                      </span>
                    </p>
                    {mayAct && (
                      <span>
                        <Button
                          size="small"
                          variant="quiet"
                          isLoading={sending === row.variant}
                          onClick={() => void change(row)}
                        >
                          {row.isReturnable ? 'It does not come back' : 'It comes back'}
                          <span className="visually-hidden">: {row.title}</span>
                        </Button>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      </div>
    </Drawer>
  )
}
