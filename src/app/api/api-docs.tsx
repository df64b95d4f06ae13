/** /api/docs: the HTTP API as pages, written from the document that /openapi.json serves. Here: what holds everywhere. */
import { Link } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { Contents } from '#app/pages/text-page.tsx'
import { worldContext } from '#app/request/context.ts'
import { API_CHAPTERS, operationsOf } from '#core/api/api-chapters.ts'
import { apiReference } from '#core/api/api-description.ts'
import type { Route } from './+types/api-docs.ts'

export function loader({ context }: Route.LoaderArgs) {
  const reference = apiReference(context.get(worldContext).describeApi())
  const chapters = API_CHAPTERS.map((chapter) => ({
    slug: chapter.slug,
    title: chapter.title,
    summary: chapter.summary,
    operations: operationsOf(chapter, reference).map(({ id, method, path, summary }) => ({
      id,
      method,
      path,
      summary,
    })),
  }))
  return { description: reference.description, server: reference.server, chapters }
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { description, server, chapters } = loaderData
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
            ...chapters.map(({ slug, title }) => ({ id: slug, title })),
          ]}
        />
        <div className="min-w-0">
          <Basics server={server} />
          {chapters.map((chapter) => (
            <Chapter key={chapter.slug} {...chapter} />
          ))}
        </div>
      </div>
    </div>
  )
}

type ChapterProps = Route.ComponentProps['loaderData']['chapters'][number]

function Chapter({ slug, title, summary, operations }: ChapterProps) {
  const address = `/api/docs/${slug}`
  return (
    <section id={slug} className="text-section" aria-labelledby={`${slug}-title`}>
      <h2 id={`${slug}-title`}>
        <Link to={address} className="link">
          {title}
        </Link>
      </h2>
      <p className="max-w-text">{summary}.</p>
      <table className="data-table data-table-halves mt-4" aria-label={`Operations: ${title}`}>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {operations.map(({ id, method, path, summary: what }) => (
            <tr key={id}>
              <th scope="row" className="font-mono">
                <Link to={`${address}#${id}`} className="link">
                  {method} {path}
                </Link>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Basics({ server }: { server: string }) {
  return (
    <section id="basics" className="text-section" aria-labelledby="basics-title">
      <h2 id="basics-title">Basics</h2>
      <div className="prose">
        <p>
          The API lives at <code>{server}</code>. It speaks JSON and can do what the pages of this
          site can do. Jobs and companies need no key; what is yours, under <code>/api/me</code>,
          needs an access token, which you make at <Link to="/dashboard/data">Your data</Link> and
          send as <code>Authorization: Bearer</code>. For programs that read such things, the same
          reference is an OpenAPI 3.1 document at <a href="/openapi.json">/openapi.json</a>.
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
