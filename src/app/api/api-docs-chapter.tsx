/** /api/docs/CHAPTER: a group of related operations and the schemas they use. */
import { Link } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { Contents } from '#app/pages/text-page.tsx'
import { servicesContext } from '#app/request/context.ts'
import { apiChapter, operationsOf, shapesOf } from '#core/api/api-chapters.ts'
import { apiReference } from '#core/api/api-description.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Route } from './+types/api-docs-chapter.ts'
import { ApiOperationPart, ApiShapePart } from './api-parts.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  const chapter = apiChapter(params.chapter)
  if (!chapter) throw new Refusal('not_found')
  const reference = apiReference(context.get(servicesContext).describeApi())
  const operations = operationsOf(chapter, reference)
  const { slug, title, summary } = chapter
  return { slug, title, summary, operations, shapes: shapesOf(operations, reference) }
}

export default function ApiDocsChapter({ loaderData }: Route.ComponentProps) {
  const { slug, title, summary, operations, shapes } = loaderData
  return (
    <div className="page py-10 md:py-14">
      <PageHead
        title={`${title} – API reference`}
        description={`${summary}: every endpoint with its parameters, responses and errors.`}
        path={`/api/docs/${slug}`}
      />
      <header className="mb-10 max-w-text space-y-3">
        <p>
          <Link to="/api/docs" className="link">
            API reference
          </Link>
        </p>
        <h1>{title}</h1>
        <p className="text-lg text-muted">{summary}.</p>
      </header>
      <div className="text-columns">
        <Contents
          sections={[
            ...operations.map(({ id, method, path }) => ({
              id,
              title: `${method} ${path.slice('/api'.length)}`,
            })),
            ...(shapes.length > 0 ? [{ id: 'shapes', title: 'Schemas' }] : []),
          ]}
        />
        <div className="min-w-0">
          {operations.map((operation) => (
            <ApiOperationPart key={operation.id} operation={operation} />
          ))}
          {shapes.length > 0 && (
            <section id="shapes" className="text-section" aria-labelledby="shapes-title">
              <h2 id="shapes-title">Schemas</h2>
              <p className="max-w-text">
                Requests and responses use these schemas. A response always has every field; an
                unknown value is <code className="font-mono text-sm">null</code>.
              </p>
              {shapes.map((shape) => (
                <ApiShapePart key={shape.name} shape={shape} />
              ))}
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
