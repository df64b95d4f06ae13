/**
 * Every refusal. A refusal is an answer of the product; any other exception is a bug. `message` is shown to people
 * unchanged.
 */

import { BATCH_UNDO_MINUTES } from '#core/boards/board-list.ts'
import { NOT_TAKEN, TOO_LARGE, TOO_MANY_FILES } from '#core/files/file-limits.ts'
import {
  MAX_ALERTS,
  MAX_CHANNELS,
  MAX_HIDDEN_COMPANIES,
  MAX_HIDDEN_WORDS,
  MAX_SAVED_SEARCHES,
  MAX_TOKENS,
} from '#core/settings/account-limits.ts'

export const REFUSALS = {
  invalid_parameter: {
    status: 400,
    message: 'A filter or value in this link is invalid. Remove it and try again.',
  },
  address_too_long: {
    status: 431,
    message: 'This link is too long. Remove some filters or search words.',
  },
  request_too_slow: { status: 408, message: 'Your connection was too slow. Try again.' },
  invalid_job_id: { status: 400, message: 'Invalid job ID' },
  missing_job_id: { status: 400, message: 'Missing job ID' },
  not_found: {
    status: 404,
    message: 'We couldn’t find this page or item. It may have been deleted.',
  },
  job_not_found: { status: 404, message: 'Job not found' },
  company_not_found: {
    status: 404,
    message: 'We couldn’t find this company. Search for its name under Companies.',
  },
  page_not_found: {
    status: 404,
    message: 'There are no results on this page. Go back to the first page.',
  },
  version_conflict: {
    status: 409,
    message:
      'This was changed in another tab or on another device, so we didn’t save your change. Check the latest version and try again.',
  },
  maybe_tracked: {
    status: 409,
    message: 'You already track a job like this. Open that application, or add this one anyway.',
  },
  version_required: {
    status: 428,
    message:
      'Send the version that you last read: its ETag in the If-Match header, or `version` in the body.',
  },
  precondition_failed: {
    status: 412,
    message: 'This item isn’t the one named in If-Match any more. Read it again and try again.',
  },
  key_in_use: {
    status: 409,
    message: 'A request with this Idempotency-Key is still being answered. Try again in a moment.',
  },
  key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for a different request. Use a new key.',
  },
  list_full: {
    status: 409,
    message: 'This list is full. Remove an entry first.',
  },
  too_many_streams: {
    status: 429,
    message:
      'This site is open in too many tabs or programs. Close some, or try again in a minute.',
  },
  job_gone: {
    status: 410,
    message: 'This job is closed and no longer available. Look for similar jobs in the job list.',
  },
  board_not_found: {
    status: 404,
    message: 'We couldn’t find this board. It may have been removed.',
  },
  wrong_operator_code: {
    status: 422,
    message: 'This code is wrong, expired or already used. Create a new one on the server.',
  },
  second_factor_first: {
    status: 403,
    message:
      'Operators need more than a password to sign in. Set up an authenticator app or a passkey first.',
  },
  own_account: {
    status: 409,
    message: 'You can’t do this to your own account. Ask another operator.',
  },
  last_operator: {
    status: 409,
    message: 'This is the only operator. Make someone else an operator first.',
  },
  board_paused: {
    status: 409,
    message: 'This board is paused. Resume it to read it now.',
  },
  source_off: {
    status: 409,
    message: 'This board’s source is off. Turn the source on first.',
  },
  source_rests: {
    status: 409,
    message: 'This board’s site limits how often we can read it. We’ll try again automatically.',
  },
  cannot_take_back: {
    status: 409,
    message: `Only the operator who added these boards can undo it, and only within ${BATCH_UNDO_MINUTES} minutes. You can still remove boards one by one.`,
  },
  held_changed: {
    status: 409,
    message:
      'This board’s held jobs have changed since you opened the page, so we closed none. Check them again.',
  },
  nothing_held: { status: 409, message: 'This board has no held jobs.' },
  changes_forgotten: {
    status: 410,
    message: 'Changes that old are no longer available. Start again without the “since” parameter.',
  },
  cannot_save_job: { status: 400, message: 'Cannot save job: Invalid job ID' },
  invalid_saved_job_id: { status: 400, message: 'Invalid job ID format' },
  saved_jobs_full: {
    status: 409,
    message: 'Your Basic plan has no room for another saved job. Remove one to save another.',
  },
  plan_required: {
    status: 403,
    message: 'This requires a paid plan.',
  },
  already_subscribed: {
    status: 409,
    message: 'You already have a subscription. You can change or cancel it under My Plan.',
  },
  upgrade_failed: {
    status: 502,
    message: 'There was an error processing your request. Please try again.',
  },
  billing_failed: {
    status: 502,
    message: 'The payment provider didn’t answer, so nothing was changed. Please try again.',
  },
  bad_signature: {
    status: 400,
    message: 'The signature of this event is missing, wrong or too old.',
  },
  lists_full: {
    status: 409,
    message: `You can hide up to ${MAX_HIDDEN_COMPANIES} companies and ${MAX_HIDDEN_WORDS} words. Show some of them again first.`,
  },
  not_signed_in: { status: 401, message: 'User not authenticated' },
  invalid_token: {
    status: 401,
    message:
      'This access token is invalid, expired or revoked. Create a new one under “Your data”.',
  },
  scope_missing: {
    status: 403,
    message: 'This assistant isn’t allowed to do that. Connect it again and allow it.',
  },
  assistant_too_slow: {
    status: 504,
    message: 'This took too long. Please try again with a narrower request.',
  },
  action_not_undoable: {
    status: 409,
    message: 'This can’t be undone any more: it has been changed since.',
  },
  metrics_key: {
    status: 401,
    message: 'To read metrics, send the value of METRICS_KEY as a bearer token.',
  },
  doctor_key: {
    status: 401,
    message: 'Only npm run doctor, with the key of this instance, gets an answer here.',
  },
  hook_key: {
    status: 401,
    message: 'Send the value of MAIL_HOOK_KEY as a bearer token, or as the password.',
  },
  needs_session: {
    status: 403,
    message: 'You can’t do this with an access token. Sign in with a browser.',
  },
  alert_not_found: {
    status: 404,
    message: 'We couldn’t find this job alert. It may have been deleted.',
  },
  alert_exists: {
    status: 409,
    message: 'You already have another alert for this search.',
  },
  too_many_alerts: {
    status: 409,
    message: `You’ve reached the limit of ${MAX_ALERTS} job alerts. Delete one first.`,
  },
  alert_too_long: {
    status: 422,
    message: 'This search has too many filters for an alert. Remove some, such as skills.',
  },
  saved_search_not_found: {
    status: 404,
    message: 'We couldn’t find this saved search. It may have been deleted.',
  },
  too_many_saved_searches: {
    status: 409,
    message: `You’ve reached the limit of ${MAX_SAVED_SEARCHES} saved searches. Delete one first.`,
  },
  search_needs_name: { status: 422, message: 'Enter a name for this search.' },
  saved_search_too_long: {
    status: 422,
    message: 'This search has too many filters to be saved. Remove some, such as skills.',
  },
  empty_search: {
    status: 422,
    message: 'This search has no words and no filters. Add some before you save it.',
  },
  too_many_channels: {
    status: 409,
    message: `You’ve reached the limit of ${MAX_CHANNELS} webhooks, ntfy topics and browsers. Remove one first.`,
  },
  channel_exists: {
    status: 409,
    message: 'This alert already notifies this address.',
  },
  channel_not_found: {
    status: 404,
    message: 'This notification was removed. Add it again if you need it.',
  },
  bad_channel_url: {
    status: 422,
    message:
      'We can’t use this address. Enter a public web address that starts with https://, without a user name or port.',
  },
  bad_ntfy_topic: {
    status: 422,
    message: 'This address isn’t an ntfy topic. Enter an address like https://ntfy.sh/your-topic.',
  },
  bad_push_subscription: {
    status: 422,
    message: 'We couldn’t turn on notifications in this browser. Try again.',
  },
  too_many_test_deliveries: {
    status: 429,
    message: 'You’ve sent several tests in a short time. Try again in an hour.',
  },
  too_many_tokens: {
    status: 409,
    message: `You’ve reached the limit of ${MAX_TOKENS} access tokens. Revoke one first.`,
  },
  token_may_only_read: {
    status: 403,
    message: 'This access token is read-only. Create one that can read and write.',
  },
  body_not_json: {
    status: 415,
    message: 'Send the body as JSON, with the header Content-Type: application/json.',
  },
  invalid_text: {
    status: 422,
    message:
      'Your text contains a character we can’t save. Remove unusual characters and try again.',
  },
  unknown_action: {
    status: 400,
    message: 'This page doesn’t know that action. Reload the page and use one of its buttons.',
  },
  invalid_body: {
    status: 422,
    message: 'Some values are missing or invalid. Check them and try again.',
  },
  confirm_first: {
    status: 403,
    message: 'Confirm that it’s you first: enter your password or a code, or use a passkey.',
  },
  too_many_tries: {
    status: 429,
    message: 'Too many attempts. Wait a moment, or sign in another way.',
  },
  too_many_messages: {
    status: 429,
    message:
      'Too many messages were sent from your network. Wait ten minutes, then send yours again. What you typed is still here.',
  },
  foreign_origin: {
    status: 403,
    message: 'We couldn’t verify this request. Reload the page and try again.',
  },
  wrong_host: {
    status: 421,
    message: 'There’s no site at this address. Check the address and try again.',
  },
  unclear_host: { status: 400, message: 'The host name of this request is ambiguous.' },
  method_not_allowed: { status: 405, message: 'This page can’t do that. Go back and try again.' },
  body_too_large: {
    status: 413,
    message: 'Your text or file is too large. Shorten it and try again.',
  },
  file_too_large: { status: 413, message: TOO_LARGE },
  file_missing: { status: 422, message: 'Choose a file.' },
  infected_file: {
    status: 422,
    message: 'We found a virus in this file, so we didn’t save it. Upload a clean copy.',
  },
  unsupported_file: { status: 422, message: NOT_TAKEN },
  too_many_files: {
    status: 409,
    message: TOO_MANY_FILES,
  },
  profile_changed: {
    status: 409,
    message:
      'You changed your profile in another tab or on another device, so we didn’t save this change. Compare both versions.',
  },
  takes_no_file: { status: 415, message: 'You can’t upload files here.' },
  form_expected: {
    status: 415,
    message: 'We couldn’t read this form. Send it again from its page.',
  },
  body_not_form: { status: 415, message: 'Send one file as multipart/form-data.' },
  database_busy: {
    status: 503,
    message: 'We’re very busy right now. Try again in a few seconds.',
  },
  database_away: {
    status: 503,
    message: 'Something went wrong on our side. Try again in a few minutes.',
  },
  storage_full: {
    status: 507,
    message:
      'We’re out of storage, so we can’t save this right now. You can still see everything you’ve saved. Try again later.',
  },
  files_full: {
    status: 507,
    message:
      'This site has no room for more files right now, so yours wasn’t saved. Everything saved before is still there.',
  },
  file_not_stored: {
    status: 503,
    message:
      'We couldn’t save your file, because our file storage didn’t answer. Try again in a few minutes.',
  },
  file_away: {
    status: 503,
    message: 'We can’t open this file right now. Try again in a few minutes.',
  },
  maintenance: {
    status: 503,
    message: 'We’re working on the site and will be back soon. Nothing you saved is lost.',
  },
  read_only: {
    status: 503,
    message: 'We can’t save changes right now, but you can still browse. Try again later.',
  },
  search_busy: {
    status: 503,
    message: 'Too many people are searching right now. Try again in a few seconds.',
  },
  search_too_long: {
    status: 503,
    message: 'This search took too long. Try fewer or more specific words.',
  },
  upload_stopped: {
    status: 400,
    message: 'The upload was interrupted and nothing was saved. Try again.',
  },
  one_cv_at_a_time: {
    status: 429,
    message: 'We’re still reading your other file. Try again in a minute.',
  },
  too_many_uploads: {
    status: 429,
    message: 'You’re uploading too many files at once. Try this one again in a few seconds.',
  },
  readers_busy: {
    status: 503,
    message: 'We’re reading too many files right now. Try again in a few seconds.',
  },
  typesetting_busy: {
    status: 503,
    message: 'Too many documents are being created right now. Try again in a few seconds.',
  },
  typesetting_too_long: {
    status: 422,
    message: 'This document is too long to create. Shorten it and try again.',
  },
  model_used_up: {
    status: 429,
    message:
      'You’ve reached the limit for the language model. Try again later. Everything else still works.',
  },
  too_many_lookups: {
    status: 429,
    message: 'You’ve looked up many companies in a short time. Please try again in a few minutes.',
  },
  model_off: {
    status: 409,
    message: 'Drafting with a language model isn’t available on this site.',
  },
  scanner_away: {
    status: 503,
    message: 'We can’t check files for viruses right now. Try again in a few minutes.',
  },
  search_unavailable: {
    status: 503,
    message: 'Search isn’t available right now. Please try again in a few minutes.',
  },
  not_ready: { status: 503, message: 'The site is starting up. Try again in a moment.' },
} as const

/** By status, when the refusal itself does not say how long to wait. */
export const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: 2, 507: 60 }

export type RefusalCode = keyof typeof REFUSALS

/** One thing that is wrong with a request: which part, and what to do about it. */
export type Problem = { parameter: string; message: string }

export class Refusal extends Error {
  readonly code: RefusalCode
  readonly problems: readonly Problem[]
  /** What the client needs to continue: for a conflict, the current state. */
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which a retry may work; null when waiting does not help or the time is unknown. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: RefusalCode,
    problems: readonly Problem[] = [],
    details: Readonly<Record<string, unknown>> = {},
    retryAfterSeconds: number | null = null,
    /** Says more than the code's own message, such as the limit of this instance. */
    message: string = REFUSALS[code].message,
  ) {
    super(message)
    this.code = code
    this.problems = problems
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Nothing can be written at the moment, but reading still works. */
export const isWriteRefused = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.code === 'storage_full' || error.code === 'read_only')

/** The database did not answer: it is down, or too busy for this query. */
export const isFailedSubmission = (error: unknown): error is Refusal =>
  isDatabaseAway(error) || (error instanceof Refusal && error.code === 'database_busy')

/** The database cannot be reached by any request. */
export const isDatabaseAway = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'database_away'
