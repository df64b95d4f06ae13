/** /dashboard/job-tracker/import: imports another tracker's table after a preview; an import can be undone. */
import { data, Form, redirect } from 'react-router'
import { countOf } from '#core/text/count-of.ts'
import './application-import.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { isUuid } from '#core/text/uuid.ts'
import * as applicationImports from '#store/application-imports.ts'
import { importApplications, previewImport, undoImport } from '#work/tracker/import-applications.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/application-import.ts'
import { ImportStart } from './import-start.tsx'
import { PastImports } from './past-imports.tsx'
import { ImportPreview } from './preview.tsx'
import { readImportForm } from './read-form.ts'
import { showPreview } from './shown-preview.ts'

const PATH = '/dashboard/job-tracker/import'
/** How many recent imports are listed for undo. */
const PAST_IMPORTS = 5

const NO_TABLE =
  'We can’t read this file as a table. In Excel, Numbers or Google Sheets, save or download it as CSV and upload that.'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const done = new URL(args.request.url).searchParams.get('done')
  const past = await applicationImports.list(services.db, id, PAST_IMPORTS)
  return { past, done: past.find((it) => it.id === done) ?? null, now: services.clock.now() }
}

export async function action(args: Route.ActionArgs) {
  const { id } = requireViewer(args)
  const services = inBulk(args.context.get(servicesContext))
  const form = await readImportForm(services, id, args.request)
  const { intent, text, name, answers } = form
  if (intent === 'undo' || intent === 'redo') {
    if (!isUuid(form.importId)) throw new Refusal('not_found')
    await undoImport(services, id, { id: form.importId, isUndone: intent === 'undo' })
    return redirect(`${PATH}?done=${form.importId}`, 303)
  }
  if (intent !== 'preview' && intent !== 'import') throw new Refusal('unknown_action')
  if (text === null) return refused(NO_TABLE, '')
  if (text.trim() === '') return refused('Choose a file or paste a table.', '')
  const preview = await previewImport(services, id, { text, answers })
  if ('problem' in preview) return refused(preview.problem, text)
  if (intent === 'preview') return { problem: null, text, preview: showPreview(preview, form) }
  const imported = await importApplications(services, id, {
    text,
    answers,
    lines: form.lines,
    name,
  })
  if ('problem' in imported) {
    const shown = { problem: imported.problem, text, preview: showPreview(preview, form) }
    return data(shown, { status: 422 })
  }
  return redirect(`${PATH}?done=${imported.id}`, 303)
}

const refused = (problem: string, text: string) =>
  data({ problem, text, preview: null }, { status: 422 })

export default function ApplicationImport({ loaderData, actionData }: Route.ComponentProps) {
  const { past, done, now } = loaderData
  const { problem = null, text = '', preview = null } = actionData ?? {}
  return (
    <div className="import">
      <PageHead
        title="Import applications"
        description="Import your applications from another tracker."
        path={PATH}
        isPrivate
      />
      <p>
        <a href="/dashboard/job-tracker" className="link">
          Job Tracker
        </a>
      </p>
      <h1>Import applications</h1>
      {problem && (
        <p className="notice notice-warn" role="alert">
          <Icon name="triangle-alert" />
          <span>{problem}</span>
        </p>
      )}
      {done && !preview && (
        <div className="notice" role="status">
          <Icon name="check" />
          <span>{done.undoneAt ? 'Import undone.' : `${count(done.applications)} imported.`}</span>
          {!done.undoneAt && (
            <a href="/dashboard/job-tracker" className="button button-small">
              Open job tracker
            </a>
          )}
          <Form method="post">
            <input type="hidden" name="importId" value={done.id} />
            <button
              type="submit"
              name="intent"
              value={done.undoneAt ? 'redo' : 'undo'}
              className="button button-small"
            >
              {done.undoneAt ? 'Redo' : 'Undo'}
            </button>
          </Form>
        </div>
      )}
      {preview ? (
        <ImportPreview key={JSON.stringify(preview)} preview={preview} text={text} />
      ) : (
        <>
          <ImportStart text={text} />
          <PastImports past={past} now={now} />
        </>
      )}
    </div>
  )
}

const count = (applications: number) => countOf(applications, 'application')
