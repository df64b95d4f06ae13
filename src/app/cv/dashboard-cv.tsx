/** /dashboard/cv/ID: what an applicant-tracking system reads from a CV, field by field, beside the file. */
import './reading.css'
import { Form, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import {
  isFailedSubmission,
  RESUME_INFORMATION_FAILED,
  submitOrFallback,
} from '#app/request/failed-submission.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { type CvList, LIST_ENTRIES } from '#core/cv/cv-fields.ts'
import { type CvId, cvAddress } from '#core/cv/cv-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import type { Route } from './+types/dashboard-cv.ts'
import { AddForm } from './add-form.tsx'
import { Block } from './blocks.tsx'
import { CheckFirst } from './certainty.tsx'
import { type CvAttempt, handleCvAction } from './cv-actions.ts'
import { CvHead } from './cv-head.tsx'
import { DoneNotice } from './done-notice.tsx'
import { FileView } from './file-view.tsx'
import { loadCv, type ShownCv } from './load-cv.ts'
import { SelectionProvider, useSelection } from './selection.tsx'
import { UnreadLines } from './unread-lines.tsx'
import { ValueRow } from './value-row.tsx'
import { Versions } from './versions.tsx'
import { ViewColumns } from './view-columns.tsx'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  return loadCv(args.context.get(servicesContext), viewer.id, requireId(args.params.cvId))
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const id = requireId(args.params.cvId)
  const { signal } = args.request
  const form = await args.request.formData()
  const version = Number(form.get('version'))
  const services = args.context.get(servicesContext)
  return handleCvAction({ services, accountId: viewer.id, id, version, form, signal })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return submitOrFallback(serverAction, () => unanswered(sent))
}

function requireId(text: string) {
  const id = readUuid<CvId>(text)
  if (!id) throw new Refusal('not_found')
  return id
}

/** Selecting a value only changes the query string and must not reload the CV. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked
  if (isFailedSubmission(asked)) return false
  // After an edit conflict the page has to show the current values.
  if (asked.actionStatus === 409) return true
  const isSelectionChange =
    !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isSelectionChange ? false : defaultShouldRevalidate
}

export default function DashboardCv({ loaderData: cv }: Route.ComponentProps) {
  const filled = cv.sections.filter(({ blocks }) => blocks.length > 0)
  const empty = cv.sections.filter(({ blocks }) => blocks.length === 0)
  const hasFile = cv.lines.length > 0 || cv.file !== null
  return (
    <SelectionProvider cv={cv}>
      <PageHead
        title={cv.name}
        description="What we read from your CV."
        path={cvAddress(cv.id)}
        isPrivate
      />
      {/* Shared form for single-action buttons anywhere on the page. */}
      <Form id="cv-op" method="post" action={cvAddress(cv.id)} replace preventScrollReset>
        <input type="hidden" name="version" value={cv.version} />
      </Form>
      <CvHead cv={cv} />
      <ViewColumns hasFile={hasFile}>
        <div id="fields" className="cv-fields">
          <DoneNotice cv={cv} />
          {cv.kind === 'read' && <CheckFirst unsure={cv.unsure} />}
          <section aria-labelledby="s-contact">
            <h2 id="s-contact">Contact</h2>
            <dl className="cv-values">
              {cv.head.map((value) => (
                <ValueRow key={value.key} cv={cv} value={value} />
              ))}
            </dl>
          </section>
          {filled.map((section) => (
            <Section key={section.list} cv={cv} section={section} />
          ))}
          <UnreadLines cv={cv} />
          {empty.length > 0 && (
            <section aria-labelledby="s-empty">
              <h2 id="s-empty">Not in your CV</h2>
              <ul className="cv-empties">
                {empty.map(({ list, title }) => (
                  <li key={list}>
                    <AddLink list={list}>{title}</AddLink>
                  </li>
                ))}
              </ul>
              {empty.map((section) => (
                <SectionAdd key={section.list} cv={cv} section={section} />
              ))}
            </section>
          )}
          <Versions cv={cv} />
        </div>
        {hasFile && <FileView cv={cv} />}
      </ViewColumns>
    </SelectionProvider>
  )
}

type Section = ShownCv['sections'][number]

function Section({ cv, section }: { cv: ShownCv; section: Section }) {
  const { list, title, blocks } = section
  return (
    <section id={`s-${list}`} aria-labelledby={`s-${list}-title`}>
      <h2 id={`s-${list}-title`}>
        {title}
        <AddLink list={list}>Add</AddLink>
      </h2>
      <SectionAdd cv={cv} section={section} />
      <ul className="cv-blocks">
        {blocks.map((block, at) => (
          <Block
            key={block.id}
            cv={cv}
            block={block}
            isFirst={at === 0}
            isLast={at === blocks.length - 1}
          />
        ))}
      </ul>
    </section>
  )
}

function SectionAdd({ cv, section: { list, title } }: { cv: ShownCv; section: Section }) {
  const { add } = useSelection()
  return add === list ? <AddForm key={list} cv={cv} id={list} list={list} label={title} /> : null
}

function AddLink({ list, children }: { list: CvList; children: string }) {
  return (
    <Link
      to={`?add=${list}#add-${list}`}
      className="cv-tool"
      aria-label={children === 'Add' ? `Add ${LIST_ENTRIES[list]}` : undefined}
      preventScrollReset
      replace
    >
      <Icon name="plus" />
      {children}
    </Link>
  )
}

/** The result of a form when the server couldn't be reached: an error, with the typed values kept. */
async function unanswered(request: Request): Promise<CvAttempt> {
  const typed: Record<string, string> = {}
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') typed[name] ??= value
  }
  return { problem: RESUME_INFORMATION_FAILED, typed }
}
