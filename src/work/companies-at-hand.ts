/** Companies as they are; while the database is away, as they were when somebody last looked. */
import type { Company } from '#core/company.ts'
import * as companies from '#store/companies.ts'
import { orIfAway } from './or-if-away.ts'
import type { World } from './world.ts'

type Part = Pick<World, 'db' | 'atHand'>

export const companyBySlug = ({ db, atHand }: Part, slug: string): Promise<Company | null> =>
  atHand.read(`company:${slug}`, () => companies.bySlug(db, slug))

export const companyDirectory = (
  { db, atHand }: Part,
  asked: Parameters<typeof companies.directory>[1],
) =>
  atHand.read(`companies:${JSON.stringify([asked.text, asked.page, asked.perPage])}`, () =>
    companies.directory(db, asked),
  )

/** For a heading, which can do without: null too where it is not at hand. */
export const companyNameOf = async (world: Part, slug: string): Promise<string | null> =>
  (await orIfAway(() => companyBySlug(world, slug), null))?.name ?? null
