/** Components of the API reference: one operation, one named schema. */
import type { ReactNode } from 'react'
import type {
  ApiBody,
  ApiField,
  ApiOperation,
  ApiParameter,
  ApiReference,
} from '#core/api/api-description.ts'

export function ApiOperationPart({ operation }: { operation: ApiOperation }) {
  const { id, method, path, summary, description, parameters, bodies, answer, errors } = operation
  return (
    <section id={id} className="text-section api-operation" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-mono text-base">
        <span className={method === 'GET' ? 'badge' : 'badge badge-info'}>{method}</span> {path}
      </h2>
      <p>{summary}.</p>
      {description && <p>{description}</p>}
      <h3>Try it</h3>
      <Code label={`How to call ${method} ${path}`}>{curl(operation)}</Code>
      {parameters.length > 0 && (
        <>
          <h3>Parameters</h3>
          <Table
            label={`Parameters of ${method} ${path}`}
            heads={['Name', 'Type', 'Description']}
            rows={parameters.map(parameterRow)}
          />
        </>
      )}
      {bodies.length > 0 && (
        <>
          <h3>Body</h3>
          {bodies.map((body, at) => (
            <BodyPart
              key={body.fields.map(({ name }) => name).join()}
              body={body}
              of={`${method} ${path}`}
              isOther={at > 0}
            />
          ))}
        </>
      )}
      {answer && (
        <>
          <h3>Response</h3>
          <p>
            200, <AnswerType answer={answer} />.{answer.example !== null && ' For example:'}
          </p>
          {answer.example !== null && (
            <Code label={`Example response of ${method} ${path}`}>
              {typeof answer.example === 'string'
                ? answer.example.trimEnd()
                : JSON.stringify(answer.example, null, 2)}
            </Code>
          )}
        </>
      )}
      {errors.length > 0 && (
        <>
          <h3>Errors</h3>
          <ul className="list-disc space-y-1 pl-5">
            {errors.map(({ status, description }) => (
              <li key={status}>
                <code className="font-mono text-sm font-semibold">{status}</code>{' '}
                <Prose text={description} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function AnswerType({ answer }: { answer: NonNullable<ApiOperation['answer']> }) {
  const { type, shape } = answer
  if (type === 'application/json') return <ShapeLink shape={shape} fallback="JSON" />
  if (type === '*/*') return 'the file, in its own content type'
  return <code className="font-mono text-sm">{type}</code>
}

function BodyPart({ body, of, isOther }: { body: ApiBody; of: string; isOther: boolean }) {
  const { type, fields } = body
  return (
    <>
      <p>
        {isOther && 'Or '}
        <code className="font-mono text-sm">{type}</code>:
      </p>
      {fields.length > 0 && (
        <Table
          label={`Fields sent to ${of}${isOther ? ', alternative' : ''}`}
          heads={['Field', 'Type', 'Description']}
          rows={fields.map((field) => {
            const row = fieldRow(field)
            return field.isRequired ? { ...row, meaning: requiredMeaning(row.meaning) } : row
          })}
        />
      )}
    </>
  )
}

const CREDENTIALS = {
  token: '-H "Authorization: Bearer $TOKEN"',
  session: '-H "Cookie: $SESSION_COOKIE"',
}

/**
 * A curl command that can be pasted into a terminal; `$TOKEN` and `$SESSION_COOKIE` are the reader's own.
 */
function curl({ method, path, credential, bodies, exampleUrl }: ApiOperation): string {
  const [body] = bodies
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${exampleUrl}'`,
    credential && CREDENTIALS[credential],
    body?.type === 'multipart/form-data' && `-F 'file=@${sampleFile(path)}'`,
    body?.type === 'application/json' && "-H 'Content-Type: application/json'",
    body?.type === 'application/json' && `-d '${JSON.stringify(body.example, null, 2)}'`,
  ]
    .filter(Boolean)
    .join(' \\\n  ')
}

function sampleFile(path: string): string {
  if (path.includes('/application-imports')) return 'applications.csv'
  return path.endsWith('/picture') ? 'me.png' : 'cv.pdf'
}

export function ApiShapePart({ shape }: { shape: ApiReference['shapes'][number] }) {
  const { name, fields } = shape
  return (
    <section id={shapeId(name)} className="mt-8" aria-labelledby={`${shapeId(name)}-title`}>
      <h3 id={`${shapeId(name)}-title`} className="mb-2 font-mono">
        {name}
      </h3>
      <Table
        label={`Fields of ${name}`}
        heads={['Field', 'Type', 'Description']}
        rows={fields.map(fieldRow)}
      />
    </section>
  )
}

type Row = { name: string; type: ReactNode; meaning: ReactNode }

function parameterRow(parameter: ApiParameter): Row {
  const { name, where, isRequired, type, limits, defaultValue, description } = parameter
  return {
    name,
    type: [type, ...limits].join('; '),
    meaning: (
      <>
        {description}
        {isRequired && <span className="block text-muted">Required, in the {where}</span>}
        {defaultValue !== null && (
          <span className="block text-muted">
            Default: <code className="font-mono">{defaultValue}</code>
          </span>
        )}
      </>
    ),
  }
}

/** Only the first letter of a sentence changes, not that of an acronym. */
const requiredMeaning = (meaning: string) =>
  ['required', meaning.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())]
    .filter(Boolean)
    .join('; ')

function fieldRow({ name, type, shape, limits, description }: ApiField): Row & { meaning: string } {
  return {
    name,
    type: shape ? (
      <>
        {type.startsWith('list of ') && 'list of '}
        <ShapeLink shape={shape} fallback={type} />
        {type.endsWith(' or null') && ' or null'}
      </>
    ) : (
      type
    ),
    meaning: [description, ...limits].filter(Boolean).join('; '),
  }
}

/** Renders text between backticks as code. */
function Prose({ text }: { text: string }) {
  const parts = text.split('`')
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="font-mono text-sm">
        {part}
      </code>
    ),
  )
}

function ShapeLink({ shape, fallback }: { shape: string | null; fallback: string }) {
  if (shape === null) return fallback
  return (
    <a href={`#${shapeId(shape)}`} className="link">
      {shape}
    </a>
  )
}

const shapeId = (name: string) => `shape-${name.toLowerCase()}`

function Table({ label, heads, rows }: { label: string; heads: string[]; rows: Row[] }) {
  return (
    <table className="data-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, meaning }) => (
          <tr key={name}>
            <th scope="row" className="font-mono">
              {name}
            </th>
            <td>{type}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Long lines scroll inside the block, which can take keyboard focus. */
function Code({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className="code-block" tabIndex={0} aria-label={label}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  )
}
