/** /api/docs: the API reference, generated from /openapi.json. This page has the basics and the list of operations. */
import { Link } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { Contents } from '#app/pages/text-page.tsx'
import { servicesContext } from '#app/request/context.ts'
import { API_CHAPTERS, operationsOf } from '#core/api/api-chapters.ts'
import { apiReference } from '#core/api/api-description.ts'
import type { Route } from './+types/api-docs.ts'

export function loader({ context }: Route.LoaderArgs) {
  const reference = apiReference(context.get(servicesContext).describeApi())
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
        description="Search and read the jobs on this site from any program: every endpoint with its parameters, responses and errors."
        path="/api/docs"
      />
      <header className="mb-10 max-w-text">
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
          The base URL is <code>{server}</code>. The API uses JSON and can do everything that the
          pages of this site can do. You don’t need a key to read jobs and companies. For your own
          data, under <code>/api/me</code>, create an access token on the{' '}
          <Link to="/dashboard/data">Your data</Link> page and send it in the{' '}
          <code>Authorization: Bearer</code> header. A few endpoints require a session cookie
          instead, as their examples show. This reference is also available as an OpenAPI 3.1
          document at <a href="/openapi.json">/openapi.json</a>.
        </p>
        <p>
          AI assistants can use <code>{server}/mcp</code> instead, a Model Context Protocol server
          with the same data and rules. Searching needs no key; for your own data, the assistant
          asks you for permission. The <Link to="/dashboard/assistants">Assistants</Link> page says
          how to connect one.
        </p>
        <ul>
          <li>
            <strong>GET requests</strong> for jobs and companies are allowed from any origin:
            responses include <code>Access-Control-Allow-Origin: *</code>. Except for the change
            feed, they can be cached for a minute and have an <code>ETag</code> for conditional
            requests.
          </li>
          <li>
            <strong>All other requests</strong> are accepted from this site’s own pages and from
            programs. Cross-origin browser requests get a 403.
          </li>
          <li>
            <strong>List values</strong> are separated by commas. Values within a list are combined
            with OR, different parameters with AND.
          </li>
          <li>
            <strong>Unknown parameters</strong> in a search return a 400 that names them, so a typo
            never gives you the wrong jobs.
          </li>
          <li>
            <strong>Errors</strong> are problem documents (RFC 9457,{' '}
            <code>application/problem+json</code>) with a human-readable <code>title</code>, a
            stable <code>code</code> and, for invalid parameters, one entry each in{' '}
            <code>errors</code>.
          </li>
        </ul>
      </div>
    </section>
  )
}
