import { type RequestLimit, requestText } from './request-text.ts'

/** Which limit the order is above, who approves it, and that nothing is paid before that. */
export function RequestNote({ limit, netMinor }: { limit: RequestLimit; netMinor: number }) {
  return (
    <>
      <p>{requestText(limit, netMinor)}</p>
      <p>Nothing is ordered or paid until then. An order by card is paid by the person who approves it.</p>
    </>
  )
}
