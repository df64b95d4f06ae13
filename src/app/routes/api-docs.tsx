/** /api/docs: the HTTP API as a page, written from the document that /openapi.json serves. */
import { worldContext } from '#app/context.ts'
import { ApiOperationPart, ApiShapePart } from '#app/ui/api-parts.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Contents } from '#app/ui/text-page.tsx'
import { apiReference } from '#core/api-description.ts'
import type { Route } from './+types/api-docs.ts'

export function loader({ context }: Route.LoaderArgs) {
  return apiReference(context.get(worldContext).describeApi())
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { description, server, operations, shapes } = loaderData
  return (
    <div className="page py-10 md:py-14">
      <PageHead
        title="API reference"
        description="How any program can search and read the jobs of this board: every address, its parameters, its answer and its errors."
        path="/api/docs"
      />
      <header className="mb-10 max-w-text space-y-3">
        <h1>API reference</h1>
        <p className="text-lg text-muted">{description}</p>
      </header>
      <div className="text-columns">
        <Contents
          sections={[
            { id: 'basics', title: 'Basics' },
            ...operations.map(({ id, method, path }) => ({ id, title: `${method} ${path}` })),
            { id: 'shapes', title: 'Shapes' },
          ]}
        />
        <div className="min-w-0">
          <Basics server={server} />
          {operations.map((operation) => (
            <ApiOperationPart key={operation.id} operation={operation} />
          ))}
          <section id="shapes" className="text-section" aria-labelledby="shapes-title">
            <h2 id="shapes-title">Shapes</h2>
            <p className="max-w-text">
              What the answers are made of. Every field is always there; where nobody knows its
              value it is <code className="font-mono text-sm">null</code>.
            </p>
            {shapes.map((shape) => (
              <ApiShapePart key={shape.name} shape={shape} />
            ))}
          </section>
        </div>
      </div>
    </div>
  )
}

function Basics({ server }: { server: string }) {
  return (
    <section id="basics" className="text-section" aria-labelledby="basics-title">
      <h2 id="basics-title">Basics</h2>
      <div className="prose">
        <p>
          The API lives at <code>{server}</code>. It speaks JSON, needs no key and can do what the
          pages of this site can do. For programs that read such things, the same reference is an
          OpenAPI 3.1 document at <a href="/openapi.json">/openapi.json</a>.
        </p>
        <ul>
          <li>
            <strong>Reading</strong> (GET) is open to every site: answers carry{' '}
            <code>Access-Control-Allow-Origin: *</code>. They may be kept for a minute and have an{' '}
            <code>ETag</code>, so asking again for what has not changed costs almost nothing.
          </li>
          <li>
            <strong>Counting</strong> (POST) is for this site's own pages and for programs. A
            browser on another site is refused.
          </li>
          <li>
            <strong>Lists</strong> are separated by commas. Within one list any value is enough;
            different parameters must all hold.
          </li>
          <li>
            <strong>Unknown parameters</strong> of a search are refused by name, so that a typing
            error never gives you the wrong jobs.
          </li>
          <li>
            <strong>Errors</strong> are problem documents (RFC 9457,{' '}
            <code>application/problem+json</code>) with a sentence in <code>title</code>, a stable{' '}
            <code>code</code> and, for wrong parameters, one entry each in <code>errors</code>.
          </li>
        </ul>
      </div>
    </section>
  )
}
