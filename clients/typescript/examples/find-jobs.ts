import { answerOf, createRolecall } from '../src/client.ts'

export async function findJobs(url: string) {
  const rolecall = createRolecall({ url })
  const found = await answerOf(
    rolecall.GET('/api/jobs', {
      params: { query: { query: 'rust', remote: 'true', perPage: '5' } },
    }),
  )
  return found.jobs.map((job) => `${job.title} at ${job.company}`)
}
