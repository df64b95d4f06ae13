/** One line to copy, as an address or a token, with a button that copies it. */
import { CopyButton } from './copy-button.tsx'

type Props = {
  id: string
  /** "token" */
  noun: string
  text: string
}

export function CopyLine({ id, noun, text }: Props) {
  return (
    <div className="copy-line">
      <code id={id}>{text}</code>
      <CopyButton
        from={id}
        label={`Copy ${noun}`}
        copied={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied`}
        failed={`Could not copy ${noun}`}
      />
    </div>
  )
}
