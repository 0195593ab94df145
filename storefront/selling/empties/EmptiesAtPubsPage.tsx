import { useState } from 'react'
import type { EmptiesRow, EmptiesView, SellingEmpties } from '../../../shared/api/empties-api.ts'
import { emptiesViews } from '../../../shared/api/list-views.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { sellingReads } from '../selling-calls.ts'
import { useIsLooking, useOwnRole } from '../use-own-role.ts'
import { CountsToAnswer } from './CountsToAnswer.tsx'
import styles from './EmptiesAtPubs.module.css'
import { DepositsDrawer } from './DepositsDrawer.tsx'
import { EmptiesPicture } from '../insight/EmptiesPicture.tsx'
import { announceAction } from './charge-acts.ts'
import { ChargesAtPubs } from './ChargesAtPubs.tsx'
import { backAction, writeOffAction } from './empties-acts.ts'
import { agesText } from './empties-words.ts'
import { ReturnablesDrawer } from './ReturnablesDrawer.tsx'

const viewTexts: Readonly<Record<EmptiesView, { name: string; empty: string }>> = {
  all: {
    name: 'At pubs',
    empty: 'No container of yours is at a pub. They show here once they are delivered.',
  },
  over90: { name: 'Over 90 days', empty: 'No container is at a pub for more than 90 days.' },
  waiting: { name: 'Being counted', empty: 'No count is waiting for an answer.' },
}
const views = emptiesViews.map((key) => ({ key, ...viewTexts[key] }))

const columns = [
  { slot: 'key', label: 'Pub' },
  { slot: 'what', label: 'At the pub' },
  { slot: 'more', label: 'How long' },
  { slot: 'act', label: 'Actions', isLabelHidden: true },
] as const

/** /sell/{brewery}/pubs/empties: the brewery's containers by pub, kind and age, and what can be done (SELL-31). */
export function EmptiesAtPubsPage({ brewery }: { brewery: string }) {
  const role = useOwnRole()
  const isLooking = useIsLooking()
  const mayAct = !isLooking && (role === 'owner' || role === 'sales')
  const mayRead = role === 'owner' || role === 'accounts'
  const [acting, setActing] = useState<{ act: PlainAction; again: () => void } | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isPricing, setIsPricing] = useState(false)
  return (
    <>
      <ListPage<EmptiesRow, SellingEmpties>
        title="Empties"
        call={sellingReads.empties(brewery)}
        views={views}
        firstView="all"
        allView="all"
        nouns={['row', 'rows']}
        placeholder="Pub or town"
        filterNames={[]}
        renderActs={() => (
          <>
            <LinkButton size="small" variant="quiet" href={sellingPaths.pubs(brewery)}>
              Pubs
            </LinkButton>
            <Button size="small" variant="quiet" onClick={() => setIsChoosing(true)}>
              What comes back
            </Button>
            <Button size="small" variant="quiet" onClick={() => setIsPricing(true)}>
              Deposits and prices
            </Button>
          </>
        )}
        above={(answer, again) =>
          aboveList(answer, { brewery, mayAct, mayRead, onAct: (act) => setActing({ act, again }) })
        }
      >
        {({ rows, chargeAfterDays }, again) => (
          <RowTable caption="Containers at pubs" columns={columns}>
            {rows.map((row) => (
              <tr key={`${row.place} ${row.kind}`}>
                <RowCell slot="key">
                  {row.pub === null ? (
                    row.pubName
                  ) : (
                    <a href={sellingPaths.pub(brewery, row.pub)}>{row.pubName}</a>
                  )}
                  <Soft>{row.address}</Soft>
                </RowCell>
                <RowCell slot="what">
                  {containersText(row.atPub, row.kind)}
                  {row.waiting > 0 && <Soft>{row.waiting} in counts waiting for an answer</Soft>}
                  {row.announced > 0 && <Soft>{row.announced} with a charge announced</Soft>}
                  {row.charged > 0 && <Soft>{row.charged} more charged as lost</Soft>}
                </RowCell>
                <RowCell slot="more">{agesText(row.ages)}</RowCell>
                <RowCell slot="act">
                  {mayAct && (
                    <span className={styles.acts}>
                      <Button
                        size="small"
                        variant="quiet"
                        onClick={() => setActing({ act: backAction(brewery, row), again })}
                      >
                        Count back
                        <span className="visually-hidden"> from {row.pubName}</span>
                      </Button>
                      {row.chargeable > 0 && (
                        <Button
                          size="small"
                          variant="quiet"
                          onClick={() =>
                            setActing({ act: announceAction(brewery, row, chargeAfterDays), again })
                          }
                        >
                          Announce a charge
                          <span className="visually-hidden"> to {row.pubName}</span>
                        </Button>
                      )}
                      <Button
                        size="small"
                        variant="quiet"
                        onClick={() => setActing({ act: writeOffAction(brewery, row), again })}
                      >
                        Write off
                        <span className="visually-hidden"> at {row.pubName}</span>
                      </Button>
                    </span>
                  )}
                </RowCell>
              </tr>
            ))}
          </RowTable>
        )}
      </ListPage>
      {acting !== null && (
        <FieldsDialog
          act={acting.act}
          onClose={() => setActing(null)}
          onDone={() => {
            setActing(null)
            acting.again()
          }}
        />
      )}
      {isPricing && <DepositsDrawer brewery={brewery} mayAct={mayAct} onClose={() => setIsPricing(false)} />}
      {isChoosing && (
        <ReturnablesDrawer brewery={brewery} mayAct={mayAct} onClose={() => setIsChoosing(false)} />
      )}
    </>
  )
}

/** What is out in all, and the counts that wait for an answer. */
const aboveList = (
  { sums, counts, charges, chargeAfterDays }: SellingEmpties,
  {
    mayRead,
    ...acting
  }: { brewery: string; mayAct: boolean; mayRead: boolean; onAct: (action: PlainAction) => void },
) => (
  <>
    <EmptiesPicture sums={sums} chargeAfterDays={chargeAfterDays} />
    <CountsToAnswer counts={counts} {...acting} />
    <ChargesAtPubs charges={charges} mayRead={mayRead} {...acting} />
  </>
)
