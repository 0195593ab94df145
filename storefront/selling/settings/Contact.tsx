import { useState } from 'react'
import type { BreweryProfile } from '../../../shared/api/brewery-profile-api.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Fact } from '../OrderBuyer.tsx'
import facts from '../OrderBuyer.module.css'
import { sellingReads } from '../selling-calls.ts'
import styles from './SettingsPage.module.css'

export type ProfileProps = {
  brewery: string
  profile: BreweryProfile
  mayChange: boolean
  onChanged: (profile: BreweryProfile) => void
}

/** How pubs reach the brewery; it changes at once. */
export function Contact({ brewery, profile, mayChange, onChanged }: ProfileProps) {
  const [isChanging, setChanging] = useState(false)
  const { email, telephone } = profile.contact
  return (
    <section className={styles.section} id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">Contact</h2>
      <p className={styles.soft}>Pubs see it on your page. It changes at once.</p>
      <dl className={facts.facts}>
        <Fact title="Email">{email ?? 'Not given'}</Fact>
        <Fact title="Telephone">{telephone ?? 'Not given'}</Fact>
      </dl>
      {mayChange && (
        <p>
          <Button variant="quiet" onClick={() => setChanging(true)}>
            Change the contact
          </Button>
        </p>
      )}
      {isChanging && (
        <FieldsDialog<BreweryProfile>
          act={{
            title: 'Change the contact',
            thing: 'The contact',
            call: sellingReads.contact(brewery),
            method: 'PUT',
            fields: [
              {
                kind: 'line',
                name: 'email',
                label: 'Email',
                value: email ?? '',
                maxLength: 254,
                hint: 'Leave blank to show none.',
              },
              { kind: 'line', name: 'telephone', label: 'Telephone', value: telephone ?? '', maxLength: 40 },
            ],
            nameOf: () => 'Change the contact',
            done: 'The contact is changed.',
          }}
          onClose={() => setChanging(false)}
          onDone={(changed) => {
            setChanging(false)
            onChanged(changed)
          }}
        />
      )}
    </section>
  )
}
