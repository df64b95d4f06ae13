/** /dashboard/cv/ID: what an employer's system will store of a CV, field by field, beside the file itself. */
import { Form, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import './reading.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { isUnanswered, orUnanswered } from '#app/request/unanswered.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { cvAddress, readCvId } from '#core/cv/cv-id.ts'
import type { Route } from './+types/dashboard-cv.ts'
import { actOnCv } from './act-on-cv.ts'
import { AddForm } from './add-form.tsx'
import { Block } from './blocks.tsx'
import { CvHead } from './cv-head.tsx'
import { DoneNotice } from './done-notice.tsx'
import { FileView } from './file-view.tsx'
import { loadCv, type ShownCv } from './load-cv.ts'
import { SelectionOf, useSelection } from './selection.tsx'
import { SurenessLegend } from './sureness.tsx'
import { unanswered } from './unanswered.ts'
import { ValueRow } from './value-row.tsx'
import { Versions } from './versions.tsx'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  return loadCv(args.context.get(worldContext), viewer.id, requireId(args.params.cvId))
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const id = requireId(args.params.cvId)
  const { signal } = args.request
  const form = await args.request.formData()
  const version = Number(form.get('version'))
  const world = args.context.get(worldContext)
  return actOnCv({ world, accountId: viewer.id, id, version, form, signal })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return orUnanswered(serverAction, () => unanswered(sent))
}

function requireId(text: string) {
  const id = readCvId(text)
  if (!id) throw new Refusal('not_found')
  return id
}

/** Which value is looked at is in the address, and is no reason to read the CV anew. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked
  if (isUnanswered(asked)) return false
  // A change that met another one has to see what stands there now.
  if (asked.actionStatus === 409) return true
  const isLook =
    !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isLook ? false : defaultShouldRevalidate
}

export default function DashboardCv({ loaderData: cv }: Route.ComponentProps) {
  const filled = cv.sections.filter(({ blocks }) => blocks.length > 0)
  const empty = cv.sections.filter(({ blocks }) => blocks.length === 0)
  const hasFile = cv.lines.length > 0 || cv.file !== null
  return (
    <SelectionOf cv={cv}>
      <PageHead
        title={cv.name}
        description="What is stored of your CV."
        path={cvAddress(cv.id)}
        isPrivate
      />
      {/* Buttons that do one thing at once belong to this form, wherever they stand. */}
      <Form id="cv-op" method="post" action={cvAddress(cv.id)} replace preventScrollReset>
        <input type="hidden" name="version" value={cv.version} />
      </Form>
      <CvHead cv={cv} />
      {hasFile && (
        <nav className="cv-jump" aria-label="Parts of this page">
          <a href="#fields">What is stored</a>
          <a href="#file">The file</a>
        </nav>
      )}
      <div className="cv-columns" data-single={!hasFile || undefined}>
        <div id="fields" className="cv-fields">
          <DoneNotice cv={cv} />
          {cv.kind === 'read' && <SurenessLegend />}
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
          {empty.length > 0 && (
            <section aria-labelledby="s-empty">
              <h2 id="s-empty">Not found</h2>
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
      </div>
    </SelectionOf>
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

function AddLink({ list, children }: { list: string; children: string }) {
  return (
    <Link
      to={`?add=${list}#add-${list}`}
      className="cv-tool"
      aria-label={children === 'Add' ? `Add to ${list}` : undefined}
      preventScrollReset
      replace
    >
      <Icon name="plus" />
      {children}
    </Link>
  )
}
