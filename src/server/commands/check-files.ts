/** Checks the place of uploaded files outside of the database: writes, reads and deletes a small object there. */
import { randomUUID } from 'node:crypto'
import { openObjectStorage } from '#server/files/open-object-storage.ts'
import type { Env } from '#server/process/env.ts'
import { ObjectProblem } from '#work/use-case/object-storage.ts'
import { type Finding, fix, ok } from './finding.ts'

export async function checkFileStorage({ s3 }: Pick<Env, 's3'>): Promise<Finding[]> {
  const storage = await openObjectStorage(s3)
  if (s3 === null || storage === null) return []
  const about = 'File storage'
  const where = `${s3.bucket} at ${new URL(s3.endpoint).host}`
  const name = `doctor-${randomUUID()}`
  const content = Buffer.from('written by npm run doctor')
  const began = performance.now()
  try {
    await storage.put(name, content)
    const read = await storage.get(name)
    await storage.remove(name)
    if (read === null || !read.equals(content) || (await storage.get(name)) !== null) {
      const line = `${where} returned something other than what was written.`
      return [{ about, ...fix(line, 'Is a cache in front of it? Files need the store itself.') }]
    }
    const ms = Math.round(performance.now() - began)
    return [{ about, ...ok(`An object was written to ${where}, read and deleted, in ${ms} ms.`) }]
  } catch (error) {
    if (!(error instanceof ObjectProblem)) throw error
    return [
      { about, ...fix(`${where}: ${error.message}`, 'Uploads are refused (503) until then.') },
    ]
  } finally {
    await storage.close()
  }
}
