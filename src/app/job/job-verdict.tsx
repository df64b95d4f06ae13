/** Whether a job can be done from where the person lives, with the sentence of the listing that says so. */
import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { JobEligibility } from '#core/eligibility/job-eligibility.ts'

const ICONS = {
  yes: 'check',
  no: 'x',
  'not-said': 'circle-alert',
} as const satisfies Record<JobEligibility['verdict'], IconName>

export function JobVerdict({ verdict, friction, reason, words }: JobEligibility) {
  const isOutside = verdict === 'yes' && friction.includes('hours')
  const said = (
    <span className={`verdict verdict-${verdict}`}>
      <Icon name={ICONS[verdict]} />
      {verdict === 'not-said' && 'Eligibility: '}
      {words}
    </span>
  )
  return (
    <>
      {isOutside ? (
        <DotLine>
          {said}
          <span className="text-muted">Outside usual hours</span>
        </DotLine>
      ) : (
        said
      )}
      {reason && (
        <>
          {' '}
          <q>{reason}</q>
        </>
      )}
    </>
  )
}
