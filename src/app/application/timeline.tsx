/** The history of an application, newest first. Every date can be edited, and the newest move can be undone. */

import { StageLabel, stageClass } from '#app/tracker/stage-label.tsx'
import { formatDay } from '#app/ui/day-words.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import type { ApplicationEvent, Stage, WholeApplication } from '#core/tracker/application.ts'
import { appliedEntry } from '#core/tracker/applied-entry.ts'
import { ButtonForm } from './button-form.tsx'
import { PartField, PartForm, PartText } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

type Props = { application: WholeApplication; today: string }

export function Timeline({ application, today }: Props) {
  const { events, stage } = application
  const moves = events.filter(({ kind }) => kind === 'stage')
  const newestMove = moves.find((it) => it.id === Math.max(...moves.map(({ id }) => id)))
  const applied = appliedEntry(application)
  const entries = events.map((event) => (
    <li
      key={event.id}
      className={event.toStage ? `timeline-move ${stageClass(event.toStage)}` : undefined}
    >
      <Event event={event} canTakeBack={canTakeBack(event, newestMove, stage)} />
    </li>
  ))
  return (
    <PartSection
      id="timeline"
      title="Timeline"
      empty={
        events.length === 0
          ? 'Stage changes, calls and emails will appear here with their dates.'
          : null
      }
      add={{
        label: 'Add a timeline entry',
        form: 'event-new',
        body: <NewEventForm today={today} />,
      }}
    >
      <ol className="timeline">
        {applied
          ? entries.toSpliced(applied.at, 0, <AppliedOn key="applied" on={applied.on} />)
          : entries}
      </ol>
    </PartSection>
  )
}

/** Not an event: it is changed with the details of the application. */
const AppliedOn = ({ on }: { on: string }) => (
  <li className={`timeline-move ${stageClass('Applied')}`}>
    <p className="timeline-line">
      <time dateTime={on}>{formatDay(on)}</time>
      <StageLabel stage="Applied" />
    </p>
  </li>
)

const canTakeBack = (event: ApplicationEvent, newest: ApplicationEvent | undefined, stage: Stage) =>
  event === newest && event.fromStage !== null && event.toStage === stage

function Event({ event, canTakeBack }: { event: ApplicationEvent; canTakeBack: boolean }) {
  const { id, kind, fromStage, toStage, text, happenedAt } = event
  const form = `event-${id}`
  const day = formatDay(happenedAt)
  const heading = fromStage === null ? 'Tracked as' : 'Moved to'
  const what = toStage ? `${heading} ${toStage}` : kind === 'note' ? 'Note' : 'Event'
  const name = `${what}, ${day}`
  return (
    <>
      <p className="timeline-line">
        <time dateTime={happenedAt}>{day}</time>
        {toStage ? (
          <span>
            {heading} <StageLabel stage={toStage} />
          </span>
        ) : (
          <span className="timeline-kind">{what}</span>
        )}
      </p>
      {text && <p className="timeline-text">{text}</p>}
      <div className="part-tools part-tools-quiet">
        <Folded
          form={form}
          mark={fingerprint(event)}
          icon="pencil"
          label="Edit"
          noun="timeline entry"
          hidden={name}
        >
          <PartForm
            form={form}
            intent="event.change"
            label={`Edit timeline entry: ${name}`}
            hidden={{ id, seen: fingerprint(event), before: happenedAt }}
            submit="Save"
          >
            <PartField
              name="happenedAt"
              label="Date"
              value={happenedAt.slice(0, 10)}
              type="date"
              required
              className="part-short"
            />
            <PartText
              name="text"
              label={toStage ? 'Notes' : 'What happened'}
              value={text}
              rows={4}
            />
          </PartForm>
        </Folded>
        {canTakeBack && <ButtonForm intent="move.takeBack" id={id} label="Undo" hidden={name} />}
        {!toStage && (
          <ButtonForm
            intent="event.remove"
            id={id}
            icon="trash-2"
            label="Delete"
            noun="timeline entry"
            hidden={name}
          />
        )}
      </div>
    </>
  )
}

function NewEventForm({ today }: { today: string }) {
  return (
    <PartForm
      form="event-new"
      intent="event.add"
      label="New timeline entry"
      submit="Add timeline entry"
    >
      <fieldset className="part-choice">
        <legend className="label">Type</legend>
        <label>
          <input type="radio" name="kind" value="event" defaultChecked /> Event
        </label>
        <label>
          <input type="radio" name="kind" value="note" /> Note
        </label>
      </fieldset>
      <PartField
        name="happenedAt"
        label="Date"
        value={today}
        type="date"
        required
        className="part-short"
      />
      <PartText name="text" label="What happened" rows={4} required />
    </PartForm>
  )
}
