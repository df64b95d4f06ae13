import { answerOf, createRolecall, newKey, Refused } from '../src/client.ts'

export async function trackApplication(url: string, token: string) {
  const rolecall = createRolecall({ url, token })
  const application = await answerOf(
    rolecall.POST('/api/me/applications', {
      body: { jobTitle: 'Rust Engineer', companyName: 'Acme' },
      params: { header: { 'Idempotency-Key': newKey() } },
    }),
  )
  const change = (notes: string) =>
    answerOf(
      rolecall.PATCH('/api/me/applications/{id}', {
        params: { path: { id: application.id } },
        body: { version: application.version, notes },
      }),
    )
  await change('Call Robin on Monday')
  try {
    await change('Call Robin on Tuesday') // this version is no longer the current one
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.problem.code
  }
  return null
}
