/** /admin/sources/import: many boards at once, of a list or those to begin with. For operators. */
import '#app/operator/admin.css'
import { AdminTabs } from '#app/operator/admin-tabs.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { worldContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { actOnList } from './act.ts'
import { ImportList } from './import-list.tsx'
import { Starters } from './starters.tsx'
import '#app/sign-in/auth.css'
import { PageHead } from '#app/frame/page-head.tsx'
import * as boards from '#store/boards.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { inBulk } from '#work/world/world.ts'
import type { Route } from './+types/admin-import.ts'

const PATH = '/admin/sources/import'
/** Ten thousand lines of a hundred letters. */
const MAX_LIST_BYTES = 1_000_000

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { db, boardDesk } = args.context.get(worldContext)
  const there = new Set((await boards.list(db)).map(({ source, token }) => `${source}/${token}`))
  const titles = new Map(boardDesk.sources.map(({ name, title }) => [name, title]))
  const missing = boardDesk.starters().flatMap(({ source, token, company }) => {
    const board = `${source}/${token}`
    return there.has(board) ? [] : [{ name: company ?? titles.get(source) ?? token, board }]
  })
  return { missing }
}

export async function action(args: Route.ActionArgs) {
  const { id } = await requireOperator(args)
  const world = args.context.get(worldContext)
  const sent = { accountId: id, request: args.request, maxBytes: MAX_LIST_BYTES }
  const { fields, file } = await readUpload(world, sent)
  const list = file ? new TextDecoder().decode(file.content) : (fields.get('list') ?? '')
  const intent = fields.get('intent') ?? ''
  return actOnList(inBulk(world), id, { intent, list })
}

export default function AdminImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page admin">
      <PageHead
        title="Add many boards"
        description="Add a list of boards to this copy."
        path={PATH}
        isPrivate
      />
      <header className="admin-head">
        <h1>Add many boards</h1>
      </header>
      <AdminTabs at={PATH} />
      <section aria-labelledby="own" className="admin-part">
        <h2 id="own">A list of your own</h2>
        <ImportList answer={actionData} />
      </section>
      <section aria-labelledby="starters" className="admin-part">
        <h2 id="starters">Boards to begin with</h2>
        <Starters missing={loaderData.missing} />
      </section>
    </div>
  )
}
