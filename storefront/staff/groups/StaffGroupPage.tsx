import { useState } from 'react'
import type { StaffGroup } from '../../../shared/api/staff-groups-api.ts'
import { groupRoles, moneyReaders } from '../../../shared/accounts/staff-rights.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import layout from '../../selling/OrderPage.module.css'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { staffReads } from '../staff-calls.ts'
import { useMay } from '../staff-roles.ts'
import figures from '../StaffFigures.module.css'
import { ComingRuns, GroupRunsTable } from './GroupRunsTable.tsx'
import {
  addBreweryAction,
  addOrganiserAction,
  removeBreweryAction,
  removeOrganiserAction,
} from './staff-group-acts.ts'

/** /admin/groups/{slug}: a group's breweries, its organisers, and what its runs charged and cost (STAF-26). */
export function StaffGroupPage({ slug }: { slug: string }) {
  const { loaded, again } = useConsoleRead<StaffGroup>(staffReads.group(slug))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(group) => <Group group={group} again={again} />}
    </Answered>
  )
}

type Acting = {
  group: StaffGroup
  /** Null for anyone who reads alone. */ onAct: ((action: PlainAction) => void) | null
}

function Group({ group, again }: { group: StaffGroup; again: () => void }) {
  useTitle(group.name)
  const may = useMay()
  const [acting, setActing] = useState<PlainAction | null>(null)
  const close = () => setActing(null)
  return (
    <article className={layout.order}>
      <Head group={group} />
      <div className={layout.body}>
        <GroupRunsTable group={group} onAct={may(moneyReaders) ? setActing : null} />
        <ComingRuns group={group} />
      </div>
      <aside className={layout.side}>
        <Organisers group={group} onAct={may(['admin']) ? setActing : null} />
        <Members group={group} onAct={may(groupRoles) ? setActing : null} />
      </aside>
      {acting !== null && (
        <FieldsDialog
          act={acting}
          onClose={close}
          onDone={() => {
            close()
            again()
          }}
        />
      )}
    </article>
  )
}

function Head({ group: { slug, name, region, description } }: { group: StaffGroup }) {
  return (
    <header className={layout.head}>
      <p>
        <a href={staffPaths.groups}>Groups</a>
      </p>
      <div className={layout.title}>
        <h1>{name}</h1>
        <span className={figures.acts}>
          <LinkButton size="small" variant="quiet" href={sellingPaths.group(slug)}>
            Its runs
          </LinkButton>
          <LinkButton size="small" variant="quiet" href={sellingPaths.groupSettings(slug)}>
            Its run plan
          </LinkButton>
        </span>
      </div>
      <p className={layout.facts}>
        {region !== null && <span>{region}</span>}
        <a href={paths.group(slug)}>Its page in the shop</a>
      </p>
      {description !== '' && <p>{description}</p>}
    </header>
  )
}

function Organisers({ group, onAct }: Acting) {
  return (
    <section aria-labelledby="organisers">
      <h2 id="organisers">Organisers</h2>
      <div className={figures.stack}>
        {group.organisers.length === 0 ? (
          <p>No one organises it: operations work its runs.</p>
        ) : (
          <DataTable
            caption="Who organises it"
            isCaptionHidden
            isStackedOnPhone
            columns={[
              { label: 'Person' },
              ...(onAct === null ? [] : [{ label: 'Take away', isLabelHidden: true }]),
            ]}
          >
            {group.organisers.map((person) => (
              <tr key={person.id}>
                <Cell isHeader>
                  {person.name}
                  <br />
                  <a href={`mailto:${person.email}`}>{person.email}</a>
                  <br />
                  <span className={figures.soft}>
                    Since {wholeDay(person.since)}, by {person.givenBy}
                  </span>
                </Cell>
                {onAct !== null && (
                  <Cell align="end">
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => onAct(removeOrganiserAction(group, person))}
                    >
                      Take away<span className="visually-hidden"> {person.name}</span>
                    </Button>
                  </Cell>
                )}
              </tr>
            ))}
          </DataTable>
        )}
        {onAct !== null && (
          <p className={figures.acts}>
            <Button size="small" variant="quiet" onClick={() => onAct(addOrganiserAction(group))}>
              Add an organiser
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

function Members({ group, onAct }: Acting) {
  return (
    <section aria-labelledby="members">
      <h2 id="members">Breweries</h2>
      <div className={figures.stack}>
        {group.members.length === 0 ? (
          <p>No brewery sells with it yet.</p>
        ) : (
          <DataTable
            caption="Who sells with it"
            isCaptionHidden
            columns={[
              { label: 'Brewery' },
              ...(onAct === null ? [] : [{ label: 'Take out', isLabelHidden: true }]),
            ]}
          >
            {group.members.map((brewery) => (
              <tr key={brewery.slug}>
                <Cell isHeader>
                  <a href={staffPaths.brewery(brewery.slug)}>{brewery.name}</a>
                </Cell>
                {onAct !== null && (
                  <Cell align="end">
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => onAct(removeBreweryAction(group, brewery))}
                    >
                      Take out<span className="visually-hidden"> {brewery.name}</span>
                    </Button>
                  </Cell>
                )}
              </tr>
            ))}
          </DataTable>
        )}
        {onAct !== null && (
          <p className={figures.acts}>
            <Button size="small" variant="quiet" onClick={() => onAct(addBreweryAction(group))}>
              Add a brewery
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
