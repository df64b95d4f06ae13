/**
 * The action of every profile form, on the profile page and in the wizard. Returns the outcome to scripts; redirects
 * browsers without a script to the page that shows it.
 */

import { data, redirect } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import type { Viewer } from '#core/account/account.ts'
import { REFUSALS, Refusal, type RefusalCode } from '#core/api/refusal.ts'
import { CANNOT_ANALYZE } from '#core/cv/cv-file-problem.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import type { FileId } from '#core/files/file-id.ts'
import { nextStep, type OnboardingStep, readStep } from '#core/profile/onboarding.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { readUuid } from '#core/text/read-id.ts'
import { chooseCv } from '#work/cv/current-cv.ts'
import { deleteCv, restoreCv } from '#work/cv/remove-cv.ts'
import { isMultipart } from '#work/files/multipart.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { changePicture } from '#work/profile/change-picture.ts'
import { changeProfile, putOffOnboarding } from '#work/profile/change-profile.ts'
import { failed } from './failed-outcome.ts'
import { loadProfile, toOnboarding } from './load-profile.ts'
import { type Problems, readProfileForm } from './read-profile-form.ts'
import {
  type Args,
  addFromCv,
  type Form,
  requireProfile,
  resumeOutcome,
  storeResume,
} from './save-profile-cv.ts'
import { saved } from './saved-outcome.ts'
import { sectionValue, settleEntry } from './section-value.ts'

export type Outcome = {
  isSaved: boolean
  section: string
  intent: string
  /** The message to show beside the section. */
  message: string | null
  problems: Problems
  /** The fields as typed, if they could not be saved. */
  typed: Record<string, string>
  /** The stored value as JSON, if it is not the one the form was rendered with. */
  theirs: string | null
  /** After an upload: whether anything was found in the CV. After a deletion: the file that can be restored. */
  isRead?: boolean
  fileId?: string | null
}

export async function saveProfile(args: Args) {
  const viewer = requireViewer(args)
  const isScript = args.request.headers.get('accept') === '*/*'
  const { form, refusal } = await readSent(args, viewer)
  const outcome = refusal
    ? refused(sectionOf(form), form, refusal)
    : await apply(args, viewer, form)
  if (isScript || !outcome.isSaved) {
    return data(outcome, { status: outcome.isSaved ? 200 : statusOf(outcome) })
  }
  const next = form.field('go') === 'next' ? await stepAfter(args, viewer, form) : null
  throw redirect(redirectTarget(new URL(args.request.url).pathname, { form, outcome, next }))
}

/** Of onboarding, as the profile is now; null on the other pages. */
async function stepAfter({ context }: Args, viewer: Viewer, form: Form) {
  const step = readStep(form.field('step'))
  if (step === null) return null
  const profile = await loadProfile(context.get(servicesContext), viewer)
  return nextStep(step, toOnboarding(profile), profile.readFromCv?.open ?? null)
}

