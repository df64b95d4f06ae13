/** Asks the operator's language model about a cover letter and streams the progress. Changes nothing. */
import { z } from '@hono/zod-openapi'
import { SentenceId } from '#core/letter/cover-letter.ts'
import { LIVE_TYPE } from '#server/live/live-events.ts'
import { type AllowedQuestion, allowQuestion } from '#work/letter/ask-model.ts'
import { letterIdOf } from './me-letter-answer.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const PATH = '/api/me/letters/{letterId}/model'

const AskBody = z.strictObject({
  sentenceId: SentenceId.nullable().openapi({
    description: 'The sentence to rephrase; null to draft the body',
  }),
})

const STREAM = z.string().openapi({
  description: 'Server-sent events: `progress` with `characters`, then `done` with the proposals',
  example: 'event: progress\ndata: {"characters":120}\n\n',
})

/** In characters; a page that shows progress needs no more. */
const PROGRESS_STEP = 40

export function letterModelRoutes({ me, services, document }: MeRoutes) {
  document(
    'post',
    PATH,
    'Rephrase a sentence or draft the body with the site’s language model. Rules check each proposal',
    {
      params: true,
      body: AskBody,
      answer: STREAM,
      type: LIVE_TYPE,
      refusals: [401, 403, 404, 409, 415, 422, 429],
    },
  )
  me.post('/api/me/letters/:letterId/model', async (c) => {
    const { sentenceId } = await readBody(c, AskBody)
    const question = { letterId: letterIdOf(c), sentenceId }
    const ask = await allowQuestion(services, c.get('viewer').id, question)
    const body = streamOf(ask, c.req.raw.signal)
    c.header('Content-Type', LIVE_TYPE)
    c.header('Cache-Control', 'private, no-store, no-transform')
    c.header('X-Accel-Buffering', 'no')
    return c.body(body)
  })
}

/** The question ends when the client disconnects. */
function streamOf(ask: AllowedQuestion, gone: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const stop = new AbortController()
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let reported = 0
      const send = (event: string, data: object) => {
        if (stop.signal.aborted) return
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      send('progress', { characters: 0 })
      const proposals = await ask({
        signal: AbortSignal.any([stop.signal, gone]),
        onProgress(characters) {
          if (characters < reported + PROGRESS_STEP) return
          reported = characters
          send('progress', { characters })
        },
      })
      send('done', proposals)
      if (!stop.signal.aborted) controller.close()
    },
    cancel() {
      stop.abort()
    },
  })
}
