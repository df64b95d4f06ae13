/**
 * What a tool of the MCP server is. Its schemas are the shapes of the API, and it calls the use cases of pages and
 * API, so an assistant can do what its person can, and no more.
 */
import type { z } from 'zod'
import { Refusal } from '#core/api/refusal.ts'
import type { Scope } from '#core/assistant/scope.ts'
import type { MeServices } from '#server/api/me-route.ts'
import { type Changed, logAction } from '#work/assistant/log-action.ts'
import type { Caller } from '#work/assistant/read-caller.ts'

/** With what a tool runs. */
export type Call = { services: MeServices; signal: AbortSignal }

export type Tool = {
  name: string
  title: string
  /** For the model: what it does, when to use it, where its arguments come from. */
  description: string
  /** Null for public data. */
  scope: Scope | null
  annotations: Annotations
  input: z.ZodType
  output: z.ZodType
  run(args: unknown, caller: Caller | null, call: Call): Promise<object>
}

type Annotations = {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

const READS: Annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

type Described<In extends z.ZodType> = Pick<Tool, 'name' | 'title' | 'description' | 'output'> & {
  input: In
}

/** Public data: jobs and companies. */
export function publicTool<In extends z.ZodType>(
  tool: Described<In> & { run(args: z.output<In>, call: Call): Promise<object> },
): Tool {
  const run: Tool['run'] = (args, _, call) => tool.run(args as z.output<In>, call)
  return { ...tool, scope: null, annotations: READS, run }
}

/** Reads the person's own data. */
export function readTool<In extends z.ZodType>(
  tool: Described<In> & {
    scope: Scope
    run(args: z.output<In>, caller: Caller, call: Call): Promise<object>
  },
): Tool {
  return {
    ...tool,
    annotations: READS,
    run: (args, caller, call) =>
      tool.run(args as z.output<In>, requireScope(caller, tool.scope), call),
  }
}

/** Changes the person's own data. Every change is listed for them, with a way to undo it. */
export function writeTool<In extends z.ZodType>(
  tool: Described<In> & {
    scope: Scope
    /** Calling it again with the same arguments changes nothing more. */
    isIdempotent: boolean
    run(args: z.output<In>, caller: Caller, call: Call): Promise<Changed<object>>
  },
): Tool {
  const { isIdempotent, ...described } = tool
  return {
    ...described,
    annotations: { ...READS, readOnlyHint: false, idempotentHint: isIdempotent },
    run(args, given, call) {
      const caller = requireScope(given, tool.scope)
      const entry = { tool: tool.name, title: tool.title }
      return logAction(call.services, caller, entry, () =>
        tool.run(args as z.output<In>, caller, call),
      )
    },
  }
}

/** Throws unless the caller is known and may do this. */
export function requireScope(caller: Caller | null, scope: Scope): Caller {
  if (!caller) throw new Refusal('not_signed_in', [], { scope })
  if (caller.scopes.has(scope)) return caller
  if (caller.viewer.isReadOnly) throw new Refusal('token_may_only_read')
  throw new Refusal('scope_missing', [], { scope })
}

/** Arguments as the parameters of an address, which the same rules read as for pages and the API. */
export const toParameters = (args: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(args).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    return [[name, Array.isArray(value) ? value.join(',') : `${value}`]]
  })
