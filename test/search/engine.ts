/** A writer and a searcher in one thread, for tests and benchmarks. */
import { createSearcher, type Searcher, type SearcherOptions } from '#search/answers/searcher.ts'
import { createWriter, type Writer, type WriterOptions } from '#search/indexing/writer.ts'

/** Every change is visible to the next query. */
export type Engine = Omit<Writer, 'publication' | 'position'> & Omit<Searcher, 'adopt'>

export type EngineOptions = WriterOptions & SearcherOptions

export function createEngine(options: EngineOptions = {}, writer = createWriter(options)): Engine {
  const searcher = createSearcher(options)
  const publish = () => searcher.adopt(writer.publication())
  publish()
  return {
    get size() {
      return writer.size
    },
    get segments() {
      return writer.segments
    },
    put(documents) {
      writer.put(documents)
      publish()
    },
    remove(ids) {
      writer.remove(ids)
      publish()
    },
    setCounts: (id, counts) => writer.setCounts(id, counts),
    setSeen: (id, day) => writer.setSeen(id, day),
    waste: () => writer.waste(),
    merge() {
      const hasMerged = writer.merge()
      if (hasMerged) publish()
      return hasMerged
    },
    snapshot: (position) => writer.snapshot(position),
    search: (query, now, isLate) => searcher.search(query, now, isLate),
    suggest: (text, limit) => searcher.suggest(text, limit),
    related: (id, limit) => searcher.related(id, limit),
    statistics: () => searcher.statistics(),
    pay: (question, now, isLate) => searcher.pay(question, now, isLate),
    standing: (asked, now) => searcher.standing(asked, now),
    scores: (person, ids) => searcher.scores(person, ids),
    whatIf: (person, jobs, isLate) => searcher.whatIf(person, jobs, isLate),
    knowledge: () => searcher.knowledge(),
    explain: (query, ids, now, isLate) => searcher.explain(query, ids, now, isLate),
    explainBy: (plan, ids, now, elsewhere) => searcher.explainBy(plan, ids, now, elsewhere),
  }
}
