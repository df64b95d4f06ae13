/** /dashboard/resume-generator/ID: one generated CV, with its changes and design beside a preview of the pages. */
import { Form } from 'react-router'
import './resume-generator.css'
import '#app/ui/back-link.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useFormValues } from '#app/ui/use-form-values.ts'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { compareCvs } from '#core/cv/compare-cvs.ts'
import { cvAddress } from '#core/cv/cv-id.ts'
import { TEMPLATE_COLUMNS } from '#core/documents/cv-design-choices.ts'
import { CV_FILE_FORMATS, type CvFileFormat } from '#core/documents/cv-file-format.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { readVersionNumber } from '#core/text/version-number.ts'
import * as cvs from '#store/cvs.ts'
import { readMadeCvBack } from '#work/cv/made-cv-improvements.ts'
import { printedCv } from '#work/cv/printed-cv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/resume-generator-cv.ts'
import { Attach } from './attach.tsx'
import { Changes } from './changes.tsx'
import { Comparison } from './comparison.tsx'
import { act } from './cv-maker-actions.ts'
import { DesignForm } from './design-form.tsx'
import { Fold } from './fold.tsx'
import { Improvements } from './improvements.tsx'
import { loadGeneratedCv, requireCvId, requireGeneratedCv } from './load-generated-cv.ts'
import { fileAddress, MAKER_PATH, makerAddress, templateAddress } from './maker-address.ts'
import { Preview } from './preview.tsx'
import { SectionList } from './section-list.tsx'
import { Versions } from './versions.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const id = requireCvId(args.params.cvId)
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('compare')
  const compared = asked === null ? null : readVersionNumber(asked)
  if (asked !== null && compared === null) throw new Refusal('not_found')
  const then = compared ? await cvs.readVersion(services.db, accountId, id, compared) : null
  const cv = await requireGeneratedCv(services, accountId, id)
  return {
    cv: await loadGeneratedCv(services, accountId, cv),
    comparison: then && {
      name: then.name ?? `Version ${then.version}`,
      differences: compareCvs(printedCv(then), cv.finished),
    },
    said: searchParams.get('said'),
    application: searchParams.get('application'),
    readBack:
      searchParams.get('read') === 'back'
        ? await readNow(services, accountId, cv, args.request.signal)
        : undefined,
    now: services.clock.now(),
  }
}

/** Null while files of others are read. */
async function readNow(
  services: Services,
  accountId: AccountId,
  { finished, design }: Awaited<ReturnType<typeof requireGeneratedCv>>,
  signal: AbortSignal,
) {
  try {
    return await readMadeCvBack(services, accountId, { cv: finished, design }, signal)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const id = requireCvId(args.params.cvId)
  return act({ services, accountId, id, form: await args.request.formData() })
}

const SAID: Readonly<Record<string, string>> = {
  renamed: 'Renamed.',
  named: 'Version name saved.',
  restored: 'Version restored. The previous one is still in the list.',
  attached: 'PDF attached to the application.',
}

/** What most people need; the others are links. */
const BUTTONS: readonly CvFileFormat[] = ['pdf', 'docx']

const FORMAT_WORDS: Readonly<Record<CvFileFormat, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  txt: 'plain text',
  md: 'Markdown',
  json: 'JSON Resume',
}

