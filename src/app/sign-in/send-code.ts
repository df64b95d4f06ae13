/** Sends another code. The response is the same whether the address is known or not. */
import { data } from 'react-router'
import { type Attempt, notAccepted } from './answer.ts'
import { askAuth } from './ask-auth.ts'

export async function sendCode(
  args: Parameters<typeof askAuth>[0],
  email: string,
  type: 'sign-in' | 'email-verification',
) {
  const answer = await askAuth(args, '/email-otp/send-verification-otp', { email, type })
  if (!answer.ok) return notAccepted('No code was sent', answer, { email })
  const sent: Attempt = {
    problems: {},
    typed: { email },
    toast: { title: 'Code sent', description: 'The previous code no longer works.' },
  }
  return data(sent, { headers: answer.headers })
}
