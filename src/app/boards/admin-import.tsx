/** /admin/sources/import: adds many boards at once, from a list or the starters. For operators. */
import '#app/operator/admin.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import * as boards from '#store/boards.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-import.ts'
import { actOnList } from './board-actions.ts'
import { ImportList } from './import-list.tsx'
import { Starters } from './starters.tsx'

const PATH = '/admin/sources/import'
/** 10,000 lines of 100 characters. */
const MAX_LIST_BYTES = 1_000_000
/** Of thousands of starter boards; the well-known ones come first. */
const SHOWN_STARTERS = 250

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { db, boardService } = args.context.get(servicesContext)
  const there = new Set((await boards.names(db)).map(({ source, token }) => `${source}/${token}`))
  const titles = new Map(boardService.sources.map(({ name, title }) => [name, title]))
  const missing = boardService.starters().flatMap(({ source, token, company }) => {
    const board = `${source}/${token}`
    return there.has(board) ? [] : [{ name: company ?? titles.get(source) ?? token, board }]
  })
  return { missing: missing.length, shown: missing.slice(0, SHOWN_STARTERS) }
}

export async function action(args: Route.ActionArgs) {
  const { id } = await requireOperator(args)
  const services = args.context.get(servicesContext)
  const sent = { accountId: id, request: args.request, maxBytes: MAX_LIST_BYTES }
  const { fields, file } = await readUpload(services, sent)
  const list = file ? new TextDecoder().decode(file.content) : (fields.get('list') ?? '')
  const intent = fields.get('intent') ?? ''
  return actOnList(inBulk(services), id, { intent, list })
}

export default function AdminImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page admin">
      <PageHead
        title="Add several boards"
        description="Add a list of boards at once."
        path={PATH}
        isPrivate
      />
      <header className="admin-head">
        <h1>Add several boards</h1>
      </header>
      <section aria-labelledby="own" className="admin-part">
        <h2 id="own">Your own list</h2>
        <ImportList answer={actionData} />
      </section>
      <section aria-labelledby="starters" className="admin-part">
        <h2 id="starters">Starter boards</h2>
        <Starters {...loaderData} />
      </section>
    </div>
  )
}
