/** Design of a CV or cover letter: template, paper, accent, density, pages. Each change applies immediately. */
import type { ReactNode } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFormValues } from '#app/ui/use-form-values.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import {
  ACCENTS,
  DENSITIES,
  PAPERS,
  TEMPLATE_COLUMNS,
  type Template,
} from '#core/documents/cv-design-choices.ts'
import { Fold } from './fold.tsx'
import { TemplateChoice } from './template-choice.tsx'

const PAPER_WORDS = { a4: 'A4', letter: 'US Letter' } as const
const DENSITY_WORDS = { airy: 'Loose', normal: 'Normal', tight: 'Tight' } as const

type Props = {
  design: CvDesign
  /** Whether the number of pages can be limited; not so for cover letters. */
  hasLength: boolean
  /** Unfolded, where the templates are what one looks at first. */
  isOpen?: boolean
  /** The address of the first page in a template. */
  pictureOf: (template: Template) => string
}

export function DesignForm({ design, hasLength, isOpen = false, pictureOf }: Props) {
  const submit = useSubmit()
  const { sections: _, ...chosen } = design
  const pages = String(design.pages ?? 'all')
  const form = useFormValues({ ...chosen, pages }, useNavigation().state === 'idle')
  return (
    <Fold id="design-heading" title="Design" isOpen={isOpen}>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        className="maker-design"
        onChange={({ currentTarget }) =>
          void submit(currentTarget, { preventScrollReset: true, replace: true })
        }
      >
        <input type="hidden" name="intent" value="design" />
        <TemplateChoice chosen={design.template} pictureOf={pictureOf} />
        <Choice name="paper" label="Paper" value={design.paper}>
          {PAPERS.map((paper) => (
            <option key={paper} value={paper}>
              {PAPER_WORDS[paper]}
            </option>
          ))}
        </Choice>
        {hasLength ? (
          <Choice name="pages" label="Length" value={pages}>
            <option value="1">One page</option>
            <option value="2">Up to 2 pages</option>
            <option value="all">No limit</option>
          </Choice>
        ) : (
          <input type="hidden" name="pages" value={pages} />
        )}
        <Choice name="density" label="Spacing" value={design.density}>
          {DENSITIES.map((density) => (
            <option key={density} value={density}>
              {DENSITY_WORDS[density]}
            </option>
          ))}
        </Choice>
        <fieldset className="maker-accents">
          <legend className="label">Accent color</legend>
          {ACCENTS.map((accent) => (
            <label key={accent} className="maker-accent">
              <input
                type="radio"
                name="accent"
                value={accent}
                defaultChecked={accent === design.accent}
              />
              <span className={`maker-swatch maker-swatch-${accent}`} aria-hidden="true" />
              {accent.slice(0, 1).toUpperCase() + accent.slice(1)}
            </label>
          ))}
        </fieldset>
        {TEMPLATE_COLUMNS[design.template] === 2 && (
          <p className="notice notice-warn">
            <Icon name="triangle-alert" />
            <span>
              Two columns look good to people, but some applicant-tracking systems read straight
              across both and mix up the text. For online applications, choose a template with one
              column.
            </span>
          </p>
        )}
        <noscript>
          <button type="submit" className="button">
            Apply
          </button>
        </noscript>
      </Form>
    </Fold>
  )
}

type ChoiceProps = { name: string; label: string; value: string; children: ReactNode }

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className="maker-choice">
      <span className="label">{label}</span>
      <select name={name} defaultValue={value} className="input">
        {children}
      </select>
    </label>
  )
}
