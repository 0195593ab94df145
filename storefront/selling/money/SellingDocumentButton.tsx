import { saveFile } from '../../console/save-file.ts'
import { Button } from '../../ui/core/Button.tsx'
import { sellingReads } from '../selling-calls.ts'

/** A document as a PDF, by its number. */
export function SellingDocumentButton({ id, number }: { id: string; number: string }) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon="download"
      onClick={() => void saveFile(`${number}.pdf`, sellingReads.paper(id))}
    >
      {number}
      <span className="visually-hidden"> as PDF</span>
    </Button>
  )
}
