import type { SellingLine, SellingSubstitutes } from '../../shared/api/selling-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import type { ActionForm } from './act-form.ts'
import styles from './ActLines.module.css'
import { lineField, type LineKind, unitsField } from './read-act.ts'
import { sellingReads } from './selling-calls.ts'
import { useConsoleRead } from '../console/use-console-read.ts'

type Props = ActionForm & { lines: readonly SellingLine[]; kind: LineKind }

const labels: Record<LineKind, string> = {
  propose: 'You can send',
  pack: 'Packed',
  dispatch: 'Leave now',
  deliver: 'Missing',
}

/** The lines of an order with what an action asks of each. */
export function ActionLines({ lines, kind, ...form }: Props) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li className={styles.line} key={line.position}>
          <p>
            <b>{line.title}</b>
            {line.variantLabel !== null && <span className={styles.size}>, {line.variantLabel}</span>}
          </p>
          <LineFields {...form} line={line} kind={kind} />
        </li>
      ))}
    </ul>
  )
}

type LineProps = Omit<Props, 'lines'> & { line: SellingLine }

function LineFields({ line, kind, units, problem, brewery, order }: LineProps) {
  const { position, title } = line
  const { field, least, most } = unitsField(kind, line)
  const usual = kind === 'deliver' ? 0 : kind === 'pack' ? (line.picked ?? most) : most
  return (
    <div className={styles.fields}>
      <TextInput
        label={`${labels[kind]}, of ${most}`}
        name={field}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        defaultValue={String(units?.get(position) ?? usual)}
        error={problem?.field === field ? problem.message : undefined}
      />
      {kind === 'pack' && (
        <>
          <TextInput label="Batch" name={lineField('batch', line)} maxLength={60} />
          <TextInput label="Best before" name={lineField('bestBefore', line)} type="date" />
          <TextInput label="Container numbers" name={lineField('serials', line)} maxLength={2000} />
        </>
      )}
      {kind === 'propose' && brewery !== null && (
        <Substitutes brewery={brewery} number={order.id} line={line} title={title} />
      )}
    </div>
  )
}

type SubstituteProps = { brewery: string; number: string; line: SellingLine; title: string }

/** The brewery's own beers that may take the place of what is missing. */
function Substitutes({ brewery, number, line, title }: SubstituteProps) {
  const { loaded } = useConsoleRead<SellingSubstitutes>(sellingReads.substitutes(brewery, number))
  const offers =
    loaded.state === 'ready'
      ? (loaded.value.lines.find(({ position }) => position === line.position)?.offers ?? [])
      : []
  if (offers.length === 0) return null
  return (
    <Select
      label={`Instead of the ${title} that is missing`}
      name={lineField('substitute', line)}
      options={[
        { value: '', label: 'Nothing' },
        ...offers.map(({ variantId, title: name, unitPriceMinor, basePriceMinor, units }) => ({
          value: variantId,
          label: `${name}, ${formatMinor(unitPriceMinor)}${basePriceMinor === null ? '' : ' (this pub’s price)'}, ${units} in stock`,
        })),
      ]}
    />
  )
}
