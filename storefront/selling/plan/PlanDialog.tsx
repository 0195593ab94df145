import { useMemo, useState } from 'react'
import type { GroupPlan, PlanChange } from '../../../shared/api/group-plan-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { planCalls } from '../runs/run-calls.ts'
import { PlanForm } from './PlanForm.tsx'
import { type PlanProblem, readPlan } from './read-plan.ts'

type Props = { group: string; read: GroupPlan; onClose: () => void; onDone: (plan: GroupPlan) => void }

/** Changes the run plan from a run on: the form, what becomes of each run, then the action itself (GORG-08). */
export function PlanDialog({ group, read: plan, onClose, onDone }: Props) {
  const [problem, setProblem] = useState<PlanProblem | null>(null)
  const action = useAction<GroupPlan>(useMemo(() => planCalls(group), [group]))
  const refused =
    action.state.kind === 'failed' && action.state.field
      ? { field: action.state.field, message: action.state.message }
      : null
  const read = (form: HTMLFormElement): object | null => {
    const said = readPlan(new FormData(form))
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'plan') return said.plan
    focusField(form, said.problem.field)
    return null
  }
  return (
    <Drawer isOpen isSheetOnPhone title="Change the run plan" onClose={onClose}>
      <ActionSteps
        act={action}
        thing="The plan"
        fields={<PlanForm read={plan} problem={problem ?? refused} />}
        read={read}
        nameOf={(body) => `Change it from ${dayText((body as PlanChange).fromDay)}`}
        onClose={onClose}
        onDone={(changed) => {
          announce('The run plan is changed.', { isShown: true })
          onDone(changed)
        }}
      />
    </Drawer>
  )
}
