/** One cluster for all tests that want three nodes; it ends with their process. */
import { inject } from 'vitest'
import { type SearchNodes, startSearchNodes } from './nodes.ts'

let shared: Promise<SearchNodes | null> | null = null

/** Null, and the test is skipped, without Java and Maven. */
export async function sharedNodes(skip: (reason: string) => void): Promise<SearchNodes | null> {
  shared ??= startSearchNodes(skip, { parent: inject('clusterDirectory') })
  return (await shared) ?? startSearchNodes(skip) // each test says why it is skipped
}
