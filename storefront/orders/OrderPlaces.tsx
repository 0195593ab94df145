import type { ReactNode } from 'react'
import type { Order } from '../../shared/api/orders-api.ts'
import { handoverFacts } from '../../shared/orders/handover-facts.ts'
import { isAllHere } from '../../shared/orders/order-states.ts'
import { isAllCollected } from '../../shared/orders/all-collected.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './OrderPlaces.module.css'

type Props = { order: Order }

/** Who ordered, where it goes or went, and what the driver should know. */
export function OrderPlaces({ order: { state, contact, shipTo, handover, consignments } }: Props) {
  if (contact === null) return null
  const isCollected = isAllCollected(consignments)
  const facts = isCollected ? [] : handoverFacts(handover)
  return (
    <section className={styles.places} aria-labelledby="order-places">
      <SectionHeading id="order-places" title={titleOf(isCollected, isAllHere(state))} />
      <Place title={shipTo === null && !isCollected ? 'Delivery and invoice' : 'Invoice'} place={contact}>
        <br />
        {contact.email}
        <br />
        {contact.phone}
      </Place>
      {shipTo !== null && !isCollected && <Place title="Delivery" place={shipTo} />}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt className={styles.title}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function titleOf(isCollected: boolean, isHere: boolean): string {
  if (isCollected) return isHere ? 'You collected it' : 'You collect it'
  return isHere ? 'Where it went' : 'Where it goes'
}

type PlaceProps = { title: string; place: NonNullable<Order['shipTo']>; children?: ReactNode }

function Place({ title, place, children }: PlaceProps) {
  const { firstname, lastname, streetaddress, apartment, towncity, postcode } = place
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <address className={styles.address}>
        {firstname} {lastname}
        <br />
        {streetaddress}
        {apartment !== null && `, ${apartment}`}
        <br />
        {towncity} {postcode}
        {children}
      </address>
    </div>
  )
}
