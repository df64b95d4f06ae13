/**
 * The boards that come with the product, as files in `boards`: hand-picked ones, those of tech companies from open
 * lists, and the rest of these lists. boards/README.md says where they are from.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { type ListedBoard, parseBoardList } from '#core/boards/board-list.ts'
import { nameOfToken } from '#core/company/name-of-token.ts'
import { projectRoot } from '#server/process/project-root.ts'
import type { NewBoard } from '#store/boards.ts'

/** What `npm run gather` begins with, and the operator's page offers: the well-known ones come first. */
export const readStarterBoards = (): NewBoard[] => [
  ...readList('starter'),
  ...readList('tech').map(toOpenListed),
]

/** The rest of the open lists, for `npm run boards -- import`. */
export const readMoreBoards = (): NewBoard[] => readList('more').map(toOpenListed)

const readList = (name: 'starter' | 'tech' | 'more') =>
  parseBoardList(fs.readFileSync(path.join(projectRoot(), `boards/${name}.tsv`), 'utf8')).boards

/**
 * They are too many to be read at once. A name that only repeats the token is not stored: the source or the adverts
 * may spell it better, and otherwise the same one is used.
 */
const toOpenListed = ({ source, token, company }: ListedBoard): NewBoard => ({
  source,
  token,
  company: company === nameOfToken(token) ? null : company,
  canWait: true,
})
