/**
 * A typed client for Rolecall's HTTP API: every address, parameter and answer has its type, generated from the
 * description that the server publishes at /openapi.json.
 */
import createClient, { type Client } from 'openapi-fetch'
import type { Problem, paths } from './api.gen.ts'

export type * from './api.gen.ts'

export type Options = {
  /** Where Rolecall is, such as https://jobs.example.org. */
  url: string
  /** An access token; without one, only jobs and companies can be read. */
  token?: string
  /** Another `fetch`, for tests. */
  fetch?: (request: Request) => Promise<Response>
}

export type Rolecall = Client<paths>

export function createRolecall({ url, token, fetch }: Options): Rolecall {
  return createClient<paths>({
    baseUrl: url,
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    ...(fetch && { fetch }),
  })
}

/** A refusal. `problem.code` is stable; `problem.title` is for people. */
export class Refused extends Error {
  readonly problem: Problem
  readonly response: Response

  constructor(problem: Problem, response: Response) {
    super(problem.detail)
    this.name = 'Refused'
    this.problem = problem
    this.response = response
  }
}

/** What was asked for. Throws `Refused` if it was refused. */
export async function answerOf<Data>(
  asked: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await asked
  if (!response.ok) throw new Refused(error as Problem, response)
  return data as Data
}

/** For a change that must not happen twice, also if it is sent again because the connection broke. */
export const newKey = (): string => `"${crypto.randomUUID()}"`

/** As `bodySerializer` of an upload: sends the body as a form. Objects are sent as JSON. */
export function toForm(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    const isText = typeof value === 'string' || value instanceof Blob
    form.set(name, isText ? value : JSON.stringify(value))
  }
  return form
}
