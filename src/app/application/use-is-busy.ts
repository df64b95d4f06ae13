/** Whether this form is being submitted. */
import { useNavigation } from 'react-router'

export function useIsBusy(form: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('form') === form
}
