/** How to reach a company, under /api/me/companies. */
import { z } from '@hono/zod-openapi'
import { CONTACT_KINDS, CONTACT_SOURCES } from '#core/company/company-contact.ts'
import { findCompanyContacts } from '#work/company/find-company-contacts.ts'
import type { MeRoutes } from './me-route.ts'

const ROUTE = '/api/me/companies/{slug}/contacts'

const link = z.strictObject({ label: z.string(), href: z.string() })

const CompanyContactsSchema = z
  .strictObject({
    company: z.strictObject({ slug: z.string(), name: z.string() }),
    website: z.string().nullable(),
    careerPage: z.string().nullable(),
    hrEmail: z.string().nullable().openapi({ description: 'The address for applications' }),
    companyEmail: z.string().nullable().openapi({ description: 'The address for questions' }),
    linkedinPage: z.string().nullable(),
    contactMethods: z
      .array(
        z.strictObject({
          kind: z.enum(CONTACT_KINDS),
          value: z.string(),
          description: z.string(),
          href: z.string(),
        }),
      )
      .openapi({ description: 'Other ways: phone, departments, profiles' }),
    fallback: z
      .boolean()
      .openapi({ description: 'Neither a website nor an email address was found' }),
    message: z.string().nullable(),
    suggestions: z.array(link).openapi({ description: 'What to try besides' }),
    evidence: z
      .array(
        z.strictObject({
          value: z.string(),
          source: z.enum(CONTACT_SOURCES).openapi({
            description: 'A job’s text, the employer’s board at a source, or its own website',
          }),
          sourceUrl: z
            .string()
            .nullable()
            .openapi({ description: 'The page that states it; a path is on this site' }),
          foundOn: z.iso.date(),
        }),
      )
      .openapi({ description: 'Where and when each was last found. Nothing is guessed' }),
  })
  .openapi('CompanyContacts')

/** What was found is stored for everybody who asks later; nothing of the person's changes. */
export function companyRoutes({ me, services, document }: MeRoutes) {
  document('get', ROUTE, 'How to reach a company, as stated by its listings and website', {
    params: z.object({ slug: z.string().openapi({ example: 'acme-labs' }) }),
    answer: CompanyContactsSchema,
    refusals: [401, 404, 429],
  })
  me.get('/api/me/companies/:slug/contacts', async (c) =>
    c.json(await findCompanyContacts(services, c.get('viewer').id, c.req.param('slug'))),
  )
}
