/** The skills that a listing asks for in two rows of chips: shown, and missing. Each leads to its line below. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { AskedAndYours, SkillChip } from '#core/match/asked-and-yours.ts'

type Props = Pick<AskedAndYours, 'shown' | 'missing'>

export function AskedChips({ shown, missing }: Props) {
  if (shown.length + missing.length === 0) return null
  return (
    <dl className="asked-rows">
      {shown.length > 0 && <Row title="Your CV shows" chips={shown} />}
      {missing.length > 0 && (
        <Row title="Missing" chips={missing}>
          <p className="hint">
            Don’t claim a skill that you don’t have. If you do have one of these, add where you used
            it.
          </p>
        </Row>
      )}
    </dl>
  )
}

type RowProps = {
  title: string
  chips: readonly SkillChip[]
  children?: ReactNode
}

function Row({ title, chips, children }: RowProps) {
  const required = chips.filter(({ isRequired }) => isRequired)
  const others = chips.filter(({ isRequired }) => !isRequired)
  return (
    <div className="asked-row">
      <dt>{title}</dt>
      <dd>
        <Chips chips={required} title="Must-haves" />
        {others.length > 0 && (
          <div className="asked-others">
            <span className="hint">Not required</span>
            <Chips chips={others} title="Not required" />
          </div>
        )}
        {children}
      </dd>
    </div>
  )
}

function Chips({ chips, title }: { chips: readonly SkillChip[]; title: string }) {
  if (chips.length === 0) return null
  return (
    <ul className="asked-chips" aria-label={title}>
      {chips.map((chip) => (
        <li key={chip.name}>
          <Chip {...chip} />
        </li>
      ))}
    </ul>
  )
}

const ICONS: Readonly<Record<SkillChip['verdict'], IconName>> = {
  met: 'check',
  partly: 'minus',
  gap: 'x',
}

function Chip({ name, verdict, isBelowAsked, line }: SkillChip) {
  const label = (
    <>
      <Icon name={ICONS[verdict]} />
      {name}
      {verdict === 'partly' && <small>related skill shown</small>}
      {isBelowAsked && <small>below the level asked for</small>}
    </>
  )
  return line === null ? (
    <span className="asked-chip" data-verdict={verdict}>
      {label}
    </span>
  ) : (
    <a href={`#${askedId(line)}`} className="asked-chip" data-verdict={verdict}>
      {label}
    </a>
  )
}

export const askedId = (line: number) => `asked-${line + 1}`
