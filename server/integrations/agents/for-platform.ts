import type { Static } from 'typebox'
import type { AgentDeps } from './agent-deps.ts'
import { refusePlatform } from './refuse-platform.ts'
import { type AgentTool, toolAnswer } from './tool.ts'
import type { ucpRefusal } from './ucp-profile.ts'
import type { NamedInput } from './ucp-schemas.ts'

/** How tools of a capability run: for platforms that have it too, others are refused (PLAT-28). */
export const forPlatform =
  (capability: Parameters<typeof ucpRefusal>[0]) =>
  <Input extends Pick<Static<typeof NamedInput>, 'meta'>>(
    run: (deps: AgentDeps, input: Input) => Promise<Record<string, unknown>>,
  ): AgentTool['run'] =>
  async (deps, { arguments: given }) => {
    const asked = given as unknown as Input
    return toolAnswer((await refusePlatform(deps, asked.meta, capability)) ?? (await run(deps, asked)))
  }
