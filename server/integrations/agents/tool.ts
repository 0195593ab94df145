import type { TSchema } from 'typebox'
import type { AgentDeps } from './agent-deps.ts'

export type ToolCall = {
  arguments: Readonly<Record<string, unknown>>
  /** A token of a buyer or a brewery; null without one. */
  bearer: string | null
  ip: string
}

export type ToolResult = {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

/** A tool of the Model Context Protocol, with the schemas of what it takes and answers. */
export type AgentTool = {
  name: string
  title: string
  description: string
  input: TSchema
  output: TSchema
  isReading: boolean
  run: (deps: AgentDeps, call: ToolCall) => Promise<ToolResult>
}

/** An answer as data, and the same as text for clients that read text alone. */
export const toolAnswer = (answer: Record<string, unknown>): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  structuredContent: answer,
})
