import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import { Preview } from '../ui/acts/Preview.tsx'
import { Notice } from '../ui/core/Notice.tsx'

type Props = {
  preview: StepPreview
  /** A sentence where the world has moved since the last preview. */
  changed?: string
}

/** What an act will do, before it is done. */
export function ActEffects({ preview, changed }: Props) {
  const { stock, money, documents, mails, deadlines, warnings } = preview
  return (
    <>
      {changed !== undefined && (
        <Notice tone="warning" title={changed}>
          This is what happens now.
        </Notice>
      )}
      <Preview
        parts={[
          { title: 'Stock', sentences: stock },
          { title: 'Money', sentences: money },
          { title: 'Papers', sentences: documents },
          { title: 'Mail', sentences: mails },
          { title: 'Then', sentences: deadlines },
        ]}
        warnings={warnings}
      />
    </>
  )
}
