import { useState } from 'react'
import type { ClientList } from '../../../shared/api/price-lists-api.ts'
import type { SellingPub } from '../../../shared/api/selling-pubs-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { wholeText } from '../selling-words.ts'
import styles from './PriceLists.module.css'

/** A pub of a list by the client, or a new one by the address that it signs in with. */
export type ListMember = { pub?: string; email?: string; name: string; partOf?: SellingPub['partOf'] }
type Businesses = ClientList['businesses']

type Props = {
  members: readonly ListMember[]
  businesses: Businesses
  pubs: readonly SellingPub[]
  mayChange: boolean
  onChange: (changed: { members: ListMember[] } | { businesses: Businesses }) => void
}

const wholeValue = 'business '

/** The pubs and whole businesses on a list; those that bought are chosen, other pubs named by their email. */
export function ListMembers({ members, businesses, pubs, mayChange, onChange }: Props) {
  const [email, setEmail] = useState('')
  const others = pubs.filter(({ pub }) => members.every((member) => member.pub !== pub))
  const known = new Map([...pubs, ...members].flatMap(({ partOf }) => (partOf ? [[partOf.id, partOf]] : [])))
  const wholes = [...known.values()].filter(({ id }) => businesses.every((business) => business.id !== id))
  const typed = email.trim()
  return (
    <section className={styles.part} aria-labelledby="list-pubs">
      <h3 id="list-pubs">Pubs</h3>
      {members.length + businesses.length === 0 && <p>No pub is on it.</p>}
      <ul className={styles.rows}>
        {businesses.map((business) => (
          <li className={styles.row} key={business.id}>
            <span>
              {business.name}, {wholeText(business.sites)}
            </span>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange({ businesses: businesses.filter((each) => each !== business) })}
              >
                Take off<span className="visually-hidden"> {business.name}, whole business</span>
              </Button>
            )}
          </li>
        ))}
        {members.map((member) => (
          <li className={styles.row} key={member.pub ?? member.email}>
            <span>
              {member.name}
              {member.partOf && ` (site of ${member.partOf.name})`}
            </span>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange({ members: members.filter((each) => each !== member) })}
              >
                Take off<span className="visually-hidden"> {member.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && others.length + wholes.length > 0 && (
        <Select
          label={known.size > 0 ? 'Add a pub that bought, or a whole business' : 'Add a pub that bought'}
          name="bought"
          value=""
          onChange={(pub) => {
            const whole = wholes.find(({ id }) => wholeValue + id === pub)
            if (whole) return onChange({ businesses: [...businesses, whole] })
            const chosen = others.find((each) => each.pub === pub)
            if (chosen) onChange({ members: [...members, { pub, name: chosen.name, partOf: chosen.partOf }] })
          }}
          options={[
            { value: '', label: 'Choose a pub' },
            ...wholes.map(({ id, name, sites }) => ({
              value: wholeValue + id,
              label: `${name}, ${wholeText(sites)}`,
            })),
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
              onChange({ members: [...members, { email: typed, name: typed }] })
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
