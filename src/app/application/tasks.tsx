/** Tasks of an application. Those with a due date also appear in the calendar; done tasks can be reopened. */
import { formatDay, formatDistance } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { fingerprint } from '#core/text/fingerprint.ts'
import type { ApplicationTask } from '#core/tracker/application.ts'
import { ButtonForm } from './button-form.tsx'
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
      empty={tasks.length === 0 ? 'What you want to do, and by when.' : null}
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
      <ButtonForm
        intent={doneAt ? 'task.open' : 'task.done'}
        id={id}
        label={doneAt ? 'Reopen' : 'Mark as done'}
        hidden={title}
        className="task-box"
      >
        <Icon name="check" />
      </ButtonForm>
      <div className="min-w-0">
        <p className="task-title">{title}</p>
        {dueOn && (
          <p className={doneAt === null && dueOn < today ? 'part-due' : 'text-muted'}>
            {doneAt === null && dueOn < today && 'Overdue: '}
            {formatDay(dueOn)}
            {distance && doneAt === null && `, ${distance}`}
          </p>
        )}
        <div className="part-tools part-tools-quiet">
          <Folded
            form={form}
            mark={fingerprint(task)}
            icon="pencil"
            label="Edit"
            noun="task"
            hidden={title}
          >
            <TaskForm task={task} />
          </Folded>
          <ButtonForm
            intent="task.remove"
            id={id}
            icon="trash-2"
            label="Delete"
            noun="task"
            hidden={title}
          />
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
      label={task ? `Edit task: ${task.title}` : 'New task'}
      hidden={task ? { id: task.id, seen: fingerprint(task) } : {}}
      submit={task ? 'Save' : 'Add task'}
    >
      <PartField
        name="title"
        label="Task"
        value={task?.title}
        placeholder="Send my portfolio"
        required
      />
      <PartField
        name="dueOn"
        label="Due date (optional)"
        value={task?.dueOn}
        type="date"
        className="part-short"
      />
    </PartForm>
  )
}
