/** /dashboard/cover-letter/ID: a letter with the source of every sentence, beside its facts, then its pages and downloads. */
import { Form, useActionData, useNavigation } from 'react-router'
import '#app/cv-maker/resume-generator.css'
import './cover-letter.css'
import '#app/ui/back-link.css'
import { Attach } from '#app/cv-maker/attach.tsx'
import { DesignForm } from '#app/cv-maker/design-form.tsx'
import { Fold } from '#app/cv-maker/fold.tsx'
import { Versions } from '#app/cv-maker/versions.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFormValues } from '#app/ui/use-form-values.ts'
import { Refusal } from '#core/api/refusal.ts'
import { LETTER_FILE_FORMATS, type LetterFileFormat } from '#core/documents/letter-file-format.ts'
import { compareLetters } from '#core/letter/compare-letters.ts'
import type { LetterLanguage } from '#core/letter/letter-language.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { readVersionNumber } from '#core/text/version-number.ts'
import * as jobs from '#store/jobs.ts'
import * as letters from '#store/letters.ts'
import type { Route } from './+types/cover-letter-editor.ts'
import { DraftByModel } from './ask-model.tsx'
import { LetterComparison } from './comparison.tsx'
import { act, type LetterAttempt } from './cover-letter-action.ts'
import { FactsForm } from './facts-form.tsx'
import {
  LETTERS_PATH,
  letterAddress,
  letterFileAddress,
  letterTemplateAddress,
} from './letter-address.ts'
import { LetterBody } from './letter-body.tsx'
import { LetterPages } from './letter-pages.tsx'
import { loadLetter, requireLetter, requireLetterId } from './load-letter.ts'
import { NotClaimed } from './not-claimed.tsx'
import { ReasonForm } from './reason-form.tsx'
import { LANGUAGE_WORDS, WordsFields } from './words-fields.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const id = requireLetterId(args.params.letterId)
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('compare')
  const compared = asked === null ? null : readVersionNumber(asked)
  if (asked !== null && compared === null) throw new Refusal('not_found')
  const { content: now, jobId } = await requireLetter(services, accountId, id)
  const earlier = compared ? await letters.readVersion(services.db, accountId, id, compared) : null
  const job = jobId === null ? null : await jobs.byId(services.db, jobId)
  return {
    letter: await loadLetter(services, accountId, id),
    job: job && {
      id: job.id,
      title: job.title,
      company: job.company,
      isOpen: job.closedAt === null,
    },
    comparison: earlier && {
      name: earlier.name ?? `Version ${earlier.version}`,
      differences: compareLetters(earlier.content, now),
    },
    said: searchParams.get('said'),
    undo: Number(searchParams.get('undo')) || null,
    application: searchParams.get('application'),
    now: services.clock.now(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const id = requireLetterId(args.params.letterId)
  const { signal } = args.request
  return act({ services, accountId, id, form: await args.request.formData(), signal })
}

const MESSAGES: Readonly<Record<string, string>> = {
  renamed: 'Renamed.',
  named: 'Version named.',
  restored: 'Version restored. The previous text is under Versions.',
  attached: 'PDF attached to the application.',
  edit: 'Saved.',
  remove: 'Sentence removed.',
  move: 'Moved.',
  add: 'Added.',
  replace: 'Sentence replaced.',
  head: 'Saved.',
  draft: 'Draft applied. The previous text is under Versions.',
  facts: 'Facts updated. The previous text is under Versions.',
  reason: 'Saved. The previous text is under Versions.',
  again: 'Letter rewritten. The previous text is under Versions.',
}

const FORMAT_WORDS: Readonly<Record<LetterFileFormat, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  txt: 'plain text',
}

export default function LetterPage({ loaderData }: Route.ComponentProps) {
  const { letter, job, comparison, said, undo, application, now } = loaderData
  const attempt = useActionData() as LetterAttempt | undefined
  const message = entryOf(MESSAGES, said ?? '')
  return (
    <div className="maker">
      <PageHead
        title={letter.name}
        description="A cover letter you wrote, sentence by sentence."
        path={letterAddress(letter.id)}
        isPrivate
      />
      <p className="no-print">
        <a href={LETTERS_PATH} className="back-link">
          <Icon name="arrow-left" /> Cover Letter
        </a>
      </p>
      <header className="maker-head">
        <h1>{letter.name}</h1>
        <p className="text-muted">
          {job && (
            <>
              Cover letter for{' '}
              <a href={`/jobs/${job.id}`} className="link">
                {job.title === letter.name.slice(0, job.title.length)
                  ? 'this job'
                  : `${job.title}, ${job.company}`}
              </a>
              {!job.isOpen && ' (closed)'}
            </>
          )}
        </p>
        {message && (
          <Form method="post" preventScrollReset className="notice">
            <Icon name="check" />
            <span role="status">
              {message}{' '}
              {application && (
                <a
                  href={`/dashboard/job-tracker/${encodeURIComponent(application)}#documents`}
                  className="link"
                >
                  Open the application
                </a>
              )}
            </span>
            {undo !== null && letter.versions.some((it) => it.version === undo) && (
              <>
                <input type="hidden" name="version" value={letter.version} />
                <input type="hidden" name="of" value={undo} />
                <button
                  type="submit"
                  name="intent"
                  value="restore-version"
                  className="button button-small"
                >
                  Undo
                </button>
              </>
            )}
          </Form>
        )}
        {attempt?.problem && !letter.sentences.some(({ id }) => id === attempt.of) && (
          <p className="notice notice-warn" role="alert">
            <Icon name="circle-alert" />
            <span>{attempt.problem}</span>
          </p>
        )}
        <Steps />
      </header>
      <div className="maker-columns letter-columns">
        <div className="maker-side">
          {letter.isOtherLanguage && letter.advice.weakness === null && (
            <OtherLanguage language={letter.content.language} />
          )}
          <LetterBody letter={letter} attempt={attempt} />
        </div>
        <div className="maker-side letter-facts-side">
          <FactsForm letter={letter} attempt={attempt} />
          <NotClaimed gaps={letter.content.notClaimed} />
        </div>
        <div className="maker-side">
          <ReasonForm letter={letter} attempt={attempt} />
        </div>
        <LetterPages letter={letter} />
        <div className="maker-side">
          <Downloads letter={letter} />
          <Attach job={job} applications={letter.applications} />
          <RecipientForm letter={letter} />
          <RewriteForm letter={letter} />
          <DraftByModel letter={letter} attempt={attempt} />
          <DesignForm
            design={letter.design}
            hasLength={false}
            pictureOf={(template) => letterTemplateAddress(letter.id, letter.version, template)}
          />
          <Versions of={letter} address={letterAddress(letter.id)} now={now}>
            {comparison && <LetterComparison {...comparison} />}
          </Versions>
          <Form method="post">
            <button type="submit" name="intent" value="delete" className="delete-link">
              <Icon name="trash-2" />
              Delete letter
            </button>
          </Form>
        </div>
      </div>
    </div>
  )
}

