/** Saves a job or removes it from the saved jobs. The button belongs to the page's action form (job-marks.tsx). */
import { Icon } from '#app/ui/icon.tsx'
import { JOB_ACTIONS_FORM } from './job-marks.tsx'

type Props = {
  job: { id: number; title: string; company: string }
  isSaved: boolean
  className: string
}

export function JobSaveButton({ job: { id, title, company }, isSaved, className }: Props) {
  return (
    <button
      type="submit"
      form={JOB_ACTIONS_FORM}
      name={isSaved ? 'unsave' : 'save'}
      value={id}
      className={`job-save ${className}`}
      data-saved={isSaved}
    >
      <Icon name={isSaved ? 'bookmark-check' : 'bookmark'} />
      {isSaved ? 'Saved' : 'Save'}
      <span className="sr-only">
        {' '}
        {title}, {company}
      </span>
    </button>
  )
}
