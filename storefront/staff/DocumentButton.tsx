import { saveFile } from '../console/save-file.ts'
import { Button } from '../ui/core/Button.tsx'
import { staffReads } from './staff-calls.ts'

/** Saves a document as PDF, the bytes that are stored. */
export function DocumentButton({ id, number }: { id: string; number: string }) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon="download"
      onClick={() => void saveFile(`${number}.pdf`, staffReads.paper(id))}
    >
      PDF<span className="visually-hidden"> of {number}</span>
    </Button>
  )
}
