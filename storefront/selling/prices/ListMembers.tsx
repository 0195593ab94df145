import { useState } from 'react'
import type { SellingPub } from '../../../shared/api/selling-pubs-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './PriceLists.module.css'

/** A pub of a list by the client, or a new one by the address that it signs in with. */
export type ListMember = { pub?: string; email?: string; name: string }

type Props = {
  members: readonly ListMember[]
  pubs: readonly SellingPub[]
  mayChange: boolean
  onChange: (members: ListMember[]) => void
}

/** The pubs on a list; those that bought are chosen, others named by their email. */
export function ListMembers({ members, pubs, mayChange, onChange }: Props) {
  const [email, setEmail] = useState('')
  const others = pubs.filter(({ pub }) => members.every((member) => member.pub !== pub))
  const typed = email.trim()
  return (
    <section className={styles.part} aria-labelledby="list-pubs">
      <h3 id="list-pubs">Pubs</h3>
      {members.length === 0 && <p>No pub is on it.</p>}
      <ul className={styles.rows}>
        {members.map((member) => (
          <li className={styles.row} key={member.pub ?? member.email}>
            <span>{member.name}</span>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange(members.filter((each) => each !== member))}
              >
                Take off<span className="visually-hidden"> {member.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && others.length > 0 && (
        <Select
          label="Add a pub that bought"
          name="bought"
          value=""
          onChange={(pub) => {
            const chosen = others.find((each) => each.pub === pub)
            if (chosen) onChange([...members, { pub, name: chosen.name }])
          }}
          options={[
            { value: '', label: 'Choose a pub' },
            ...others.map(({ pub, name, town }) => ({
              value: pub,
              label: [name, town].filter(Boolean).join(', '),
            })),
          ]}
        />
      )}
      {mayChange && (
        <div className={styles.adding}>
          <TextInput
            label="Add a pub by its email"
            name="email"
            type="email"
            hint="The address it signs in with."
            value={email}
            onChange={setEmail}
            maxLength={254}
            autoComplete="off"
          />
          <Button
            variant="quiet"
            onClick={() => {
              if (typed.length < 3 || members.some((member) => member.email === typed)) return
              onChange([...members, { email: typed, name: typed }])
              setEmail('')
            }}
          >
            Add
          </Button>
        </div>
      )}
    </section>
  )
}
