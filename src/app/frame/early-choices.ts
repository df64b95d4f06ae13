/**
 * Keeps what a person chose before the page's script came. `EARLY_CHOICES_SCRIPT` notes changed fields from the first
 * byte on; once the page is hydrated, each change is made again, so that it has the effect that it would have had then.
 */
import { useEffect } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Choice = { value: string; checked?: boolean }
type Noted = Document & { earlyChoices?: { fields: Map<Field, Choice>; stop(): void } }

/** Runs in the head. Fields that the browser restores before the person did anything are not choices. */
export const EARLY_CHOICES_SCRIPT = `(()=>{const fields=new Map,note=({target:f})=>{
if(f.form!==undefined&&navigator.userActivation?.hasBeenActive!==false){fields.delete(f);fields.set(f,{value:f.value,checked:f.checked})}}
document.addEventListener('input',note,true)
document.earlyChoices={fields,stop:()=>document.removeEventListener('input',note,true)}})()`

export function useEarlyChoices() {
  useEffect(() => {
    // After the effects of all components, some of which set fields to what the server knew.
    const timer = setTimeout(() => {
      const noted = (document as Noted).earlyChoices
      noted?.stop()
      for (const [field, choice] of noted?.fields ?? []) makeAgain(field, choice)
      noted?.fields.clear()
    })
    return () => clearTimeout(timer)
  }, [])
}

function makeAgain(field: Field, { value, checked }: Choice) {
  if (!field.isConnected || field.disabled) return
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    // A click on the opposite state: React ignores clicks that change nothing it knows of.
    field.checked = !checked
    field.click()
    return
  }
  if (field.type !== 'file') setValue(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React ignores events of a text field whose value it set or read itself, so it must not see the last one. */
function setValue(field: Field, value: string) {
  const { activeElement } = document
  const caret = field === activeElement && 'selectionStart' in field ? field.selectionStart : null
  field.value = field.value === '' ? ' ' : ''
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
}
