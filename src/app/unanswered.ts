/** What a page's script makes of a form whose answer never came: no network, a server that broke, a cut upload. */
import { data, isRouteErrorResponse } from 'react-router'
import { isRefused } from './answer-refusals.ts'

export const UPLOAD_FAILED = 'There was an error uploading your file. Please try again.'
export const STEP_FAILED = 'Failed to save step data'
export const NOT_REACHED =
  'This could not be saved: there was no answer. What you typed is still here; please try again.'

/** As a page's action answers, so that no loader is asked either: see `isUnanswered`. */
const STATUS = 503

/**
 * Sends a form by `send`. Where no answer of ours came, the page gets `instead`, in place of an error that would
 * take the form away with what was typed. What our server refuses or leads on to stays as it is.
 */
export async function orUnanswered<Answer, Instead>(
  send: () => Promise<Answer>,
  instead: () => Promise<Instead>,
) {
  try {
    return await send()
  } catch (error) {
    if (isAnswer(error)) throw error
    return data(await instead(), { status: STATUS })
  }
}

const isAnswer = (error: unknown) =>
  error instanceof Response ||
  (isRouteErrorResponse(error) && error.status < 500 && isRefused(error.data))

/** Nothing changed that is known of, and asking anew would fail too. */
export const isUnanswered = ({ actionStatus }: { actionStatus?: number | undefined }) =>
  actionStatus === STATUS
