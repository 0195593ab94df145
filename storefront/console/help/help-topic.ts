/** What a screen of a console is for: three sentences beside it, and steps in the guide. */
export type HelpTopic = {
  /** As the screen is called. */
  title: string
  says: readonly [string, string, string]
  steps: readonly string[]
}
