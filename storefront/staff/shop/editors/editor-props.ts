/** What an editor that shows the thing itself gets: the value, and the field that the server refused. */
export type EditorProps = {
  value: unknown
  onChange: (now: unknown) => void
  problem: { path: string; message: string } | null
}
