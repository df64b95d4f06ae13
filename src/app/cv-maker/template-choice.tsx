/** The templates as pictures of the person's own CV or letter, each a radio button. */
import { TEMPLATES, type Template } from '#core/documents/cv-design-choices.ts'

const WORDS: Readonly<Record<Template, { name: string; look: string }>> = {
  plain: { name: 'Plain', look: 'simple and clear' },
  classic: { name: 'Classic', look: 'serif font, centered header' },
  modern: { name: 'Modern', look: 'headings in the accent color' },
  compact: { name: 'Compact', look: 'more on one page' },
  sidebar: { name: 'Sidebar', look: 'two columns' },
}

/** `pictureOf` is the address of the first page in a template. */
type Props = { chosen: Template; pictureOf: (template: Template) => string }

export function TemplateChoice({ chosen, pictureOf }: Props) {
  return (
    <fieldset className="maker-templates">
      <legend className="label">Template</legend>
      {TEMPLATES.map((template) => (
        <label key={template} className="maker-template">
          <input
            type="radio"
            name="template"
            value={template}
            defaultChecked={template === chosen}
            aria-describedby={`template-${template}`}
            title={WORDS[template].look}
          />
          <img src={pictureOf(template)} alt="" loading="lazy" className="maker-thumbnail" />
          <span className="maker-template-name">{WORDS[template].name}</span>
          <span id={`template-${template}`} className="sr-only">
            {WORDS[template].look}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