export default function MadeCv({ loaderData, actionData }: Route.ComponentProps) {
  const { cv, comparison, said, application, readBack, now } = loaderData
  const sentence = said ? entryOf(SAID, said) : undefined
  const renaming = useFormValues({ name: cv.name })
  return (
    <div className="maker">
      <PageHead
        title={cv.name}
        description="A CV you generated, with its changes, design and preview."
        path={makerAddress(cv.id)}
        isPrivate
      />
      <p>
        <a href={MAKER_PATH} className="back-link no-print">
          <Icon name="arrow-left" />
          Resume Generator
        </a>
      </p>
      <header className="maker-head">
        <h1>{cv.name}</h1>
        <p className="text-muted">
          {cv.job && (
            <>
              CV for{' '}
              <a href={`/jobs/${cv.job.id}`} className="link">
                {cv.job.title === cv.name.slice(0, cv.job.title.length)
                  ? 'this job'
                  : `${cv.job.title}, ${cv.job.company}`}
              </a>
              {cv.job.isOpen ? '. ' : '. This job is closed. '}
            </>
          )}
          {cv.base ? (
            <>
              Based on{' '}
              <a href={cvAddress(cv.base.id)} className="link">
                {cv.base.name}
              </a>
              .
            </>
          ) : (
            'Based on your profile.'
          )}
        </p>
        {sentence && (
          <p className="notice" role="status">
            <Icon name="check" />
            <span>
              {sentence}{' '}
              {application && (
                <a
                  href={`/dashboard/job-tracker/${encodeURIComponent(application)}#documents`}
                  className="link"
                >
                  Open the application
                </a>
              )}
            </span>
          </p>
        )}
        {actionData && (
          <p className="notice notice-danger" role="alert">
            <Icon name="circle-alert" />
            <span>{actionData.problem}</span>
          </p>
        )}
        <nav aria-label="Download" className="maker-downloads">
          {BUTTONS.map((format) => (
            <a
              key={format}
              href={fileAddress(cv.id, format)}
              download
              className={format === 'pdf' ? 'button button-primary' : 'button'}
            >
              <Icon name="download" />
              Download {FORMAT_WORDS[format]}
            </a>
          ))}
          <span className="maker-other-formats text-muted">
            Other formats:
            {CV_FILE_FORMATS.filter((format) => !BUTTONS.includes(format)).map((format) => (
              <a key={format} href={fileAddress(cv.id, format)} download className="link">
                {FORMAT_WORDS[format]}
              </a>
            ))}
          </span>
        </nav>
      </header>
      <div className="maker-columns">
        <div className="maker-side">
          {cv.tailoring && <Changes tailoring={cv.tailoring} />}
          {cv.improvements && cv.job && (
            <Improvements
              improvements={cv.improvements}
              readBack={readBack}
              jobId={cv.job.id}
              base={cv.base}
            />
          )}
        </div>
        <Preview cv={cv} />
        <div className="maker-side">
          <DesignForm
            design={cv.design}
            hasLength
            isOpen
            pictureOf={(template) => templateAddress(cv.id, cv.version, template)}
          />
          <SectionList
            sections={cv.sections}
            isTwoColumns={TEMPLATE_COLUMNS[cv.design.template] === 2}
          />
          <Fold id="content-heading" title="Content and name">
            <div className="maker-tools">
              <a href={cvAddress(cv.id)} className="button">
                Edit content
              </a>
              {cv.tailoring && (
                <Form method="post" preventScrollReset>
                  <button type="submit" name="intent" value="again" className="button">
                    <Icon name="refresh-cw" />
                    Suggest changes again
                  </button>
                </Form>
              )}
            </div>
            <Form ref={renaming} method="post" preventScrollReset className="maker-name-version">
              <input type="hidden" name="intent" value="rename" />
              <label className="maker-choice">
                <span className="label">Name of this CV</span>
                <input
                  name="name"
                  className="input"
                  maxLength={200}
                  required
                  defaultValue={cv.name}
                />
              </label>
              <button type="submit" className="button">
                Rename
              </button>
            </Form>
          </Fold>
          <Attach job={cv.job} applications={cv.applications} />
          {comparison && <Comparison {...comparison} />}
          <Versions of={cv} address={makerAddress(cv.id)} now={now} />
          <Form method="post">
            <button type="submit" name="intent" value="delete" className="delete-link">
              <Icon name="trash-2" />
              Delete this CV
            </button>
          </Form>
        </div>
      </div>
    </div>
  )
}
