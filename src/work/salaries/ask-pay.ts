/**
 * Answers a question about pay. Where there is too little, it also finds the nearest questions that have an answer:
 * without the level, the place or the role, or in the currency that most of these jobs state.
 */
import type { PayAnswer, PayBasis } from '#core/salaries/pay-figures.ts'
import { PAY_FLOOR } from '#core/salaries/pay-floor.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type WiderPay = PayBasis & { question: PayQuestion }

type Asked = Pick<Services, 'search' | 'clock'>

export async function askPay(
  { search, clock }: Asked,
  question: PayQuestion,
  abandon?: AbortSignal,
): Promise<PayAnswer & { wider: WiderPay[] }> {
  const ask = (asked: PayQuestion) => search.pay(asked, clock.now(), abandon)
  const answer = await ask(question)
  if (answer.figures) return { ...answer, wider: [] }
  const near = await withFigures(ask, nearQuestions(question, answer))
  const wider = near.length > 0 ? near : await withFigures(ask, farQuestions(question))
  return { ...answer, wider }
}

async function withFigures(
  ask: (question: PayQuestion) => Promise<PayAnswer>,
  questions: PayQuestion[],
): Promise<WiderPay[]> {
  const answers = await Promise.all(questions.map(ask))
  return answers.flatMap(({ figures, jobs, employers }, at) =>
    figures ? [{ question: questions[at] as PayQuestion, jobs, employers }] : [],
  )
}

/** With one thing changed. */
function nearQuestions(question: PayQuestion, { currencies }: PayAnswer): PayQuestion[] {
  const other = currencies.find(
    ({ currency, jobs }) => currency !== question.currency && jobs >= PAY_FLOOR.jobs,
  )
  const dropped = (['level', 'location', 'role'] as const)
    .filter((name) => question[name] !== null)
    .map((name) => ({ ...question, [name]: null }))
  return other ? [{ ...question, currency: other.currency }, ...dropped] : dropped
}

/** With only one thing left. */
function farQuestions(question: PayQuestion): PayQuestion[] {
  const any: PayQuestion = { ...question, role: null, level: null, location: null }
  const left = (['role', 'location', 'level'] as const).filter((name) => question[name] !== null)
  return left.length < 2 ? [any] : left.map((name) => ({ ...any, [name]: question[name] }))
}
