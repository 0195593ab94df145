import type { ReactNode } from 'react'
import type { ListAnswer } from '../../shared/api/list-api.ts'
import { pageLinks } from '../../shared/api/pagination.ts'
import { ViewTabs } from '../ui/actions/ViewTabs.tsx'
import { Button } from '../ui/core/Button.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Pagination } from '../ui/paging/Pagination.tsx'
import { Answered } from './Answered.tsx'
import { addressWith } from './console-address.ts'
import { useAddress } from './use-address.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListKeys } from './ListKeys.tsx'
import { NothingHere } from './NothingHere.tsx'
import styles from './ListPage.module.css'
import { saveFile } from './save-file.ts'
import { useConsoleRead } from './use-console-read.ts'
import { useTitle } from './use-title.ts'
import { KeepView } from './views/KeepView.tsx'
import { useSavedViews } from './views/use-saved-views.ts'

type ListView = { key: string; name: string; /** Why it is empty, in a sentence. */ empty: string }

type Props<Row, Answer extends ListAnswer<Row>> = {
  title: string
  /** The call of the list, without its query. */
  call: string
  views: readonly ListView[]
  /** The view of an address that names none, and the one that holds every row. */
  firstView: string
  allView: string
  /** 'order', 'orders'. */
  nouns: readonly [one: string, many: string]
  /** What the search finds, in a few words. */
  placeholder: string
  /** The names of the fields beside the search, and the fields. */
  filterNames: readonly string[]
  filters?: (query: URLSearchParams, answer: Answer | null) => ReactNode
  /** Where rows come and go on their own. */
  everySeconds?: number
  /** The name of the file, where the list comes as one. */
  csv?: string
  /** What can be done with the whole list, beside the file. */
  renderActs?: (query: URLSearchParams) => ReactNode
  /** After the count of rows. */
  note?: (query: URLSearchParams) => string
  /** Above the rows, such as a warning. */
  above?: (answer: Answer, again: () => void) => ReactNode
  /** In place of an empty view that nothing narrows. */
  nothing?: (answer: Answer, view: string) => ReactNode
  children: (answer: Answer, again: () => void) => ReactNode
}

/**
 * Every list of the consoles: view, search, filters and page are in the address (SELL-04, SELL-05), which a person may
 * keep under a name (SELL-07).
 */
export function ListPage<Row, Answer extends ListAnswer<Row> = ListAnswer<Row>>(props: Props<Row, Answer>) {
  const { title, call, views, firstView, csv, nouns } = props
  useTitle(title)
  const address = useAddress()
  const query = new URLSearchParams(address.split('?')[1] ?? '')
  const text = query.toString()
  const { loaded, again } = useConsoleRead<Answer>(text === '' ? call : `${call}?${text}`, {
    everySeconds: props.everySeconds,
  })
  const view =
    views.find(({ key }) => key === query.get('view')) ?? views.find(({ key }) => key === firstView)!
  const known = loaded.state === 'ready' ? loaded.value : null
  const list = address.split('?')[0]!
  const narrowed = addressWith(query, { page: null }, '').slice(1)
  const own = useSavedViews(list)
  const current = own.views.find((each) => each.query === narrowed)
  // A fixed view on its own has its name already.
  const isNarrowed = [...query.keys()].some((name) => name !== 'view' && name !== 'page')
  if (loaded.state === 'absent') return <NothingHere />
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.acts}>
          {csv !== undefined && (
            <Button
              variant="quiet"
              size="small"
              icon="download"
              onClick={() => void saveFile(csv, call + addressWith(query, { page: null, format: 'csv' }, ''))}
            >
              Download CSV
            </Button>
          )}
          <KeepView
            key={narrowed}
            query={isNarrowed ? narrowed : ''}
            current={current}
            keep={own.keep}
            takeAway={own.takeAway}
          />
          {props.renderActs?.(query)}
        </div>
      </header>
      <ViewTabs
        label={`Views of ${nouns[1]}`}
        views={[
          ...views.map(({ key, name }) => ({
            key,
            name,
            count: known?.views.find((each) => each.key === key)?.count,
            href: addressWith(query, { view: key, page: null }),
            isCurrent: key === view.key && current === undefined,
          })),
          ...own.views.map((each) => ({
            key: each.id,
            name: each.name,
            href: `${list}?${each.query}`,
            isCurrent: each === current,
          })),
        ]}
      />
      <FilterBar
        key={text}
        label={title}
        query={query}
        placeholder={props.placeholder}
        names={props.filterNames}
      >
        {props.filters?.(query, known)}
      </FilterBar>
      <ListKeys />
      {known !== null && props.above?.(known, again)}
      <Answered loaded={loaded} again={again}>
        {(answer) =>
          answer.rows.length === 0 ? (
            <Nothing {...props} view={view} answer={answer} query={query} />
          ) : (
            <>
              <p className={styles.total}>
                {answer.total === 1 ? `1 ${nouns[0]}` : `${answer.total} ${nouns[1]}`}
                {props.note?.(query)}
              </p>
              {props.children(answer, again)}
              <Pagination
                page={answer.page}
                pages={answer.pages}
                links={pageLinks(answer.page, answer.pages)}
                hrefOf={(to) => addressWith(query, { page: to === 1 ? null : String(to) })}
              />
            </>
          )
        }
      </Answered>
    </>
  )
}

type Empty<Row, Answer extends ListAnswer<Row>> = Props<Row, Answer> & {
  view: ListView
  answer: Answer
  query: URLSearchParams
}

function Nothing<Row, Answer extends ListAnswer<Row>>(props: Empty<Row, Answer>) {
  const { view, allView, filterNames, nouns, answer, query } = props
  const all = addressWith(new URLSearchParams(), { view: allView })
  const isNarrowed = ['q', ...filterNames].some((name) => query.has(name))
  if (isNarrowed)
    return (
      <EmptyState
        title={`No ${nouns[0]} fits.`}
        action={<LinkButton href={all}>{`All ${nouns[1]}`}</LinkButton>}
      >
        <p>Nothing in ‘{view.name}’ has what you search for.</p>
      </EmptyState>
    )
  const own = props.nothing?.(answer, view.key)
  if (own) return own
  return (
    <EmptyState
      title={view.empty}
      action={view.key === allView ? undefined : <LinkButton href={all}>{`All ${nouns[1]}`}</LinkButton>}
    />
  )
}
