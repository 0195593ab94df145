import { useState } from 'react'
import type { LeftBrewery } from '../../../shared/api/people-api.ts'
import { roleWords } from '../../../shared/accounts/role-words.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { sellingReads } from '../selling-calls.ts'
import { useBreweryName, useIsLooking, useOwnRole } from '../use-own-role.ts'
import styles from './PeoplePage.module.css'

/** What the person is at the brewery of the page, and the way out of it (ROLE-03). */
export function LeaveBrewery({ brewery }: { brewery: string }) {
  const [isLeaving, setLeaving] = useState(false)
  const role = useOwnRole()
  const name = useBreweryName() ?? 'the brewery'
  if (useIsLooking() || role === null) return null
  return (
    <section className={styles.trail} aria-labelledby="membership">
      <h2 id="membership">You at {name}</h2>
      <p>Your role: {roleWords[role].name}. You can leave at any time; what you did stays in the trail.</p>
      <p>
        <Button variant="quiet" onClick={() => setLeaving(true)}>
          Leave {name}
        </Button>
      </p>
      {isLeaving && (
        <FieldsDialog<LeftBrewery>
          act={{
            title: `Leave ${name}`,
            thing: 'Your role',
            call: sellingReads.membership(brewery),
            method: 'DELETE',
            fields: [],
            nameOf: () => `Leave ${name}`,
            isDangerous: true,
            done: `You have left ${name}.`,
          }}
          onClose={() => setLeaving(false)}
          onDone={() => location.assign(sellingPaths.chooser)}
        />
      )}
    </section>
  )
}
