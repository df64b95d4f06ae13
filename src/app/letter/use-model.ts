/** Asks the model without leaving the page: reports progress and proposals, and can be stopped. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LetterId } from '#core/letter/cover-letter.ts'
import type { ModelProposals } from '#work/letter/ask-model.ts'

export type ModelState = {
  isAsking: boolean
  /** Characters received so far. */
  characters: number
  proposals: ModelProposals | null
  ask(event: FormEvent): void
  stop(): void
}

const NOTHING: Pick<ModelProposals, 'rephrased' | 'drafted'> = { rephrased: [], drafted: [] }
const FAILED = 'That didn’t work. Your letter is unchanged. Try again later.'

export function useModel(letterId: LetterId, sentenceId: string | null): ModelState {
  const [characters, setCharacters] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const [proposals, setProposals] = useState<ModelProposals | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(signal: AbortSignal) {
    setCharacters(0)
    setProposals(null)
    setAsking(true)
    try {
      const answer = await fetch(`/api/me/letters/${letterId}/model`, {
        method: 'POST',
        signal,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sentenceId }),
      })
      setProposals(await readStream(answer, setCharacters))
    } catch {
      const problem = signal.aborted ? 'Stopped. Your letter is unchanged.' : FAILED
      setProposals({ problem, ...NOTHING })
    } finally {
      setAsking(false)
    }
  }

  return {
    isAsking,
    characters,
    proposals,
    ask(event) {
      event.preventDefault()
      running.current?.abort()
      running.current = new AbortController()
      void run(running.current.signal)
    },
    stop: () => running.current?.abort(),
  }
}

async function readStream(
  answer: Response,
  onProgress: (characters: number) => void,
): Promise<ModelProposals> {
  if (!answer.ok || !answer.body) {
    const refusal = (await answer.json()) as { title?: string }
    return { problem: refusal.title ?? FAILED, ...NOTHING }
  }
  let text = ''
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { problem: FAILED, ...NOTHING }
    const blocks = (text + value).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data = '{}'] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
      if (event === 'progress') onProgress((JSON.parse(data) as { characters: number }).characters)
      if (event === 'done') return JSON.parse(data) as ModelProposals
    }
  }
}
