import { useState } from 'react'
import type { Role } from '../../../shared/accounts/roles.ts'
import type { People, Person } from '../../../shared/api/people-api.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { FieldsDialog } from '../FieldsDialog.tsx'
import type { PlainAction } from '../plain-act.ts'
import { RowCell, RowTable, Soft } from '../RowTable.tsx'
import { InvitationRows } from './InvitationRows.tsx'
import { inviteAction, removeAction } from './people-acts.ts'
import { rolesOf, roleText, sinceText } from './people-words.ts'
import styles from './PeopleList.module.css'
import { RolesDialog } from './RolesDialog.tsx'

type Props = {
  /** Of the calls about these people. */
  address: string
  place: string
  /** Those that there are at the place. */
  roles: readonly Role[]
  people: People
  onChanged: (people: People) => void
  /** The person who looks has none of the roles any more. */
  onLeft: () => void
}

/** Who works at a place and who is invited, with what can be changed (ROLE-05). */
export function PeopleList({ address, place, roles, people: { people, invitations }, ...on }: Props) {
  const [acting, setActing] = useState<{ act: PlainAction; leaves: boolean } | null>(null)
  const [changing, setChanging] = useState<Person | null>(null)
  const start = (act: PlainAction, leaves = false) => {
    setChanging(null)
    setActing({ act, leaves })
  }
  const finish = (changed: People) => {
    const leaves = acting?.leaves ?? false
    setChanging(null)
    setActing(null)
    if (leaves) on.onLeft()
    else on.onChanged(changed)
  }
  return (
    <>
      <p>
        <Button onClick={() => start(inviteAction(address, place, roles))}>Invite</Button>
      </p>
      <RowTable
        caption="People"
        columns={[
          { slot: 'key', label: 'Name' },
          { slot: 'who', label: 'Roles' },
          { slot: 'what', label: 'Given' },
          { slot: 'state', label: 'Second factor' },
          { slot: 'act', label: 'Change', isLabelHidden: true },
        ]}
      >
        {people.map((person) => (
          <tr key={person.id}>
            <RowCell slot="key">
              {person.name}
              {person.isYou && ' (you)'}
              <Soft>{person.email}</Soft>
            </RowCell>
            <RowCell slot="who">{roleText(rolesOf(person), roles)}</RowCell>
            <RowCell slot="what">
              <Soft>{sinceText(person)}</Soft>
            </RowCell>
            <RowCell slot="state">
              {person.hasSecondFactor ? (
                <Badge tone="hop">Second factor</Badge>
              ) : (
                <Badge>No second factor</Badge>
              )}
            </RowCell>
            <RowCell slot="act">
              <Button size="small" variant="quiet" onClick={() => setChanging(person)}>
                Change<span className="visually-hidden"> {person.name}</span>
              </Button>
            </RowCell>
          </tr>
        ))}
      </RowTable>
      {invitations.length > 0 && (
        <section className={styles.section} aria-labelledby="invited">
          <h2 id="invited">Invited</h2>
          <InvitationRows address={address} invitations={invitations} onAct={start} />
        </section>
      )}
      {changing !== null && (
        <RolesDialog
          address={address}
          person={changing}
          roles={roles}
          onClose={() => setChanging(null)}
          onDone={finish}
          onRemove={() => start(removeAction(address, changing, place), changing.isYou)}
        />
      )}
      {acting !== null && (
        <FieldsDialog<People> act={acting.act} onClose={() => setActing(null)} onDone={finish} />
      )}
    </>
  )
}
