import { useId } from 'react'
import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { isSentInParts, shipmentUnits, unitsToCome } from '../../shared/orders/shipment-words.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import styles from './OrderDocuments.module.css'

type Props = {
  order: Pick<SellingOrder, 'lines' | 'shipments' | 'deliveryProof'>
  /** Below the name of a brewery where there are several. */
  level?: 2 | 3
}

/** What has left in each shipment, what is still to be sent, and the proof of its arrival. */
export function OrderShipments({ order, level = 2 }: Props) {
  const id = useId()
  const { shipments, deliveryProof: proof } = order
  if (shipments.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  const toCome = isSentInParts(order) ? unitsToCome(order) : ''
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Shipments</Heading>
      <ul className={styles.rows}>
        {shipments.map((shipment) => (
          <li key={shipment.sentAt}>
            <span>
              {wholeMoment(shipment.sentAt)}: {shipmentUnits(order, shipment)}
              {[shipment.carrier, shipment.tracking].filter(Boolean).map((text) => `, ${text}`)}
            </span>
          </li>
        ))}
        {toCome !== '' && (
          <li>
            <span>Still to send: {toCome}</span>
          </li>
        )}
        {proof !== null && (
          <li>
            <span>
              Arrived {wholeMoment(proof.at)}
              {proof.receivedBy !== null && `, received by ${proof.receivedBy}`}
              {proof.note !== null && ` (‘${proof.note}’)`}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
