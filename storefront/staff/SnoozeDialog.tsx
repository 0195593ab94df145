import type { WorklistRow } from '../../shared/api/admin-api.ts'
import { laterForm } from '../console/later-screen.tsx'
import { Drawer } from '../ui/dialogs/Drawer.tsx'

const SnoozeForm = laterForm(async () => (await import('./SnoozeForm.tsx')).SnoozeForm)

type Props = { entry: WorklistRow; onClose: () => void; onDone: () => void }

/** Puts a row of the worklist off until a time, for a reason that colleagues read (STAF-04). */
export const SnoozeDialog = ({ entry, onClose, onDone }: Props) => (
  <Drawer isOpen isSheetOnPhone title="Snooze" onClose={onClose}>
    <SnoozeForm entry={entry} onDone={onDone} />
  </Drawer>
)
