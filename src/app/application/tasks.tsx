/** What is to be done: with a day it also stands in the calendar. Done can be undone. */
import { formatDay, formatDistance } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { fingerprint } from '#core/text/fingerprint.ts'
import type { ApplicationTask } from '#core/tracker/application.ts'
import { OneButton } from './one-button.tsx'
import { PartField, PartForm } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

type Props = { tasks: readonly ApplicationTask[]; today: string }

export function Tasks({ tasks, today }: Props) {
  const open = tasks.filter(({ doneAt }) => doneAt === null)
  const inOrder = [
    ...open.toSorted((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9', 'en')),
    ...tasks.filter(({ doneAt }) => doneAt !== null),
  ]
  return (
    <PartSection
      id="tasks"
      title="Tasks"
      count={open.length}
      empty={tasks.length === 0 ? 'What you want to do about it, and until when.' : null}
      add={{ label: 'Add a task', form: 'task-new', body: <TaskForm task={null} /> }}
    >
      <ul className="part-list">
        {inOrder.map((task) => (
          <li key={task.id} className={task.doneAt ? 'task task-done' : 'task'}>
            <Task task={task} today={today} />
          </li>
        ))}
      </ul>
    </PartSection>
  )
}

function Task({ task, today }: { task: ApplicationTask; today: string }) {
  const { id, title, dueOn, doneAt } = task
  const form = `task-${id}`
  const distance = dueOn && formatDistance(dueOn, today)
  return (
    <>
      <OneButton
        intent={doneAt ? 'task.open' : 'task.done'}
        id={id}
        label={doneAt ? 'Open again' : 'Mark as done'}
        hidden={title}
        className="task-box"
      >
        <Icon name="check" />
      </OneButton>
      <div className="min-w-0">
        <p className="task-title">{title}</p>
        {dueOn && (
          <p className={doneAt === null && dueOn <= today ? 'part-due' : 'text-muted'}>
            {doneAt === null && dueOn < today && 'Overdue: '}
            {formatDay(dueOn)}
            {distance && doneAt === null && `, ${distance}`}
          </p>
        )}
        <div className="part-tools">
          <Folded form={form} mark={fingerprint(task)} label="Edit" hidden={title}>
            <TaskForm task={task} />
          </Folded>
          <OneButton intent="task.remove" id={id} label="Delete" hidden={title} />
        </div>
      </div>
    </>
  )
}

function TaskForm({ task }: { task: ApplicationTask | null }) {
  const form = task ? `task-${task.id}` : 'task-new'
  return (
    <PartForm
      form={form}
      intent={task ? 'task.change' : 'task.add'}
      label={task ? `Edit ${task.title}` : 'New task'}
      hidden={task ? { id: task.id, seen: fingerprint(task) } : {}}
      submit={task ? 'Save' : 'Add task'}
    >
      <PartField
        name="title"
        label="What is to be done"
        value={task?.title}
        placeholder="Send the portfolio"
        required
      />
      <PartField
        name="dueOn"
        label="Until (optional)"
        value={task?.dueOn}
        type="date"
        className="part-short"
      />
    </PartForm>
  )
}
