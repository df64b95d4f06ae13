/**
 * Asks the operator's language model about a letter: other words for a sentence, or a draft of the body. Nothing is
 * changed by it: what comes back are proposals, each judged by the proof gate. Where the model fails, the letter and the
 * proposals of the rules stay as they are, and the reason is shown.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { LetterId } from '#core/letter/letter-id.ts'
import { type JudgedDraft, readDraft, readRephrased } from '#core/letter/model-answer.ts'
import { askToDraft, askToRephrase, type ModelAsk } from '#core/letter/model-ask.ts'
import * as letters from '#store/letters.ts'
import type { ModelReply, World } from '#work/world/world.ts'
import { letterCv } from './letter-source.ts'

type Parts = Pick<World, 'db' | 'model' | 'log' | 'tries'>

export type ModelQuestion = {
  letterId: LetterId
  /** Null: draft the body. */
  sentenceId: string | null
}

/** Asks, now that it may be asked. Never refuses. */
export type AllowedQuestion = (options: {
  signal?: AbortSignal | undefined
  onProgress(characters: number): void
}) => Promise<ModelProposals>

export type ModelProposals = {
  /** One sentence: why there are none; null where the model answered. */
  problem: string | null
  /** For the sentence that was asked about. */
  rephrased: { text: string; refusedBecause: string[] }[]
  /** For the body of the letter. */
  drafted: JudgedDraft[]
}

type Trouble = Extract<ModelReply, { trouble: string }>['trouble']

const PROBLEMS: Readonly<Record<Trouble, string>> = {
  away: 'The model cannot be reached. The letter stays as the rules wrote it.',
  busy: 'The model is busy. The letter stays as the rules wrote it.',
  slow: 'The model took too long. The letter stays as the rules wrote it.',
  too_much: 'The model said more than it may. The letter stays as the rules wrote it.',
  garbage:
    'The model did not answer in the form that was asked for. The letter stays as the rules wrote it.',
  cancelled: 'You stopped it. Nothing was changed.',
}

/** Refuses where no model is set up, nothing of theirs is asked about, or too much was asked today. */
export async function allowQuestion(
  world: Parts,
  accountId: AccountId,
  { letterId, sentenceId }: ModelQuestion,
): Promise<AllowedQuestion> {
  const { db, model, tries } = world
  if (!model) throw new Refusal('model_off')
  const letter = await letters.read(db, accountId, letterId)
  if (!letter) throw new Refusal('not_found')
  const sentence = letter.content.sentences.find(({ id }) => id === sentenceId) ?? null
  const isAbout = sentence && (sentence.sources.length > 0 || sentence.quote !== null)
  if (sentenceId !== null && !isAbout) throw new Refusal('not_found')
  const { cv } = await letterCv(db, accountId, letter.cvId)
  const turn = [
    { limit: 'modelByAccount', subject: accountId },
    { limit: 'modelOverall', subject: '' },
  ] as const
  await tries.take(turn, 'model_used_up')

  const ask = async <Read>(
    asked: ModelAsk,
    read: (text: string) => Read | null,
    options: Parameters<AllowedQuestion>[0],
  ) => {
    const reply = await model.ask(asked, options)
    const found = 'text' in reply ? read(reply.text) : null
    const trouble = 'trouble' in reply ? reply.trouble : found === null ? 'garbage' : null
    if (trouble && trouble !== 'cancelled') world.log.warn({ trouble }, 'the language model failed')
    return { found, problem: trouble && PROBLEMS[trouble] }
  }
  if (sentence) {
    const asked = askToRephrase(letter.content, sentence, cv)
    return async (options) => {
      const read = (text: string) => readRephrased(text, letter.content, sentence)
      const { found, problem } = await ask(asked, read, options)
      return { problem, rephrased: found ?? [], drafted: [] }
    }
  }
  const { job, tone } = letter.content
  const asked = askToDraft(cv, job, tone)
  return async (options) => {
    const { found, problem } = await ask(asked, (text) => readDraft(text, cv, job), options)
    return { problem, rephrased: [], drafted: found ?? [] }
  }
}
