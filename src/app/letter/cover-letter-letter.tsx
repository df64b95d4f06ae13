/** /dashboard/cover-letter/ID: a letter with the source of every sentence, beside the page as it is printed. */
import { Form, useActionData, useNavigation } from 'react-router'
import '#app/cv-maker/resume-generator.css'
import './cover-letter.css'
import { Attach } from '#app/cv-maker/attach.tsx'
import { DesignForm } from '#app/cv-maker/design-form.tsx'
import { Versions } from '#app/cv-maker/versions.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHeld } from '#app/ui/use-held.ts'
import { Refusal } from '#core/api/refusal.ts'
import { LETTER_FILE_FORMATS, type LetterFileFormat } from '#core/documents/letter-file-format.ts'
import { compareLetters } from '#core/letter/compare-letters.ts'
import { readVersionNumber } from '#core/text/version-number.ts'
import * as jobs from '#store/jobs.ts'
import * as letters from '#store/letters.ts'
import type { Route } from './+types/cover-letter-letter.ts'
import { act, type LetterAttempt } from './act.ts'
import { DraftByModel } from './ask-model.tsx'
import { LetterComparison } from './comparison.tsx'
import { LETTERS_PATH, letterAddress, letterFileAddress } from './letter-address.ts'
import { LetterBody } from './letter-body.tsx'
import { LetterPages } from './letter-pages.tsx'
import { loadLetter, requireLetter, requireLetterId } from './load-letter.ts'
import { NotClaimed } from './not-claimed.tsx'
import { WordsFields } from './words-fields.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const id = requireLetterId(args.params.letterId)
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('compare')
  const compared = asked === null ? null : readVersionNumber(asked)
  if (asked !== null && compared === null) throw new Refusal('not_found')
  const { content: now, jobId } = await requireLetter(world, accountId, id)
  const earlier = compared ? await letters.readVersion(world.db, accountId, id, compared) : null
  const job = jobId === null ? null : await jobs.byId(world.db, jobId)
  return {
    letter: await loadLetter(world, accountId, id),
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
    now: world.clock.now(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const id = requireLetterId(args.params.letterId)
  const { signal } = args.request
  return act({ world, accountId, id, form: await args.request.formData(), signal })
}

const SAID: Readonly<Record<string, string>> = {
  renamed: 'Renamed.',
  named: 'Kept under this name.',
  restored: 'Brought back. What it was before is among the versions.',
  attached: 'The PDF is kept with the application.',
  edit: 'Saved.',
  remove: 'The sentence is gone.',
  move: 'Moved.',
  add: 'Added.',
  replace: 'Said in another way.',
  head: 'Saved.',
  draft: 'Taken over. What it was before is among the versions.',
  again: 'Written anew. What it was before is among the versions.',
}

const FORMAT_WORDS: Readonly<Record<LetterFileFormat, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  txt: 'Text',
}

export default function LetterPage({ loaderData }: Route.ComponentProps) {
  const { letter, job, comparison, said, undo, application, now } = loaderData
  const attempt = useActionData() as LetterAttempt | undefined
  return (
    <div className="maker">
      <PageHead
        title={letter.name}
        description="A cover letter written here."
        path={letterAddress(letter.id)}
        isPrivate
      />
      <p className="no-print">
        <a href={LETTERS_PATH} className="link inline-flex items-center gap-1">
          <Icon name="arrow-left" /> Cover Letter
        </a>
      </p>
      <header className="maker-head">
        <h1>{letter.name}</h1>
        <p className="text-muted">
          {job && (
            <>
              For{' '}
              <a href={`/jobs/${job.id}`} className="link">
                {job.title}, {job.company}
              </a>
              {!job.isOpen && ', which is closed'}
            </>
          )}
        </p>
        {said && SAID[said] && (
          <Form method="post" preventScrollReset className="notice">
            <Icon name="check" />
            <span role="status">
              {SAID[said]}{' '}
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
        <nav aria-label="Take it along" className="maker-downloads">
          {LETTER_FILE_FORMATS.map((format) => (
            <a
              key={format}
              href={letterFileAddress(letter.id, format)}
              download
              className={format === 'pdf' ? 'button button-primary' : 'button'}
            >
              <Icon name="download" />
              {FORMAT_WORDS[format]}
            </a>
          ))}
          <CopyButton
            from="letter-text"
            label="Copy the letter as text"
            copied="The letter is copied."
            failed="Select the text and copy it by hand."
          />
          <button
            type="button"
            className="button button-small needs-script"
            onClick={() => window.print()}
          >
            Print
          </button>
        </nav>
      </header>
      <div className="maker-columns">
        <div className="maker-side">
          <LetterBody letter={letter} attempt={attempt} />
          <NotClaimed gaps={letter.content.notClaimed} />
          <HeadForm letter={letter} />
          <AgainForm letter={letter} />
          <DraftByModel letter={letter} attempt={attempt} />
          <DesignForm design={letter.design} hasLength={false} />
          <Attach job={job} applications={letter.applications} />
          <Versions of={letter} address={letterAddress(letter.id)} now={now}>
            {comparison && <LetterComparison {...comparison} />}
          </Versions>
          <Form method="post">
            <button type="submit" name="intent" value="delete" className="button button-plain">
              <Icon name="trash-2" />
              Delete this letter
            </button>
          </Form>
        </div>
        <LetterPages letter={letter} />
      </div>
    </div>
  )
}

type LetterProps = Pick<Route.ComponentProps['loaderData'], 'letter'>

/** To whom, and about what. */
function HeadForm({ letter: { version, content } }: LetterProps) {
  const form = useHeld({ addressee: content.addressee, subject: content.subject })
  return (
    <section aria-labelledby="head-heading" className="maker-part">
      <h2 id="head-heading">To whom, about what</h2>
      <Form ref={form} method="post" preventScrollReset className="letter-edit">
        <input type="hidden" name="intent" value="head" />
        <input type="hidden" name="version" value={version} />
        <label className="letter-field">
          <span className="label">To whom</span>
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
    </section>
  )
}

/** The same letter in another tone or length, or from another CV. */
function AgainForm({ letter: { version, content, cvId, cvs } }: LetterProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'again'
  const { tone, length, addressee, own } = content
  const values = { cvId: cvId ?? '', tone, length, addressee, ...own }
  const form = useHeld(values)
  return (
    <section aria-labelledby="again-heading" className="maker-part">
      <h2 id="again-heading">Write it anew</h2>
      <details>
        <summary className="link">Another tone, length or CV</summary>
        <Form ref={form} method="post" className="letter-edit">
          <input type="hidden" name="intent" value="again" />
          <input type="hidden" name="version" value={version} />
          <WordsFields cvs={cvs} profileName="The CV of my profile" values={values} />
          <p className="hint">
            Your own sentences and edits go; the letter as it is now stays among the versions.
          </p>
          <p className="maker-tools">
            <button type="submit" className="button" disabled={isBusy}>
              {isBusy ? 'Writing…' : 'Write it anew'}
            </button>
          </p>
        </Form>
      </details>
    </section>
  )
}
