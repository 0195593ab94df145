import { roleWords } from '../../../shared/accounts/role-words.ts'
import type { Invitation } from '../../../shared/api/people-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import type { PlainAction } from '../plain-act.ts'
import { RowCell, RowTable, Soft } from '../RowTable.tsx'
import { againAction, withdrawAction } from './people-acts.ts'
import { invitationText } from './people-words.ts'
import styles from './PeopleList.module.css'

type Props = {
  address: string
  invitations: readonly Invitation[]
  onAct: (action: PlainAction) => void
}

/** Invitations that wait, or were not taken in time. */
export function InvitationRows({ address, invitations, onAct }: Props) {
  return (
    <RowTable
      caption="Invitations"
      columns={[
        { slot: 'key', label: 'Address' },
        { slot: 'who', label: 'Role' },
        { slot: 'what', label: 'Link' },
        { slot: 'act', label: 'Actions', isLabelHidden: true },
      ]}
    >
      {invitations.map((invitation) => (
        <tr key={invitation.id}>
          <RowCell slot="key">{invitation.email}</RowCell>
          <RowCell slot="who">{roleWords[invitation.role].name}</RowCell>
          <RowCell slot="what">
            <Soft>{invitationText(invitation)}</Soft>
          </RowCell>
          <RowCell slot="act">
            <span className={styles.acts}>
              <Button size="small" variant="quiet" onClick={() => onAct(againAction(address, invitation))}>
                Send again<span className="visually-hidden"> to {invitation.email}</span>
              </Button>
              <Button size="small" variant="quiet" onClick={() => onAct(withdrawAction(address, invitation))}>
                Withdraw<span className="visually-hidden"> {invitation.email}</span>
              </Button>
            </span>
          </RowCell>
        </tr>
      ))}
    </RowTable>
  )
}
