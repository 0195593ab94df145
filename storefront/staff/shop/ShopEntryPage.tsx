import { useState } from 'react'
import type { ContentDetail } from '../../../shared/api/shop-content-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import layout from '../../selling/OrderPage.module.css'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { staffReads } from '../staff-calls.ts'
import { EntryForm } from './EntryForm.tsx'
import { entryDoes, entryName, heldText } from './shop-words.ts'

/** /admin/shop/{entry}: one thing that the shop says or shows, changed, planned, looked at and undone (STAF-22). */
export function ShopEntryPage({ entry }: { entry: string }) {
  const { loaded, again, show } = useConsoleRead<ContentDetail>(staffReads.shopEntry(entry))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(detail) => <Entry detail={detail} onChanged={show} />}
    </Answered>
  )
}

function Entry({ detail, onChanged }: { detail: ContentDetail; onChanged: (now: ContentDetail) => void }) {
  const name = entryName(detail)
  useTitle(name)
  const [isUndoing, setUndoing] = useState(false)
  const { held, plans, last, mayChange } = detail
  return (
    <article className={layout.order}>
      <header className={layout.head}>
        <p>
          <a href={staffPaths.shop}>Shop</a>
        </p>
        <h1>{name}</h1>
        <p className={layout.facts}>
          <span>Now: {heldText(detail)}</span>
          {held === null && <Badge tone="plain">Default</Badge>}
          <span className={layout.soft}>{entryDoes(detail)}</span>
        </p>
      </header>
      <div className={layout.body}>
        {plans.map(({ at, by, held: planned }) => (
          <Notice key={at} tone="info" title={`Changes ${wholeMoment(at)}.`}>
            {planned === null ? 'The default applies from then on' : heldText({ ...detail, held: planned })},
            planned by {by}. A change before that drops it.
          </Notice>
        ))}
        {mayChange ? (
          <EntryForm key={JSON.stringify(held)} detail={detail} onChanged={onChanged} />
        ) : (
          <p>Your role does not change this.</p>
        )}
      </div>
      <aside className={layout.side}>
        <section aria-labelledby="last">
          <h2 id="last">Changed last</h2>
          {last === null ? (
            <p>No one has changed it here yet.</p>
          ) : (
            <>
              <p>
                {wholeMoment(last.at)}, {last.by}. Before that:{' '}
                {last.before === null ? 'its default' : heldText({ ...detail, held: last.before })}.
              </p>
              {mayChange && (
                <Button variant="quiet" onClick={() => setUndoing(true)}>
                  Undo
                </Button>
              )}
            </>
          )}
        </section>
      </aside>
      {isUndoing && (
        <FieldsDialog<ContentDetail>
          act={{
            title: `Undo: ${name}`,
            thing: name,
            call: `${staffReads.shopEntry(detail.entry)}/undo`,
            fields: [],
            nameOf: () => 'Undo the last change',
            done: `${name}: undone.`,
          }}
          onClose={() => setUndoing(false)}
          onDone={(now) => {
            setUndoing(false)
            onChanged(now)
          }}
        />
      )}
    </article>
  )
}
