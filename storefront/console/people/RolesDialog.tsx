import { useMemo, useState } from 'react'
import { namesOfRoles, roleWords } from '../../../shared/accounts/role-words.ts'
import type { Role } from '../../../shared/accounts/roles.ts'
import type { People, Person } from '../../../shared/api/people-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { ActionSteps } from '../ActSteps.tsx'
import { useAction } from '../use-act.ts'
import { rolesCalls } from './console-people-calls.ts'
import styles from './PeopleList.module.css'

type Props = {
  address: string
  person: Person
  /** Those that there are at the place. */
  roles: readonly Role[]
  onClose: () => void
  onDone: (people: People) => void
  onRemove: () => void
}

/** All that a person is at a place, ticked; shown before it counts. */
export function RolesDialog({ address, person, roles, onClose, onDone, onRemove }: Props) {
  const [isEmpty, setEmpty] = useState(false)
  const action = useAction<People>(useMemo(() => rolesCalls(address, person), [address, person]))
  const read = (form: HTMLFormElement): object | null => {
    const ticked = new FormData(form).getAll('roles')
    setEmpty(ticked.length === 0)
    return ticked.length === 0 ? null : { roles: ticked }
  }
  return (
    <Drawer isOpen isSheetOnPhone title={person.name} onClose={onClose}>
      <ActionSteps
        act={action}
        thing="The list of people"
        fields={
          <div className={styles.fields}>
            <p>{person.email}</p>
            <fieldset className={styles.roles}>
              <legend>Roles</legend>
              {roles.map((role) => (
                <Checkbox
                  key={role}
                  name="roles"
                  value={role}
                  defaultChecked={person.roles.some((held) => held.role === role)}
                  label={
                    <>
                      <strong>{roleWords[role].name}</strong>: {roleWords[role].may}
                    </>
                  }
                />
              ))}
            </fieldset>
            {isEmpty && <Notice tone="error">Tick a role, or take {person.name} out.</Notice>}
            <Button variant="quiet" onClick={onRemove}>
              {person.isYou ? 'Leave' : `Take ${person.name} out`}
            </Button>
          </div>
        }
        read={read}
        nameOf={(body) => `Change to ${namesOfRoles((body as { roles: Role[] }).roles)}`}
        onClose={onClose}
        onDone={(people) => {
          announce(`The roles of ${person.name} are changed.`, { isShown: true })
          onDone(people)
        }}
      />
    </Drawer>
  )
}
