/** Handles form submissions that got no proper response: no network, a server error, an interrupted upload. */
import { data, isRouteErrorResponse } from 'react-router'
import { isTimeout } from './limit-requests.ts'
import { isRefused } from './refused.ts'

export const UPLOAD_FAILED = 'There was an error uploading your file. Please try again.'
/** The file arrived, but the server failed. */
export const ANALYSIS_FAILED = 'Failed to upload and analyze your resume'
export const RESUME_DATA_FAILED = 'Failed to save resume data.'
export const RESUME_INFORMATION_FAILED = 'Failed to save resume information. Please try again.'
export const STEP_FAILED = 'Failed to save step data'
export const NOT_REACHED =
  'Couldn’t save: the server didn’t respond. What you typed is still here. Try again.'

/** Returned as the action's status, so that no loaders run: see `isFailedSubmission`. */
const STATUS = 503

/**
 * Submits a form with `send`. If no proper response comes, the page gets `instead`, because an error page would discard
 * the form and what was typed. Refusals and redirects by our server pass through.
 */
export async function submitOrFallback<Answer, Instead>(
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

/** "lost": no response at all. "broken": our server failed. */
export type Loss = 'lost' | 'broken'

/** Browsers report a failed network as a TypeError; `limitRequests` reports silence as a timeout. */
const isLost = (error: unknown) => error instanceof TypeError || isTimeout(error)

const isAnswer = (error: unknown) =>
  error instanceof Response ||
  (isRouteErrorResponse(error) && error.status < 500 && isRefused(error.data))

/** Nothing is known to have changed, and reloading would fail too. */
export const isFailedSubmission = ({ actionStatus }: { actionStatus?: number | undefined }) =>
  actionStatus === STATUS
