/**
 * The action behind every form of a profile, on its own page and in the wizard alike. A script gets what came
 * of it; a browser without one is led on to where the result is shown.
 */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import type { Viewer } from '#core/account/account.ts'
import { REFUSALS, Refusal, type RefusalCode } from '#core/api/refusal.ts'
import { CANNOT_ANALYZE } from '#core/cv/cv-trouble.ts'
import { readFileId } from '#core/files/file-id.ts'
import { readStep, stepAfter } from '#core/profile/onboarding.ts'
import { PROFILE_LISTS } from '#core/profile/profile-edit.ts'
import * as files from '#store/files.ts'
import * as profiles from '#store/profiles.ts'
import { handInCv, handInCvText } from '#work/cv/hand-in-cv.ts'
import { cvOfProfile } from '#work/cv/read-cv-of-profile.ts'
import { deleteCv, restoreCv } from '#work/cv/remove-cv.ts'
import { isMultipart } from '#work/files/multipart.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { changePicture } from '#work/profile/change-picture.ts'
import { changeProfile, putOffOnboarding } from '#work/profile/change-profile.ts'
import type { World } from '#work/world/world.ts'
import { failed } from './failed-outcome.ts'
import { type Problems, readProfileForm } from './read-profile-form.ts'
import { sectionValue, settleEntry } from './section-value.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

export type Outcome = {
  isSaved: boolean
  section: string
  intent: string
  /** What to show beside the section. */
  message: string | null
  problems: Problems
  /** Fields as they were typed, where they could not be saved. */
  typed: Record<string, string>
  /** What stands there now, as JSON, where it is not what the form began with. */
  theirs: string | null
  /** After a CV: whether anything was found in it. After its removal: the file that can be brought back. */
  isRead?: boolean
  fileId?: string | null
}

type Form = {
  field: (name: string) => string
  all: (name: string) => string[]
  file: { name: string; content: Uint8Array } | null
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
  throw redirect(placeAfter(new URL(args.request.url).pathname, form, outcome))
}

