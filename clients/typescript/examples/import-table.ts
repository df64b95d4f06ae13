import { answerOf, createRolecall, toForm } from '../src/client.ts'

export async function importTable(url: string, token: string) {
  const rolecall = createRolecall({ url, token })
  const table = {
    body: { text: 'Job title,Company\nBaker,Acme\nCook,Initech\n' },
    bodySerializer: toForm,
  }
  const preview = await answerOf(rolecall.POST('/api/me/application-imports/preview', table))
  const { applications } = await answerOf(rolecall.POST('/api/me/application-imports', table))
  return { rows: preview.rows.length, applications }
}
