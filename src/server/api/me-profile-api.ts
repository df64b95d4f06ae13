/** A person's profile: read, replace, change in parts. */
import { z } from '@hono/zod-openapi'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { FullName, ProfileContent } from '#core/profile/profile.ts'
import * as profiles from '#store/profiles.ts'
import { cvOfProfile } from '#work/cv/read-cv-of-profile.ts'
import { changeProfile, type ProfileChange } from '#work/profile/change-profile.ts'
import { seenVersion, versionedAnswer } from './me-if-match.ts'
import { type MeRoutes, type MeServices, readBody } from './me-route.ts'

const PATH = '/api/me/profile'

const version = z.int().nonnegative().openapi({
  description: 'Increases with each change; send the one you last read to detect conflicts',
})

const CvAnalysisSchema = z
  .strictObject({
    skills: z.array(z.string()),
    experience: z.array(
      z.strictObject({ company: z.string(), position: z.string(), duration: z.string() }),
    ),
    education: z.array(
      z.strictObject({
        institution: z.string(),
        degree: z.string(),
        field: z.string(),
        graduationYear: z.int().nullable(),
      }),
    ),
    summary: z.string().nullable(),
  })
  .openapi('CvAnalysis')

const ProfileSchema = ProfileContent.extend({
  name: z.string().nullable(),
  cvFileId: z.uuid().nullable(),
  cvText: z.string().nullable().openapi({ description: 'The text read from the CV' }),
  cvAnalysis: CvAnalysisSchema.nullable().openapi({ description: 'What was recognized in the CV' }),
  version,
  updatedAt: z.iso.datetime().nullable(),
}).openapi('Profile')

const ProfilePutSchema = ProfileContent.extend({
  name: FullName.optional(),
  version: version.optional(),
}).openapi('ProfilePut')

const ProfilePatchSchema = ProfilePutSchema.partial().openapi('ProfilePatch')

export function profileRoutes({ me, services, document }: MeRoutes) {
  document('get', PATH, 'Your profile', {
    answer: ProfileSchema,
    version: 'optional',
    refusals: [401],
  })
  me.get(PATH, async (c) => {
    const profile = await profiles.byAccount(services.db, c.get('viewer').id)
    if (!profile) throw new Refusal('not_signed_in')
    return versionedAnswer(c, await shown(services, c.get('viewer').id, profile))
  })

  const changes = [
    ['put', ProfilePutSchema, 'Replace your whole profile'],
    ['patch', ProfilePatchSchema, 'Change parts of your profile; lists are replaced as a whole'],
  ] as const
  for (const [method, body, summary] of changes) {
    document(method, PATH, summary, {
      body,
      answer: ProfileSchema,
      version: 'optional',
      refusals: [401, 403, 409, 415, 422],
    })
    me[method](PATH, async (c) => {
      const accountId = c.get('viewer').id
      const { version: inBody, ...given } = await readBody(c, body)
      const seen = await seenVersion(c, inBody)
      const change = toChange({ ...given, ...(seen !== null && { version: seen }) })
      return versionedAnswer(
        c,
        await shown(services, accountId, await changeProfile(services, accountId, change)),
      )
    })
  }
}

function toChange(body: z.infer<typeof ProfilePatchSchema>): ProfileChange {
  const { name, version: made, ...content } = body
  return {
    content: content as Partial<ProfileContent>,
    version: made ?? null,
    ...(name !== undefined && { name }),
  }
}

async function shown(
  { db, clock }: MeServices,
  accountId: AccountId,
  {
    cv,
    email,
    removed,
    removedSkills,
    laterSession,
    updatedAt,
    ...profile
  }: profiles.StoredProfile,
) {
  const read = await cvOfProfile(db, accountId, { ...profile, cv }, clock.now())
  return {
    ...profile,
    cvFileId: cv?.id ?? null,
    cvAnalysis: read?.analysis ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
  }
}
