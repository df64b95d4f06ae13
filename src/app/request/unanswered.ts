/** What a page's script makes of a form whose answer never came: no network, a server that broke, a cut upload. */
import { data, isRouteErrorResponse } from 'react-router'
import { isTimeout } from './limit-requests.ts'
import { isRefused } from './refused.ts'

export const UPLOAD_FAILED = 'There was an error uploading your file. Please try again.'
/** The file came to us, and we failed. */
export const ANALYSIS_FAILED = 'Failed to upload and analyze your resume'
export const RESUME_DATA_FAILED = 'Failed to save resume data.'
export const RESUME_INFORMATION_FAILED = 'Failed to save resume information. Please try again.'
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
  instead: (loss: Loss) => Promise<Instead>,
) {
  try {
    return await send()
  } catch (error) {
    if (isAnswer(error)) throw error
    return data(await instead(isLost(error) ? 'lost' : 'broken'), { status: STATUS })
  }
}

/** Whether nothing came back at all, or our server broke over it. */
export type Loss = 'lost' | 'broken'

/** As browsers report a network that failed, and `limitRequests` one that was silent. */
const isLost = (error: unknown) => error instanceof TypeError || isTimeout(error)

const isAnswer = (error: unknown) =>
  error instanceof Response ||
  (isRouteErrorResponse(error) && error.status < 500 && isRefused(error.data))

/** No known change happened, and asking again would fail too. */
export const isUnanswered = ({ actionStatus }: { actionStatus?: number | undefined }) =>
  actionStatus === STATUS