async function apply(args: Args, viewer: Viewer, form: Form): Promise<Outcome> {
  const intent = form.field('intent')
  const world = args.context.get(worldContext)
  const edit = readProfileForm(form.field, form.all)
  try {
    if (edit && 'problems' in edit) return failed(edit.section, form, edit.problems)
    if (edit) return await applyEdit(args, viewer, form, edit.asked)
    switch (intent) {
      case 'upload-picture':
        if (!form.file) throw new Refusal('file_missing')
        await changePicture(world, viewer.id, form.file)
        return saved('picture', form, 'Your picture has been saved.')
      case 'remove-picture':
        await changePicture(world, viewer.id, null)
        return saved('picture', form, 'Your picture has been removed.')
      case 'upload-cv':
      case 'paste-cv':
      case 'read-cv':
        await handIn(args, viewer, form)
        return await handedIn(args, viewer, form)
      case 'add-from-cv':
        return await addFromCv(args, viewer, form)
      case 'delete-cv': {
        const fileId = await deleteCv(world, viewer.id)
        return { ...saved('cv', form, 'Your resume has been deleted.'), fileId }
      }
      case 'restore-cv': {
        const id = readFileId(form.field('fileId'))
        if (!id) throw new Refusal('not_found')
        await restoreCv(world, viewer.id, id)
        return saved('cv', form, 'Your resume is back.')
      }
      case 'later':
        await putOffOnboarding(world, viewer.id, viewer.sessionId)
        return saved('onboarding', form, null)
      default:
        throw new Refusal('not_found')
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(edit && 'asked' in edit ? edit.asked.section : sectionOf(form), form, error)
  }
}

/** A file, text that was pasted, or the file that is kept and was never read. */
async function handIn({ request, context }: Args, viewer: Viewer, form: Form): Promise<void> {
  const world = context.get(worldContext)
  const { signal } = request
  const text = form.field('text')
  if (form.field('intent') === 'paste-cv') {
    if (text.trim() === '') throw new Refusal('file_missing')
    await handInCvText(world, viewer.id, text, signal)
    return
  }
  const kept = form.field('intent') === 'read-cv' ? await keptCv(world, viewer) : form.file
  if (!kept) throw new Refusal('file_missing')
  await handInCv(world, viewer.id, kept, signal)
}

async function keptCv({ db }: World, viewer: Viewer) {
  const profile = await profiles.byAccount(db, viewer.id)
  return profile?.cv ? files.read(db, viewer.id, profile.cv.id) : null
}

/** The file is kept in any case; what was found in it decides what its owner is told. */
async function handedIn({ context }: Args, viewer: Viewer, form: Form): Promise<Outcome> {
  const { db, clock } = context.get(worldContext)
  const profile = await requireProfile(db, viewer)
  const read = await cvOfProfile(db, viewer.id, profile, clock.now())
  const isRead = (read?.analysis ?? null) !== null
  return { ...saved('cv', form, 'Your resume data has been saved.'), isRead }
}

/** An entry of the resume, or all of a list, into the profile. */
async function addFromCv({ context }: Args, viewer: Viewer, form: Form): Promise<Outcome> {
  const world = context.get(worldContext)
  const list = PROFILE_LISTS.find((it) => it === form.field('list'))
  const profile = await requireProfile(world.db, viewer)
  const read = await cvOfProfile(world.db, viewer.id, profile, world.clock.now())
  if (!list || !read) throw new Refusal('not_found')
  const isAsked = (entry: object) =>
    form.field('entry') === '' || JSON.stringify(entry) === form.field('entry')
  const { experience, education } = read.proposal
  const taken = {
    experience: list === 'experience' ? experience.filter(isAsked) : [],
    education: list === 'education' ? education.filter(isAsked) : [],
  }
  if (taken[list].length === 0) throw new Refusal('profile_changed')
  await changeProfile(world, viewer.id, {
    edit: { kind: 'add_entries', ...taken },
    version: profile.version,
  })
  return saved(list, form, 'Saved')
}

async function requireProfile(db: World['db'], viewer: Viewer) {
  const profile = await profiles.byAccount(db, viewer.id)
  if (!profile) throw new Refusal('not_signed_in')
  return profile
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
  const world = context.get(worldContext)
  const profile = await requireProfile(world.db, viewer)
  const settled = settleEntry(profile, edit, was)
  const theirs = sectionValue(profile, section)
  const isOther = settled === null || (was !== null && settled === edit && was !== theirs)
  if (isOther) return { ...failed(section, form, {}), theirs: settled === null ? '' : theirs }
  await changeProfile(world, viewer.id, {
    edit: settled,
    ...(name !== undefined && { name }),
    version: was === null ? null : profile.version,
  })
  if (form.field('intent') === 'finish') {
    await changeProfile(world, viewer.id, { edit: { kind: 'complete' }, version: null })
  }
  const isRemoval = edit.kind === 'remove_skill' || edit.kind === 'remove_entry'
  return saved(section, form, isRemoval ? 'removed' : 'Saved')
}

/** A form with a file, or a plain one. A file that cannot be taken is a problem of the form. */
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
    const { fields, file } = await readUpload(context.get(worldContext), {
      accountId: viewer.id,
      request,
    })
    const field = (name: string) => fields.get(name) ?? ''
    return { form: { field, all: (name) => [field(name)], file }, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // What came before is not known: the address says which form it was.
    const intent = new URL(request.url).searchParams.get('form') ?? 'upload-cv'
    const field = (name: string) => (name === 'intent' ? intent : '')
    return { form: { field, all: () => [], file: null }, refusal: error }
  }
}

/** Of forms that are no edit of the profile. */
function sectionOf({ field }: Form): string {
  const intent = field('intent')
  if (intent === 'add-from-cv') return `from-cv-${field('list')}`
  return SECTIONS[intent] ?? 'cv'
}

const SECTIONS: Readonly<Record<string, string>> = {
  'upload-picture': 'picture',
  'remove-picture': 'picture',
  'paste-cv': 'cv-text',
  'read-cv': 'cv-read',
}

function saved(section: string, form: Form, message: string | null): Outcome {
  const intent = form.field('intent')
  return { isSaved: true, section, intent, message, problems: {}, typed: {}, theirs: null }
}

function refused(section: string, form: Form, { code, message, problems }: Refusal): Outcome {
  const isBusy = code === 'readers_busy' || code === 'one_cv_at_a_time'
  const said = isBusy ? CANNOT_ANALYZE : (problems[0]?.message ?? message)
  return { ...failed(section, form, { form: said }), message: code }
}

function statusOf({ message, theirs }: Outcome): number {
  if (theirs !== null) return 409
  return message !== null && message in REFUSALS ? REFUSALS[message as RefusalCode].status : 422
}

function placeAfter(
  page: string,
  form: Form,
  { section, intent, fileId, isRead }: Outcome,
): string {
  const step = readStep(form.field('step'))
  if (intent === 'finish' || intent === 'later') return '/dashboard'
  const said = new URLSearchParams({
    ...(step !== null && { step: `${form.field('go') === 'next' ? stepAfter(step) : step}` }),
    saved: section,
    ...(intent.startsWith('remove-') && { removed: '1' }),
    ...(fileId && { file: fileId }),
    ...(isRead === false && { unread: '1' }),
  })
  if (page === '/dashboard/cv-analyzer') return `${page}?${said}`
  return step === null ? `/dashboard/profile?${said}#${section}` : `/dashboard/onboarding?${said}`
}
