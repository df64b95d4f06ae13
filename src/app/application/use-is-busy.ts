/** Whether a form of this page is on its way. */
import { useNavigation } from 'react-router'

export function useIsBusy(form: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('form') === form
}
