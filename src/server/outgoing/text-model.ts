/**
 * Asks a language model at any address with an OpenAI-compatible chat completions API. Calls only the operator's
 * configured address, without redirects, and limits the answer's time and size as it arrives. The model gets no
 * tools, and an answer that asks for one is rejected.
 */
import type { ModelAsk } from '#core/letter/model-ask.ts'
import type { ModelReply, TextModel } from '#work/use-case/use-case-services.ts'
import { RequestProblem } from './request-problem.ts'
import { hostAndPort } from './safe-agent.ts'
import { createSafeFetch, type SafeAnswer } from './safe-fetch.ts'

export type TextModelOptions = {
  /** Including the version: `https://api.example.org/v1`. */
  url: string
  name: string
  /** Null if the API needs none. */
  key: string | null
  limits?: TextModelLimits
}

export type TextModelLimits = {
  /** From the question to the last character of the answer. */
  askMs: number
  /** Of the raw stream, including its framing. */
  streamBytes: number
  /** Characters of the answer. */
  answerCharacters: number
}

/** A one-page draft is 3,000 characters; a stream adds some 200 bytes around each word. */
export const TEXT_MODEL_LIMITS: TextModelLimits = {
  askMs: 30_000,
  streamBytes: 2 * 1024 * 1024,
  answerCharacters: 20_000,
}

type Trouble = Extract<ModelReply, { trouble: string }>['trouble']

/** Any other problem becomes `away`. */
const CV_FILE_ADVICE: Partial<Record<RequestProblem['code'], Trouble>> = {
  slow: 'slow',
  too_large: 'too_much',
  cancelled: 'cancelled',
}

/** Ends a stream early; never leaves this file. */
class Stopped extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble)
    this.trouble = trouble
  }
}

export function createTextModel({
  url,
  name,
  key,
  limits = TEXT_MODEL_LIMITS,
}: TextModelOptions): TextModel {
  // Named by the operator, so it may be on this machine and use any port.
  const safe = createSafeFetch({ allow: [hostAndPort(new URL(url))] })
  return {
    async ask(asked, { signal, onProgress }) {
      const end = new AbortController()
      try {
        const answer = await post(asked, AbortSignal.any([end.signal, ...(signal ? [signal] : [])]))
        if (answer.status === 429) throw new Stopped('busy')
        if (answer.status < 200 || answer.status > 299) throw new Stopped('away')
        return { text: await readAnswer(answer, limits, onProgress) }
      } catch (error) {
        if (error instanceof Stopped) return { trouble: error.trouble }
        const code = error instanceof RequestProblem ? error.code : 'unreachable'
        return { trouble: CV_FILE_ADVICE[code] ?? 'away' }
      } finally {
        end.abort() // ignores anything the other side still sends
      }
    },
  }

  function post({ instructions, data, schema, maxTokens }: ModelAsk, signal: AbortSignal) {
    return safe.ask({
      url: `${url}/chat/completions`,
      method: 'POST',
      limits: { totalMs: limits.askMs, maxBytes: limits.streamBytes, maxRedirects: 0 },
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: name,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: JSON.stringify(data) },
        ],
        max_tokens: maxTokens,
        stream: true,
        response_format: {
          type: 'json_schema',
          json_schema: { name: schema.name, strict: true, schema: schema.shape },
        },
      }),
    })
  }
}

async function readAnswer(
  answer: SafeAnswer,
  limits: TextModelLimits,
  onProgress: (characters: number) => void,
): Promise<string> {
  const isStream = answer.headers.get('content-type')?.includes('text/event-stream') ?? false
  let text = ''
  let buffered = ''
  const decoder = new TextDecoder()
  let isDone = false
  for await (const chunk of answer.body) {
    buffered += decoder.decode(chunk, { stream: true })
    if (!isStream) continue
    const lines = buffered.split('\n')
    buffered = lines.pop() ?? ''
    for (const line of lines) {
      const said = line.startsWith('data:') ? line.slice(5).trim() : ''
      if (said === '[DONE]') isDone = true
      else if (said !== '') text += wordsOf(said, 'delta')
    }
    if (text.length > limits.answerCharacters) throw new Stopped('too_much')
    onProgress(text.length)
    if (isDone) break
  }
  if (!isStream) text = wordsOf(buffered, 'message')
  if (text.length > limits.answerCharacters) throw new Stopped('too_much')
  if (text.trim() === '') throw new Stopped('garbage')
  return text
}

type Choice = {
  delta?: { content?: unknown; tool_calls?: unknown; function_call?: unknown }
  message?: { content?: unknown; tool_calls?: unknown; function_call?: unknown }
  finish_reason?: unknown
}

/** The text of one piece of the answer. Throws for tool calls and for answers cut off by length. */
function wordsOf(json: string, part: 'delta' | 'message'): string {
  const choice = firstChoice(json)
  if (!choice) return ''
  const said = choice[part]
  if (said?.tool_calls || said?.function_call) throw new Stopped('garbage')
  if (choice.finish_reason === 'length') throw new Stopped('too_much')
  return typeof said?.content === 'string' ? said.content : ''
}

function firstChoice(json: string): Choice | null {
  try {
    const { choices } = JSON.parse(json) as { choices?: unknown }
    return Array.isArray(choices) && typeof choices[0] === 'object' ? choices[0] : null
  } catch {
    throw new Stopped('garbage')
  }
}
