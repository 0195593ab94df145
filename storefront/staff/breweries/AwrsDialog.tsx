import { useMemo, useState } from 'react'
import { actionCalls } from '../../console/act-calls.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { awrsStatuses } from '../../../shared/standing/standing-conditions.ts'
import { londonDay, londonMoment, londonTime } from '../../../shared/working-time/working-time.ts'
import { announce } from '../../ui/core/announce.ts'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import pair from '../SnoozeForm.module.css'
import { staffReads } from '../staff-calls.ts'
import styles from '../StaffAct.module.css'
import { awrsStatusNames } from './staff-brewery-words.ts'
import { EvidenceFields } from './EvidenceFields.tsx'
import { readLookUp, type LookUpProblem } from './read-look-up.ts'

type Props = { brewery: { slug: string; name: string }; onClose: () => void; onDone: () => void }

/** A look-up in HMRC's register, with what was seen there (STAF-16). */
export function AwrsDialog({ brewery: { slug, name }, onClose, onDone }: Props) {
  const [problem, setProblem] = useState<LookUpProblem | null>(null)
  const [file, setFile] = useState<string | null>(null)
  const [now] = useState(() => new Date())
  const action = useAction(useMemo(() => actionCalls(`${staffReads.brewery(slug)}/awrs-checks`), [slug]))
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const read = (form: HTMLFormElement): object | null => {
    const said = readLookUp(new FormData(form), { file, momentOf: londonMoment })
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'body') return said.body
    focusField(form, said.problem.field)
    return null
  }
  return (
    <Drawer isOpen isSheetOnPhone title={`AWRS look-up: ${name}`} onClose={onClose}>
      <ActionSteps
        act={action}
        thing="The brewery"
        fields={
          <div className={styles.fields}>
            <TextInput
              label="AWRS number"
              name="awrsNumber"
              hint="Four letters and 11 figures, such as XAAW00000123456."
              maxLength={40}
              isRequired
              error={errorOf('awrsNumber')}
            />
            <Select
              label="The register says"
              name="status"
              options={awrsStatuses.map((value) => ({ value, label: awrsStatusNames[value] }))}
            />
            <TextInput
              label="Name on the register"
              name="nameOnRegister"
              maxLength={200}
              error={errorOf('nameOnRegister')}
            />
            <div className={pair.when}>
              <TextInput
                label="Looked up on"
                name="day"
                type="date"
                max={londonDay(now)}
                defaultValue={londonDay(now)}
                error={errorOf('day')}
              />
              <TextInput label="At" name="time" type="time" defaultValue={londonTime(now)} />
            </div>
            <EvidenceFields error={errorOf('text')} onFile={setFile} />
          </div>
        }
        read={read}
        nameOf={() => 'Record the look-up'}
        onClose={onClose}
        onDone={() => {
          announce(`The AWRS check of ${name} is recorded.`, { isShown: true })
          onDone()
        }}
      />
    </Drawer>
  )
}
