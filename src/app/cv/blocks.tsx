/** One entry of a CV list: its values and lines, and buttons that act on the whole entry. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { type CvList, ENTRY_FIELDS, LINE_LISTS, ROLE_FIELDS, SWAPS } from '#core/cv/cv-fields.ts'
import type { CvBlock, CvValue } from '#core/cv/cv-values.ts'
import { AddForm } from './add-form.tsx'
import type { ShownCv } from './load-cv.ts'
import { useSelection } from './selection.tsx'
import { ValueRow } from './value-row.tsx'

type Props = { cv: ShownCv; block: CvBlock; isFirst: boolean; isLast: boolean }

export function Block({ cv, block, isFirst, isLast }: Props) {
  const { edit, add } = useSelection()
  const { id, list, values, lines, roles, title } = block
  if (list === 'summary' || list === 'links' || list === 'languages') {
    return <ShortBlock cv={cv} block={block} />
  }
  const isMain = (value: CvValue) =>
    [...ENTRY_FIELDS[list], ...ROLE_FIELDS].some((it) => it.name === value.field && it.isMain)
  const isShown = (value: CvValue) =>
    value.text !== null || value.key === edit || isMain(value) || isDate(value)
  const absent = values.filter((value) => !isShown(value))
  const lists = list === 'work' && roles.length > 0 ? [] : (LINE_LISTS[list] ?? [])
  return (
    <li className={block.parent ? 'cv-role' : 'cv-block'} aria-label={title}>
      <dl className="cv-values">
        {values.filter(isShown).map((value) => (
          <ValueRow key={value.key} cv={cv} value={value} />
        ))}
        {lines.map((value) => (
          <ValueRow key={value.key} cv={cv} value={value} isLine />
        ))}
      </dl>
      <EntryTools
        block={block}
        isFirst={isFirst}
        isLast={isLast}
        first={
          <>
            {lists.map(({ name, label }) => (
              <AddLink key={name} add={`${id}.${name}`}>
                {label}
              </AddLink>
            ))}
            {list === 'work' && !block.parent && <AddLink add={id}>Position</AddLink>}
          </>
        }
      >
        {absent.map((value) => (
          <Link
            key={value.key}
            to={`?edit=${value.key}#v-${value.key}`}
            className="cv-tool"
            preventScrollReset
            replace
          >
            <Icon name="plus" />
            {value.label}
          </Link>
        ))}
      </EntryTools>
      {lists.map(
        ({ name, label }) =>
          add === `${id}.${name}` && (
            <AddForm key={name} cv={cv} id={add} list={list} into={add} label={label} />
          ),
      )}
      {add === id && <AddForm cv={cv} id={id} list="work" parent={id} label="Position" />}
      {roles.length > 0 && (
        <ul className="cv-roles">
          {roles.map((role, at) => (
            <Block
              key={role.id}
              cv={cv}
              block={role}
              isFirst={at === 0}
              isLast={at === roles.length - 1}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

/** An entry that is a single line, such as a link or a language. */
function ShortBlock({ cv, block: { values } }: { cv: ShownCv; block: CvBlock }) {
  const { edit } = useSelection()
  const [main, ...others] = values
  if (!main) return null
  return (
    <li className="cv-short">
      <dl className="cv-values">
        <ValueRow cv={cv} value={main} isLine />
        {others
          .filter((value) => value.text !== null || value.key === edit)
          .map((value) => (
            <ValueRow key={value.key} cv={cv} value={value} />
          ))}
      </dl>
    </li>
  )
}

const isDate = ({ type, list }: CvValue) => type === 'date' || (type === 'end' && list === 'work')

function AddLink({ add, children }: { add: string; children: string }) {
  return (
    <Link to={`?add=${add}#add-${add}`} className="cv-tool" preventScrollReset replace>
      <Icon name="plus" />
      {children}
    </Link>
  )
}

type ToolsProps = Omit<Props, 'cv'> & {
  /** Frequent actions; the rest is in the "More" menu. */
  first: ReactNode
  children: ReactNode
}

function EntryTools({ block, isFirst, isLast, first, children }: ToolsProps) {
  const { id, list, title, parent } = block
  return (
    <div className="cv-entry-tools">
      {first}
      <details className="cv-more">
        <summary className="cv-tool" aria-label={`More: ${title}`}>
          More
        </summary>
        <div className="cv-entry-tools">
          {children}
          {swapsOf(list, parent).map(({ fields, label }) => (
            <Op key={label} op={`swap ${id} ${fields.join(' ')}`}>
              {label}
            </Op>
          ))}
          {!isFirst && (
            <Op op={`up ${id}`} label={`Move up: ${title}`}>
              <Icon name="arrow-up" />
              Move up
            </Op>
          )}
          {!isLast && (
            <Op op={`down ${id}`} label={`Move down: ${title}`}>
              <Icon name="arrow-down" />
              Move down
            </Op>
          )}
          <Op op={`remove ${id}`} label={`Remove: ${title}`}>
            <Icon name="trash-2" />
            Remove
          </Op>
        </div>
      </details>
    </div>
  )
}

/** For work, swapping title and company is offered for each position, not for the company entry. */
const swapsOf = (list: CvList, parent: string | null) =>
  SWAPS.filter((swap) => swap.list === list && (list !== 'work' || parent !== null))

/** A button that submits the page's shared `cv-op` form. */
export function Op({ op, label, children }: { op: string; label?: string; children: ReactNode }) {
  return (
    <button type="submit" form="cv-op" name="op" value={op} className="cv-tool" aria-label={label}>
      {children}
    </button>
  )
}
