import type { SellingLine } from '../../../shared/api/selling-api.ts'
import type { StaffPart } from '../../../shared/api/staff-orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { FieldProblem } from '../../console/act-field.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { depositsLeft, itemField, unitsLeft } from './read-refund.ts'
import styles from './RefundItemFields.module.css'

type Props = { parts: readonly StaffPart[]; problem: FieldProblem | null }

/** Of each part: units that come back, money off a line, deposits of containers, and money off the delivery. */
export function RefundItemFields({ parts, problem }: Props) {
  return parts.map((part) => (
    <fieldset className={styles.part} key={part.id}>
      <legend>{part.brewery ?? 'Dray'}</legend>
      <ul className={styles.lines}>
        {part.lines.map((line) => (
          <LineFields key={line.position} part={part} line={line} problem={problem} />
        ))}
      </ul>
      {(part.shippingMinor ?? 0) > 0 && (
        <Pounds
          name={itemField.delivery(part)}
          label="Off the delivery, £ ex VAT"
          hint={`${formatMinor(part.shippingMinor ?? 0)} was charged.`}
          problem={problem}
        />
      )}
    </fieldset>
  ))
}

type LineProps = { part: StaffPart; line: SellingLine; problem: FieldProblem | null }

function LineFields({ part, line, problem }: LineProps) {
  const field = itemField.units(part, line)
  const left = unitsLeft(line)
  const deposits = depositsLeft(line)
  const depositField = itemField.deposit(part, line)
  if (left === 0) return null
  return (
    <li className={styles.line}>
      <p>
        <b>{line.title}</b>
        {line.variantLabel !== null && <span className={styles.size}>, {line.variantLabel}</span>}
        {line.unitPriceMinor !== null && (
          <span className={styles.size}>, {formatMinor(line.unitPriceMinor)} each</span>
        )}
      </p>
      <div className={styles.fields}>
        <TextInput
          label={`Units back, of ${left}`}
          name={field}
          type="number"
          inputMode="numeric"
          min={0}
          max={left}
          defaultValue="0"
          error={problem?.field === field ? problem.message : undefined}
        />
        <Pounds name={itemField.rebate(part, line)} label="Or off the line, £ ex VAT" problem={problem} />
        {deposits > 0 && (
          <TextInput
            label={`Deposits alone, of ${deposits}`}
            name={depositField}
            type="number"
            inputMode="numeric"
            min={0}
            max={deposits}
            defaultValue="0"
            hint={`${formatMinor(line.deposit?.netMinor ?? 0)} ex VAT each. Units back take theirs along.`}
            error={problem?.field === depositField ? problem.message : undefined}
          />
        )}
      </div>
    </li>
  )
}

type PoundsProps = { name: string; label: string; hint?: string; problem: FieldProblem | null }

/** A field of pounds that may stay empty. */
export const Pounds = ({ name, label, hint, problem }: PoundsProps) => (
  <TextInput
    label={label}
    name={name}
    hint={hint}
    inputMode="decimal"
    autoComplete="off"
    maxLength={12}
    error={problem?.field === name ? problem.message : undefined}
  />
)
