/** Ready-made tasks that assistants offer: each states the task and brings the data that it needs. */
import { Refusal } from '#core/api/refusal.ts'
import type { Scope } from '#core/assistant/scope.ts'
import type { Caller } from '#work/assistant/read-caller.ts'
import { resourceAt } from './resources.ts'
import { type Call, requireScope } from './tool.ts'

type Prompt = {
  name: string
  title: string
  description: string
  scope: Scope
  argument: { name: string; description: string } | null
  /** The resources that the task needs; `value` is that of the argument. */
  needs(value: string): string[]
  task: string
}

const HONEST =
  'Use only what these texts state. Quote the line that each claim about me rests on, and say what is missing instead of guessing.'

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'prepare_interview',
    title: 'Prepare for an interview',
    description: 'Likely questions for one of your applications, with answers from your CV',
    scope: 'applications:read',
    argument: { name: 'applicationId', description: 'The number of the application' },
    needs: (id) => [`application://${id}`],
    task: `Help me prepare for the interview of this application. List the questions that this listing makes likely, what each is meant to find out, and what I could answer. Then list what I should ask them. If you may read my CV, use it for my answers. ${HONEST}`,
  },
  {
    name: 'tailor_cv',
    title: 'Tailor my CV to a job',
    description: 'What to change in your current CV for one job',
    scope: 'cv:read',
    argument: { name: 'jobId', description: 'The number of the job' },
    needs: (id) => ['cv://current', `job://${id}`],
    task: `Compare my CV with this job. Say which requirements it shows and where, which ones I meet but my CV doesn’t show clearly, and which ones are missing. Then propose changed sentences for my CV. Add no skill that my CV doesn’t state. ${HONEST}`,
  },
  {
    name: 'weekly_review',
    title: 'Review my search this week',
    description: 'What happened with your applications, and what to do next',
    scope: 'applications:read',
    argument: null,
    needs: () => ['applications://all'],
    task: `Review my job search: what moved in the last seven days, which applications have had no reply for long, and the three most useful things to do next week. ${HONEST}`,
  },
]

/** Throws for an unknown prompt, a missing argument, and data that the caller may not read. */
export async function promptMessages(
  name: string,
  given: Readonly<Record<string, string>>,
  caller: Caller | null,
  call: Call,
) {
  const prompt = PROMPTS.find((it) => it.name === name)
  if (!prompt) throw new Refusal('not_found')
  requireScope(caller, prompt.scope)
  const { argument } = prompt
  const value = argument ? (given[argument.name] ?? '').trim() : ''
  if (argument && value === '') {
    throw new Refusal('invalid_body', [{ parameter: argument.name, message: 'is required' }])
  }
  const resources = await Promise.all(
    prompt.needs(value).map(async (uri) => {
      const found = resourceAt(uri)
      if (!found) throw new Refusal('not_found')
      const content = await found.resource.read(found.part, caller, call)
      const resource = { uri, mimeType: 'application/json', text: JSON.stringify(content) }
      return { role: 'user' as const, content: { type: 'resource' as const, resource } }
    }),
  )
  const content = { type: 'text' as const, text: prompt.task }
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content }, ...resources],
  }
}
