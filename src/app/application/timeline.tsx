/** What has happened, the newest first. Every event has a day that can be put right; the newest move can be taken back. */

import { StageMark, stageClass } from '#app/tracker/stage-mark.tsx'
import { formatDay } from '#app/ui/day-words.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import type { ApplicationEvent, Stage, WholeApplication } from '#core/tracker/application.ts'
import { OneButton } from './one-button.tsx'
import { PartField, PartForm, PartText } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

type Props = { application: WholeApplication; today: string }

export function Timeline({ application, today }: Props) {
  const { events, stage } = application
  const moves = events.filter(({ kind }) => kind === 'stage')
  const newestMove = moves.find((it) => it.id === Math.max(...moves.map(({ id }) => id)))
  return (
    <PartSection
      id="timeline"
      title="Timeline"
      empty={events.length === 0 ? 'Moves, calls and mails will stand here with their days.' : null}
      add={{
        label: 'Add to the timeline',
        form: 'event-new',
        body: <NewEventForm today={today} />,
      }}
    >
      <ol className="timeline">
        {events.map((event) => (
          <li
            key={event.id}
            className={event.toStage ? `timeline-move ${stageClass(event.toStage)}` : undefined}
          >
            <Event event={event} canTakeBack={canTakeBack(event, newestMove, stage)} />
          </li>
        ))}
      </ol>
    </PartSection>
  )
}

const canTakeBack = (event: ApplicationEvent, newest: ApplicationEvent | undefined, stage: Stage) =>
  event === newest && event.fromStage !== null && event.toStage === stage

function Event({ event, canTakeBack }: { event: ApplicationEvent; canTakeBack: boolean }) {
  const { id, kind, fromStage, toStage, text, happenedAt } = event
  const form = `event-${id}`
  const day = formatDay(happenedAt)
  const name = toStage ? `move to ${toStage} of ${day}` : `entry of ${day}`
  return (
    <>
      <p className="timeline-line">
        <time dateTime={happenedAt}>{day}</time>
        {toStage ? (
          <span>
            {fromStage === null ? 'Tracked as ' : 'Moved to '}
            <StageMark stage={toStage} />
          </span>
        ) : (
          <span className="timeline-kind">{kind === 'note' ? 'Note' : 'Event'}</span>
        )}
      </p>
      {text && <p className="timeline-text">{text}</p>}
      <div className="part-tools">
        <Folded form={form} mark={fingerprint(event)} label="Edit" hidden={name}>
          <PartForm
            form={form}
            intent="event.change"
            label={`Edit the ${name}`}
            hidden={{ id, seen: fingerprint(event), before: happenedAt }}
            submit="Save"
          >
            <PartField
              name="happenedAt"
              label="Day"
              value={happenedAt.slice(0, 10)}
              type="date"
              required
              className="part-short"
            />
            <PartText
              name="text"
              label={toStage ? 'What was said' : 'What happened'}
              value={text}
              rows={4}
            />
          </PartForm>
        </Folded>
        {canTakeBack && (
          <OneButton intent="move.takeBack" id={id} label="Take back" hidden={`the ${name}`} />
        )}
        {!toStage && (
          <OneButton intent="event.remove" id={id} label="Delete" hidden={`the ${name}`} />
        )}
      </div>
    </>
  )
}

function NewEventForm({ today }: { today: string }) {
  return (
    <PartForm form="event-new" intent="event.add" label="New entry" submit="Add to the timeline">
      <fieldset className="part-choice">
        <legend className="label">Kind</legend>
        <label>
          <input type="radio" name="kind" value="event" defaultChecked /> Something happened
        </label>
        <label>
          <input type="radio" name="kind" value="note" /> A note of mine
        </label>
      </fieldset>
      <PartField
        name="happenedAt"
        label="Day"
        value={today}
        type="date"
        required
        className="part-short"
      />
      <PartText name="text" label="What happened" rows={4} required />
    </PartForm>
  )
}
