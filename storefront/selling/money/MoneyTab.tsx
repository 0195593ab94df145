import type { ReactNode } from 'react'
import { pageLinks } from '../../../shared/api/pagination.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { saveFile } from '../../console/save-file.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Pagination } from '../../ui/paging/Pagination.tsx'
import { sellingReads } from '../selling-calls.ts'
import { emptyTabs, type MoneyTab as Tab, tabNames } from './money-words.ts'
import styles from './MoneyPage.module.css'

export type MoneyRowsProps = { brewery: string; query: URLSearchParams }
type Page<Row> = { rows: Row[]; total: number; page: number; pages: number }

type Props<Row> = MoneyRowsProps & {
  tab: Tab
  /** The names of what may narrow it in the address. */
  names?: readonly string[]
  /** What narrows it, in words. */
  narrowedBy?: string | null
  hasFile?: boolean
  children: (rows: readonly Row[]) => ReactNode
}

const noNames: readonly string[] = []

/** A tab of Money: its rows a page at a time, and all of them as a file. */
export function MoneyTab<Row>({ brewery, query, tab, names = noNames, ...rest }: Props<Row>) {
  const { narrowedBy = null, hasFile = true, children } = rest
  const wanted = new URLSearchParams()
  for (const name of ['page', ...names]) {
    const value = query.get(name)
    if (value !== null) wanted.set(name, value)
  }
  const call = sellingReads.moneyRows(brewery, tab)
  const { loaded, again } = useConsoleRead<Page<Row>>(addressWith(wanted, {}, call))
  return (
    <Answered loaded={loaded} again={again}>
      {({ rows, total, page, pages }) => (
        <div className={styles.tab}>
          {total === 0 ? (
            <EmptyState
              title={narrowedBy === null ? emptyTabs[tab] : `Nothing is ${narrowedBy}.`}
              action={
                narrowedBy === null ? undefined : (
                  <LinkButton
                    href={addressWith(new URLSearchParams(), { tab })}
                  >{`All ${tabNames[tab].toLowerCase()}`}</LinkButton>
                )
              }
            />
          ) : (
            <>
              <div className={styles.tools}>
                <p>
                  {total === 1 ? '1 row' : `${total} rows`}
                  {narrowedBy !== null && (
                    <>
                      , {narrowedBy}. <a href={addressWith(new URLSearchParams(), { tab })}>Show all</a>
                    </>
                  )}
                </p>
                {hasFile && (
                  <Button
                    variant="quiet"
                    size="small"
                    icon="download"
                    onClick={() =>
                      void saveFile(`${tab}.csv`, addressWith(wanted, { page: null, format: 'csv' }, call))
                    }
                  >
                    Download CSV
                  </Button>
                )}
              </div>
              {children(rows)}
              <Pagination
                page={page}
                pages={pages}
                links={pageLinks(page, pages)}
                hrefOf={(to) => addressWith(query, { page: to === 1 ? null : String(to) })}
              />
            </>
          )}
        </div>
      )}
    </Answered>
  )
}
