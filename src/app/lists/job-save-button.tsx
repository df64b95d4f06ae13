/** Keeps a job for later, or lets go of it. It belongs to the page's form of acts (job-marks.tsx). */
import { Icon } from '#app/ui/icon.tsx'
import { JOB_ACTS_FORM } from './job-marks.tsx'

type Props = {
  job: { id: number; title: string; company: string }
  isSaved: boolean
  className: string
}

export function JobSaveButton({ job: { id, title, company }, isSaved, className }: Props) {
  return (
    <button
      type="submit"
      form={JOB_ACTS_FORM}
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
