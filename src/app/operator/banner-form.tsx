/** Writes the banner of all pages, and shows it as visitors will see it. */
import { type ChangeEvent, useState } from 'react'
import { Form } from 'react-router'
import { BannerNotice } from '#app/frame/site-banner.tsx'
import { Field } from '#app/ui/field.tsx'
import { type Banner, formatInstant, MAX_BANNER } from '#core/operator/site-state.ts'

type Named = Readonly<Record<string, string | undefined>>

type Props = {
  banner: Banner | null
  /** As sent, after a refusal. */
  typed: Named | undefined
  problems: Named
}

export function BannerForm({ banner, typed, problems }: Props) {
  const [shown, setShown] = useState({
    text: typed?.text ?? banner?.text ?? '',
    link: typed?.link ?? banner?.link ?? '',
  })
  const shows =
    (name: keyof typeof shown) =>
    ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setShown((before) => ({ ...before, [name]: value }))
  const isScheduled = Boolean(banner?.from ?? banner?.until ?? problems.from ?? problems.until)
  return (
    <>
      <div className="site-preview" aria-live="polite">
        {shown.text.trim() !== '' && (
          <BannerNotice text={shown.text} link={isLink(shown.link) ? shown.link : null} />
        )}
      </div>
      <Form method="post" className="account-act site-form" noValidate>
        <Field
          label="Text"
          name="text"
          defaultValue={shown.text}
          onChange={shows('text')}
          problem={problems.text}
          maxLength={MAX_BANNER}
          autoComplete="off"
          required
        />
        <Field
          label="Link (optional)"
          name="link"
          defaultValue={shown.link}
          onChange={shows('link')}
          problem={problems.link}
          hint="A path like /about or an https: address, shown as “More about this”."
          autoComplete="off"
          spellCheck={false}
        />
        <details className="site-schedule" open={isScheduled}>
          <summary>Schedule</summary>
          <div>
            <Field
              label="From (UTC, optional)"
              name="from"
              type="datetime-local"
              defaultValue={typed?.from ?? formatInstant(banner?.from ?? null)}
              problem={problems.from}
            />
            <Field
              label="Until (UTC, optional)"
              name="until"
              type="datetime-local"
              defaultValue={typed?.until ?? formatInstant(banner?.until ?? null)}
              problem={problems.until}
            />
          </div>
        </details>
        <button type="submit" name="intent" value="banner.set" className="button button-primary">
          Save the banner
        </button>
      </Form>
      {banner && (
        <Form method="post">
          <button type="submit" name="intent" value="banner.clear" className="button">
            Remove the banner
          </button>
        </Form>
      )}
    </>
  )
}

/** Only what the server would accept is a link in the preview. */
const isLink = (text: string) => /^(?:\/(?!\/)|https:\/\/)/.test(text)
