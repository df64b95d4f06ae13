/** The profile forms that are about a CV: upload, taking over what was read, and adding what is left. */
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readStep } from '#core/profile/onboarding.ts'
import { PROFILE_LISTS } from '#core/profile/profile-edit.ts'
import * as profiles from '#store/profiles.ts'
import { cvOfProfile } from '#work/cv/read-cv-of-profile.ts'
import { takeOverCv } from '#work/cv/take-over-cv.ts'
import { uploadCv, uploadCvText } from '#work/cv/upload-cv.ts'
import { readFile } from '#work/files/read-file.ts'
import { changeProfile } from '#work/profile/change-profile.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Outcome } from './save-profile.ts'
import { saved } from './saved-outcome.ts'

export type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** A submitted profile form. */
export type Form = {
  field: (name: string) => string
  all: (name: string) => string[]
  file: { name: string; content: Uint8Array } | null
}

/** Stores an uploaded file, pasted text, or the already stored file that was never read. */
export async function storeResume(
  { request, context }: Args,
  viewer: Viewer,
  form: Form,
): Promise<void> {
  const services = context.get(servicesContext)
  const { signal } = request
  const text = form.field('text')
  if (form.field('intent') === 'paste-cv') {
    if (text.trim() === '') throw new Refusal('file_missing')
    await uploadCvText(services, viewer.id, text, signal)
    return
  }
  const kept = form.field('intent') === 'read-cv' ? await keptCv(services, viewer) : form.file
  if (!kept) throw new Refusal('file_missing')
  await uploadCv(services, viewer.id, kept, signal)
}

async function keptCv(services: Services, viewer: Viewer) {
  const profile = await profiles.byAccount(services.db, viewer.id)
  return profile?.cv ? readFile(services, viewer.id, profile.cv.id) : null
}

/**
 * The file is stored in any case. Whether anything was found in it decides what the owner sees. Onboarding takes over
 * what is certain; on the other pages, everything is offered.
 */
export async function resumeOutcome(
  { context }: Args,
  viewer: Viewer,
  form: Form,
): Promise<Outcome> {
  const services = context.get(servicesContext)
  const { db, clock } = services
  if (readStep(form.field('step')) !== null) await takeOverCv(services, viewer.id)
  const profile = await requireProfile(db, viewer)
  const read = await cvOfProfile(db, viewer.id, profile, clock.now())
  const isRead = (read?.analysis ?? null) !== null
  return { ...saved('cv', form, isRead ? 'Your resume data has been saved.' : null), isRead }
}

/** Adds one entry of the CV to the profile, all of a list, or all skills, jobs and degrees. */
export async function addFromCv({ context }: Args, viewer: Viewer, form: Form): Promise<Outcome> {
  const services = context.get(servicesContext)
  const list = PROFILE_LISTS.find((it) => it === form.field('list'))
  const profile = await requireProfile(services.db, viewer)
  const read = await cvOfProfile(services.db, viewer.id, profile, services.clock.now())
  if (!read) throw new Refusal('not_found')
  if (form.field('list') === 'all') {
    const found = { ...read.proposal, website: null, experienceYears: null }
    await changeProfile(services, viewer.id, {
      edit: { kind: 'take_over', found },
      version: profile.version,
    })
    return saved('cv', form, 'Saved')
  }
  if (!list) throw new Refusal('not_found')
  const isAsked = (entry: object) =>
    form.field('entry') === '' || JSON.stringify(entry) === form.field('entry')
  const { experience, education } = read.proposal
  const taken = {
    experience: list === 'experience' ? experience.filter(isAsked) : [],
    education: list === 'education' ? education.filter(isAsked) : [],
  }
  if (taken[list].length === 0) throw new Refusal('profile_changed')
  await changeProfile(services, viewer.id, {
    edit: { kind: 'add_entries', ...taken },
    version: profile.version,
  })
  return saved(list, form, 'Saved')
}

export async function requireProfile(db: Services['db'], viewer: Viewer) {
  const profile = await profiles.byAccount(db, viewer.id)
  if (!profile) throw new Refusal('not_signed_in')
  return profile
}