/** What there is to do, in its order. */
const STEPS = [
  ['body-heading', 'What it says'],
  ['facts-heading', 'Facts'],
  ['reason-heading', 'Your reason'],
  ['download-heading', 'Download'],
] as const

function Steps() {
  return (
    <nav aria-label="Steps" className="no-print">
      <ol className="letter-steps">
        {STEPS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="link">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Downloads({ letter }: LetterProps) {
  return (
    <section aria-labelledby="download-heading" className="maker-part no-print">
      <h2 id="download-heading" tabIndex={-1}>
        Download
      </h2>
      {letter.advice.weakness !== null && (
        <p className="hint">This draft is weak: add your own sentence first.</p>
      )}
      <div className="maker-downloads">
        {LETTER_FILE_FORMATS.filter((format) => format !== 'txt').map((format) => (
          <a
            key={format}
            href={letterFileAddress(letter.id, format)}
            download
            className={format === 'pdf' ? 'button button-primary' : 'button'}
          >
            <Icon name="download" />
            Download {FORMAT_WORDS[format]}
          </a>
        ))}
        <a href={letterFileAddress(letter.id, 'txt')} download className="button button-plain">
          Download plain text
        </a>
        <CopyButton
          from="letter-text"
          label="Copy letter as text"
          copied="Letter copied"
          failed="Select the text and copy it manually."
        />
        <button
          type="button"
          className="button button-plain needs-script"
          onClick={() => window.print()}
        >
          Print
        </button>
      </div>
    </section>
  )
}

/** Lines of a CV in another language cannot be turned into sentences of this one. */
function OtherLanguage({ language }: { language: LetterLanguage }) {
  return (
    <p className="notice">
      <Icon name="info" />
      <span>
        This letter is in {LANGUAGE_WORDS[language]}, but your CV isn’t, so lines of your CV are
        quoted as they are. Choose another CV or language under{' '}
        <a href="#again-heading" className="link">
          {REWRITE}
        </a>
        .
      </span>
    </p>
  )
}

type LetterProps = Pick<Route.ComponentProps['loaderData'], 'letter'>

/** The recipient and the subject line. */
function RecipientForm({ letter: { version, content } }: LetterProps) {
  const form = useFormValues({ addressee: content.addressee, subject: content.subject })
  return (
    <Fold id="head-heading" title="Recipient and subject">
      <Form ref={form} method="post" preventScrollReset className="letter-edit">
        <input type="hidden" name="intent" value="head" />
        <input type="hidden" name="version" value={version} />
        <label className="letter-field">
          <span className="label">Recipient</span>
          <input
            name="addressee"
            className="input"
            maxLength={200}
            defaultValue={content.addressee}
          />
        </label>
        <label className="letter-field">
          <span className="label">Subject</span>
          <input name="subject" className="input" maxLength={400} defaultValue={content.subject} />
        </label>
        <p className="maker-tools">
          <button type="submit" className="button button-small">
            Save
          </button>
        </p>
      </Form>
    </Fold>
  )
}

const REWRITE = 'Tone, length, language and CV'

/** Rewrites the letter with another tone, length, language or CV. */
function RewriteForm({ letter: { version, content, cvId, cvs } }: LetterProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'again'
  const { tone, length, language, addressee } = content
  const values = { cvId: cvId ?? '', tone, length, language, addressee }
  const form = useFormValues(values)
  return (
    <Fold id="again-heading" title={REWRITE}>
      <Form ref={form} method="post" className="letter-edit">
        <input type="hidden" name="intent" value="again" />
        <input type="hidden" name="version" value={version} />
        <WordsFields
          cvs={cvs}
          profileName="CV from my profile"
          values={values}
          hasOwnWords={false}
        />
        <p className="hint">
          Rewriting replaces your sentences and edits. You can find the current letter under
          Versions.
        </p>
        <p className="maker-tools">
          <button type="submit" className="button" disabled={isBusy}>
            {isBusy ? 'Writing…' : 'Rewrite letter'}
          </button>
        </p>
      </Form>
    </Fold>
  )
}
