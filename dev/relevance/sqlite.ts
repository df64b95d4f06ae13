/** SQLite FTS5: stems, all words required, the last one also as a prefix; any of the words if no listing has all. */
import { DatabaseSync } from 'node:sqlite'
import { fieldsOf, hasOperators, plainWords, type Ranker, SHOWN, WEIGHTS } from './ranker.ts'

export function sqliteRanker(): Ranker {
  const db = new DatabaseSync(':memory:')
  const columns = Object.keys(WEIGHTS).join(', ')
  db.exec(`create virtual table jobs using fts5(${columns},
    tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3')`)
  const ask = db.prepare(
    `select rowid as id from jobs where jobs match ?
      order by bm25(jobs, ${Object.values(WEIGHTS).join(', ')}), rowid limit ${SHOWN}`,
  )
  const find = (match: string) => ask.all(match).map(({ id }) => Number(id))
  const answer = (words: string[], between: string) =>
    find(`${words.map((word) => `"${word}"`).join(between)}*`)
  return {
    name: 'SQLite FTS5',
    async fill(documents) {
      const insert = db.prepare(`insert into jobs (rowid, ${columns}) values (?, ?, ?, ?, ?, ?)`)
      db.exec('begin')
      for (const document of documents) {
        const fields = fieldsOf(document)
        insert.run(document.id, ...fieldNames.map((name) => fields[name]))
      }
      db.exec('commit')
    },
    async best(query) {
      if (hasOperators(query)) return find(inItsLanguage(query))
      const words = plainWords(query)
      if (words.length === 0) return []
      const all = answer(words, ' AND ')
      return all.length > 0 ? all : answer(words, ' OR ')
    },
    async close() {
      db.close()
    },
  }
}

const fieldNames = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]

/** Translates to FTS5's operators. Alternatives get parentheses, because `a AND b OR c` would bind differently. */
function inItsLanguage(query: string): string {
  const parts = query.match(/-?"[^"]+"|\S+/g) ?? []
  const groups: string[][] = []
  const without: string[] = []
  parts.forEach((part, at) => {
    const words = `"${plainWords(part).join(' ')}"`
    if (part === 'OR') return
    if (part.startsWith('-')) without.push(words)
    else if (parts[at - 1] === 'OR') groups.at(-1)?.push(words)
    else groups.push([words])
  })
  const wanted = groups.map((group) => `(${group.join(' OR ')})`).join(' AND ')
  return [wanted, ...without].join(' NOT ')
}
