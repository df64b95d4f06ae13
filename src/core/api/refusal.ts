/**
 * Every refusal. A refusal is an answer of the product; any other exception is a bug. `message` is shown to people
 * unchanged.
 */

import { BATCH_UNDO_MINUTES } from '#core/boards/board-list.ts'
import { NOT_TAKEN, TOO_LARGE, TOO_MANY_FILES } from '#core/files/file-limits.ts'
import {
  BASIC_SAVED_JOBS,
  MAX_ALERTS,
  MAX_CHANNELS,
  MAX_TOKENS,
} from '#core/settings/account-limits.ts'

export const REFUSALS = {
  invalid_parameter: {
    status: 400,
    message: 'Part of this link is invalid. Check the link and try again.',
  },
  address_too_long: {
    status: 431,
    message: 'This link is too long. Shorten it and try again.',
  },
  request_too_slow: { status: 408, message: 'Your connection was too slow. Please try again.' },
  invalid_job_id: { status: 400, message: 'Invalid job ID' },
  missing_job_id: { status: 400, message: 'Missing job ID' },
  not_found: {
    status: 404,
    message: 'We couldn’t find this page or item. It may have been deleted.',
  },
  job_not_found: { status: 404, message: 'Job not found' },
  company_not_found: { status: 404, message: 'Company not found' },
  page_not_found: {
    status: 404,
    message: 'There are no results on this page. Go back to the first page.',
  },
  version_conflict: {
    status: 409,
    message:
      'This item was changed in another tab or on another device. Your change wasn’t saved. Check the latest version and try again.',
  },
  maybe_tracked: { status: 409, message: 'It looks like you already track this job.' },
  list_full: {
    status: 409,
    message: 'You can’t add any more here. Remove an entry first.',
  },
  too_many_streams: {
    status: 429,
    message:
      'This site is open in too many tabs or programs. Close some, or try again in a minute.',
  },
  job_gone: { status: 410, message: 'This job is closed and no longer available.' },
  board_not_found: { status: 404, message: 'Board not found' },
  wrong_operator_code: {
    status: 422,
    message: 'This code is wrong, expired or already used. Create a new one on the server.',
  },
  second_factor_first: {
    status: 403,
    message:
      'Operators need more than a password to sign in. Set up an authenticator app or a passkey first.',
  },
  board_paused: {
    status: 409,
    message: 'This board is paused. Resume it to read it now.',
  },
  source_off: {
    status: 409,
    message: 'This board’s source is not enabled here, so the board can’t be read.',
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
      'This board’s held jobs have changed since you opened the page, so we closed none. Please check them again.',
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
    message: `Your Basic plan includes ${BASIC_SAVED_JOBS} saved jobs. Remove one to save another.`,
  },
  lists_full: {
    status: 409,
    message:
      'You’ve reached the limit of hidden companies or words. Stop hiding some of them first.',
  },
  not_signed_in: { status: 401, message: 'User not authenticated' },
  invalid_token: {
    status: 401,
    message: 'This access token is invalid, expired or revoked.',
  },
  metrics_key: {
    status: 401,
    message: 'To read metrics, send the value of METRICS_KEY as a bearer token.',
  },
  hook_key: {
    status: 401,
    message: 'Send the value of MAIL_HOOK_KEY as a bearer token, or as the password.',
  },
  needs_session: {
    status: 403,
    message: 'This cannot be done with an access token. Please sign in with a browser.',
  },
  alert_not_found: { status: 404, message: 'This job alert doesn’t exist any more.' },
  too_many_alerts: {
    status: 409,
    message: `You have reached the limit of ${MAX_ALERTS} job alerts. Delete one first.`,
  },
  alert_too_long: {
    status: 422,
    message: 'This search has too many filters for an alert. Remove some, such as skills.',
  },
  too_many_channels: {
    status: 409,
    message: `You have reached the limit of ${MAX_CHANNELS} webhooks, ntfy topics and browsers. Remove one first.`,
  },
  channel_not_found: {
    status: 404,
    message: 'This webhook, ntfy topic or browser was removed.',
  },
  bad_channel_url: {
    status: 422,
    message:
      'This address can’t be used. It must begin with https://, name a host on the internet, and have no user name or port.',
  },
  bad_ntfy_topic: {
    status: 422,
    message: 'This address names no ntfy topic. It looks like https://ntfy.sh/your-topic.',
  },
  bad_push_subscription: {
    status: 422,
    message: 'Your browser’s subscription to notifications is invalid. Please try again.',
  },
  too_many_test_deliveries: {
    status: 429,
    message: 'You’ve sent several tests in a short time. Try again in an hour.',
  },
  too_many_tokens: {
    status: 409,
    message: `You have reached the limit of ${MAX_TOKENS} access tokens. Please revoke one first.`,
  },
  token_may_only_read: { status: 403, message: 'This access token is read-only.' },
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
    message: 'We didn’t understand that request. Please use one of the buttons on this page.',
  },
  invalid_body: {
    status: 422,
    message: 'Some values are missing or invalid. Check them and try again.',
  },
  confirm_first: {
    status: 403,
    message: 'Please confirm it’s you first.',
  },
  too_many_tries: {
    status: 429,
    message: 'Too many attempts. Please wait a moment, or sign in another way.',
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
  method_not_allowed: { status: 405, message: 'This address doesn’t support that request method.' },
  body_too_large: {
    status: 413,
    message: 'This is too large to send at once. Shorten it, or send less at a time.',
  },
  file_too_large: { status: 413, message: TOO_LARGE },
  file_missing: { status: 422, message: 'Please choose a file.' },
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
      'Your profile was changed in another tab or on another device. Nothing is lost: compare both versions.',
  },
  takes_no_file: { status: 415, message: 'Files can’t be uploaded here.' },
  body_not_form: { status: 415, message: 'Send one file as multipart/form-data.' },
  database_busy: {
    status: 503,
    message: 'We’re very busy right now. Please try again in a few seconds.',
  },
  database_away: {
    status: 503,
    message: 'Something went wrong on our side. Please try again in a few minutes.',
  },
  storage_full: {
    status: 507,
    message:
      'We’re out of storage, so we can’t save this right now. You can still see everything you’ve saved. Please try again later.',
  },
  read_only: {
    status: 503,
    message: 'We can’t save changes right now, but you can still browse. Please try again later.',
  },
  search_busy: {
    status: 503,
    message: 'Too many people are searching right now. Please try again in a few seconds.',
  },
  search_too_long: {
    status: 503,
    message: 'This search took too long. Try fewer or more specific words.',
  },
  upload_stopped: {
    status: 400,
    message: 'The upload was interrupted and nothing was saved. Please try again.',
  },
  one_cv_at_a_time: {
    status: 429,
    message: 'Another file of yours is still being read. Please try again when it’s done.',
  },
  too_many_uploads: {
    status: 429,
    message: 'You’re uploading too many files at once. Try this one again in a few seconds.',
  },
  readers_busy: {
    status: 503,
    message: 'We’re reading too many files right now. Please try again in a few seconds.',
  },
  typesetting_busy: {
    status: 503,
    message: 'Too many documents are being created right now. Please try again in a few seconds.',
  },
  typesetting_too_long: {
    status: 422,
    message: 'This document is too long to create. Please shorten it and try again.',
  },
  model_used_up: {
    status: 429,
    message:
      'You’ve reached the limit for the language model. Please try again later. Everything else still works.',
  },
  model_off: {
    status: 409,
    message: 'Drafting with a language model isn’t available on this site.',
  },
  scanner_away: {
    status: 503,
    message: 'We can’t check files for viruses right now. Please try again in a few minutes.',
  },
  not_ready: { status: 503, message: 'The site is starting up. Please try again in a moment.' },
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
  ) {
    super(REFUSALS[code].message)
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