async function apply(args: Args, viewer: Viewer, form: Form): Promise<Outcome> {
  const intent = form.field('intent')
  const services = args.context.get(servicesContext)
  const edit = readProfileForm(form.field, form.all)
  try {
    if (edit && 'problems' in edit) return failed(edit.section, form, edit.problems)
    if (edit) return await applyEdit(args, viewer, form, edit.asked)
    switch (intent) {
      case 'upload-picture':
        if (!form.file) throw new Refusal('file_missing')
        await changePicture(services, viewer.id, form.file)
        return saved('picture', form, 'Your picture has been saved.')
      case 'remove-picture':
        await changePicture(services, viewer.id, null)
        return saved('picture', form, 'Your picture has been removed.')
      case 'upload-cv':
      case 'paste-cv':
      case 'read-cv':
        await storeResume(args, viewer, form)
        return await resumeOutcome(args, viewer, form)
      case 'add-from-cv':
        return await addFromCv(args, viewer, form)
      case 'delete-cv': {
        const fileId = await deleteCv(services, viewer.id)
        return { ...saved('cv', form, 'Your CV has been deleted.'), fileId }
      }
      case 'restore-cv': {
        const id = readUuid<FileId>(form.field('fileId'))
        if (!id) throw new Refusal('not_found')
        await restoreCv(services, viewer.id, id)
        return saved('cv', form, 'Your CV has been restored.')
      }
      case 'choose-cv': {
        const id = readUuid<CvId>(form.field('cvId'))
        if (!id) throw new Refusal('not_found')
        await chooseCv(services, viewer.id, id)
        return saved('cv', form, 'Your matches are now based on your new CV.')
      }
      case 'later':
        await putOffOnboarding(services, viewer.id, viewer.sessionId)
        return saved('onboarding', form, null)
      default:
        throw new Refusal('unknown_action')
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(edit && 'asked' in edit ? edit.asked.section : sectionOf(form), form, error)
  }
}

async function applyEdit(
  { context }: Args,
  viewer: Viewer,
  form: Form,
  {
    section,
    edit,
    name,
    was,
  }: Extract<ReturnType<typeof readProfileForm>, { asked: unknown }>['asked'],
): Promise<Outcome> {
  const services = context.get(servicesContext)
  const profile = await requireProfile(services.db, viewer)
  const settled = settleEntry(profile, edit, was)
  const theirs = sectionValue(profile, section)
  const isOther = settled === null || (was !== null && settled === edit && was !== theirs)
  if (isOther) return { ...failed(section, form, {}), theirs: settled === null ? '' : theirs }
  await changeProfile(services, viewer.id, {
    edit: settled,
    ...(name !== undefined && { name }),
    version: was === null ? null : profile.version,
  })
  if (form.field('intent') === 'finish') {
    await changeProfile(services, viewer.id, { edit: { kind: 'complete' }, version: null })
  }
  const isRemoval = edit.kind === 'remove_skill' || edit.kind === 'remove_entry'
  return saved(section, form, isRemoval ? 'removed' : 'Saved')
}

/** Reads a plain form or one with a file. A refused file becomes a problem of the form. */
async function readSent(
  { request, context }: Args,
  viewer: Viewer,
): Promise<{ form: Form; refusal: Refusal | null }> {
  if (!isMultipart(request)) {
    const sent = await request.formData()
    const all = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string')
    return { form: { field: (name) => all(name)[0] ?? '', all, file: null }, refusal: null }
  }
  try {
    const { fields, file } = await readUpload(context.get(servicesContext), {
      accountId: viewer.id,
      request,
    })
    const field = (name: string) => fields.get(name) ?? ''
    return { form: { field, all: (name) => [field(name)], file }, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The fields before the file are unknown, so the URL names the form.
    const intent = new URL(request.url).searchParams.get('form') ?? 'upload-cv'
    const field = (name: string) => (name === 'intent' ? intent : '')
    return { form: { field, all: () => [], file: null }, refusal: error }
  }
}

/** The section of a form that does not edit the profile. */
function sectionOf({ field }: Form): string {
  const intent = field('intent')
  if (intent === 'add-from-cv') return `from-cv-${field('list')}`
  return entryOf(SECTIONS, intent) ?? 'cv'
}

const SECTIONS: Readonly<Record<string, string>> = {
  'upload-picture': 'picture',
  'remove-picture': 'picture',
  'paste-cv': 'cv-text',
  'read-cv': 'cv-read',
}

function refused(section: string, form: Form, { code, message, problems }: Refusal): Outcome {
  const isBusy = code === 'readers_busy' || code === 'one_cv_at_a_time'
  const said = isBusy ? CANNOT_ANALYZE : (problems[0]?.message ?? message)
  return { ...failed(section, form, { form: said }), message: code }
}

function statusOf({ message, theirs }: Outcome): number {
  if (theirs !== null) return 409
  return message !== null && Object.hasOwn(REFUSALS, message)
    ? REFUSALS[message as RefusalCode].status
    : 422
}

type Saved = {
  form: Form
  outcome: Outcome
  /** The step of onboarding to go on to; null to stay. */
  next: OnboardingStep | null
}

function redirectTarget(
  page: string,
  { form, outcome: { section, intent, fileId, isRead }, next }: Saved,
): string {
  const step = readStep(form.field('step'))
  if (intent === 'finish' || intent === 'later') return '/dashboard'
  const said = new URLSearchParams({
    ...(step !== null && { step: `${next ?? step}` }),
    saved: section,
    ...(intent.startsWith('remove-') && { removed: '1' }),
    ...(fileId && { file: fileId }),
    ...(isRead === false && { unread: '1' }),
  })
  if (page === '/dashboard/cv-analyzer') return `${page}?${said}`
  return step === null ? `/dashboard/profile?${said}#${section}` : `/dashboard/onboarding?${said}`
}
