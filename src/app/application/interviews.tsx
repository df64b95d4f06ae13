/** Interview rounds, upcoming ones first, in the person's time zone, and in the one in which they were scheduled. */
import { useEffect, useState } from 'react'
import { formatWeekday } from '#app/ui/day-words.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import { isTimeZone, offsetName, wallTimeAt } from '#core/time/time-zone.ts'
import type { ApplicationId, ApplicationInterview, Stage } from '#core/tracker/application.ts'
import { ownTime } from '#core/tracker/own-time.ts'
import { ButtonForm } from './button-form.tsx'
import { icsAddress } from './ics-address.ts'
import { Linked } from './linked.tsx'
import { PartField, PartForm, PartSelect, PartText } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

type Props = {
  applicationId: ApplicationId
  stage: Stage
  interviews: readonly ApplicationInterview[]
  zones: readonly string[]
  /** The person's time zone. */
  own: string
  now: Date
}

const ZONES = 'time-zones'
/** Those with rounds of interviews. */
const INTERVIEW_STAGES: readonly Stage[] = ['Pre-Screen', 'Tech Interview', 'Final Interview']

export function Interviews({ applicationId, stage, interviews, zones, own, now }: Props) {
  const isOver = (it: ApplicationInterview) =>
    Date.parse(it.startsAt) + it.minutes * 60_000 < now.getTime()
  const inOrder = [
    ...interviews.filter((it) => !isOver(it)),
    ...interviews.filter(isOver).reverse(),
  ]
  const lastZone = interviews.at(-1)?.timeZone ?? null
  return (
    <PartSection
      id="interviews"
      title="Interviews"
      count={interviews.length}
      empty={
        interviews.length === 0
          ? 'Add each interview round. Follow-up dates and interviews appear in your calendar.'
          : null
      }
      add={{
        label: 'Add an interview',
        form: 'interview-new',
        body: <InterviewForm interview={null} zone={lastZone} stage={stage} />,
      }}
    >
      <datalist id={ZONES}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <ul className="part-list">
        {inOrder.map((interview) => (
          <li key={interview.id} className={isOver(interview) ? 'part-past' : undefined}>
            <Interview
              interview={interview}
              own={own}
              ics={isOver(interview) ? null : icsAddress(applicationId, interview.id)}
            />
          </li>
        ))}
      </ul>
    </PartSection>
  )
}

type OneProps = { interview: ApplicationInterview; own: string; ics: string | null }

function Interview({ interview, own, ics }: OneProps) {
  const { id, round, startsAt, timeZone, minutes, place, notes } = interview
  const begins = new Date(startsAt)
  const { on, time, agreed } = ownTime(begins, timeZone, own)
  const until = wallTimeAt(new Date(begins.getTime() + minutes * 60_000), own).slice(11)
  const where = `${timeZone.replaceAll('_', ' ')} (${offsetName(begins, timeZone)})`
  const form = `interview-${id}`
  return (
    <>
      <p className="part-name">{round}</p>
      <p>
        <time dateTime={startsAt}>
          {formatWeekday(on)}, {time}–{until}
        </time>{' '}
        <span className="text-muted">{agreed ? 'your time' : where}</span>
      </p>
      {agreed && (
        <p className="text-muted">
          {wallTimeAt(begins, timeZone).slice(11)} {where}
        </p>
      )}
      <BrowserTime startsAt={startsAt} shown={`${on}T${time}`} />
      {place && (
        <p>
          <Linked text={place} />
        </p>
      )}
      {notes && <p className="part-notes">{notes}</p>}
      {ics && (
        <a href={ics} download className="text-button">
          Add to calendar
          <span className="sr-only"> {round}</span>
        </a>
      )}
      <div className="part-tools part-tools-quiet">
        <Folded
          form={form}
          mark={fingerprint(interview)}
          icon="pencil"
          label="Edit"
          noun="interview"
          hidden={round}
        >
          <InterviewForm interview={interview} zone={timeZone} />
        </Folded>
        <ButtonForm
          intent="interview.remove"
          id={id}
          icon="trash-2"
          label="Delete"
          noun="interview"
          hidden={round}
        />
      </div>
    </>
  )
}

/** The start time in the time zone of this browser, if it differs: on a journey, say. */
function BrowserTime({ startsAt, shown }: { startsAt: string; shown: string }) {
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => {
    const here = wallTimeAt(new Date(startsAt), ownZone())
    setOwn(here === shown ? null : here)
  }, [startsAt, shown])
  if (own === null) return null
  const [day = '', time = ''] = own.split('T')
  return (
    <p className="text-muted">
      {day === shown.slice(0, 10)
        ? `${time} on this device`
        : `${formatWeekday(day)}, ${time} on this device`}
    </p>
  )
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function InterviewForm({
  interview,
  zone,
  stage = null,
}: {
  interview: ApplicationInterview | null
  zone: string | null
  /** Of the application, for a new interview: it can be moved at the same time. */
  stage?: Stage | null
}) {
  const form = interview ? `interview-${interview.id}` : 'interview-new'
  const [own, setOwn] = useState(zone)
  useEffect(() => {
    if (zone === null && isTimeZone(ownZone())) setOwn(ownZone())
  }, [zone])
  const startsAt = interview && wallTimeAt(new Date(interview.startsAt), interview.timeZone)
  return (
    <PartForm
      form={form}
      intent={interview ? 'interview.change' : 'interview.add'}
      label={interview ? `Edit interview: ${interview.round}` : 'New interview'}
      hidden={interview ? { id: interview.id, seen: fingerprint(interview) } : {}}
      submit={interview ? 'Save' : 'Add interview'}
    >
      <PartField
        name="round"
        label="Round"
        value={interview?.round}
        placeholder="Tech interview"
        required
      />
      <div className="part-row">
        <PartField
          name="startsAt"
          label="Starts"
          value={startsAt}
          type="datetime-local"
          required
          className="part-grow"
        />
        <PartField
          name="minutes"
          label="Duration (minutes)"
          value={String(interview?.minutes ?? 60)}
          type="number"
          min={1}
          step={1}
          required
          className="part-narrow"
        />
      </div>
      <PartField
        key={own}
        name="timeZone"
        label="Time zone"
        value={own ?? 'UTC'}
        list={ZONES}
        autoComplete="off"
        required
        hint="The time zone of the invitation, such as Europe/Berlin."
      />
      <PartField name="place" label="Location or link" value={interview?.place} />
      <PartText name="notes" label="Notes" value={interview?.notes} rows={3} />
      {stage !== null && (
        <PartSelect name="moveTo" label="Move the application">
          <option value="">Stay at {stage}</option>
          {INTERVIEW_STAGES.filter((it) => it !== stage).map((it) => (
            <option key={it}>{it}</option>
          ))}
        </PartSelect>
      )}
    </PartForm>
  )
}
