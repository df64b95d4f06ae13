/**
 * Asks the operator's language model about a cover letter: for a rephrased sentence, or a draft of the body. Changes
 * nothing: the answers are proposals, and each is checked against its evidence. If the model fails, the letter and
 * the proposals of the rules stay as they are, and the reason is shown.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'
import { type JudgedDraft, readDraft, readRephrased } from '#core/letter/model-answer.ts'
import { askToDraft, askToRephrase, type ModelAsk } from '#core/letter/model-ask.ts'
import * as letters from '#store/letters.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { ModelReply, Services } from '#work/use-case/use-case-services.ts'
import { letterCv } from './letter-source.ts'

type Parts = Pick<Services, 'db' | 'model' | 'log' | 'tries' | 'clock' | 'settings'>

export type ModelQuestion = {
  letterId: LetterId
  /** Null: draft the body. */
  sentenceId: string | null
}

/** Sends the question, which has been allowed. Never throws a refusal. */
export type AllowedQuestion = (options: {
  signal?: AbortSignal | undefined
  onProgress(characters: number): void
}) => Promise<ModelProposals>

export type ModelProposals = {
  /** One sentence saying why there are no proposals; null if the model answered. */
  problem: string | null
  /** For the sentence in question. */
  rephrased: { text: string; refusedBecause: string[] }[]
  drafted: JudgedDraft[]
}

type Trouble = Extract<ModelReply, { trouble: string }>['trouble']

const PROBLEMS: Readonly<Record<Trouble, string>> = {
  away: 'We couldn’t reach the language model. Your letter hasn’t changed.',
  busy: 'The language model is busy. Your letter hasn’t changed.',
  slow: 'The language model took too long. Your letter hasn’t changed.',
  too_much: 'The language model’s answer was too long. Your letter hasn’t changed.',
  garbage: 'The language model’s answer couldn’t be read. Your letter hasn’t changed.',
  cancelled: 'You stopped it. Nothing was changed.',
}

/** Throws if no model is configured, the letter or sentence does not exist, or today's limit is reached. */
export async function allowQuestion(
  services: Parts,
  accountId: AccountId,
  { letterId, sentenceId }: ModelQuestion,
): Promise<AllowedQuestion> {
  const { db, model, tries } = services
  if (!model) throw new Refusal('model_off')
  await requirePlan(services, accountId, 'cover_letters')
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
    if (trouble && trouble !== 'cancelled')
      services.log.warn({ trouble }, 'the language model failed')
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
