/** Made listings in SQLite: a table for filters, two for facets, an FTS5 index over the texts, and names for suggestions. */
import type { DatabaseSync } from 'node:sqlite'
import { fold } from '#core/text/fold-text.ts'
import { publishedAt } from '#search/document.ts'
import { createListings } from './search-listings.ts'

export function loadListings(db: DatabaseSync, rows: number): void {
  db.exec(`
    create table job (id integer primary key, company_slug, place_text, work_setting, job_type, level, work_type, sector,
                      category, is_remote, pay_min, pay_max, published_at, first_seen_at, seen_day, views, applications);
    create table job_place (job, place, primary key (job, place)) without rowid;
    create table job_tag (job, tag, primary key (job, tag)) without rowid;
    create virtual table text using fts5(title, company, tags, places, category, description, content = '',
                                         tokenize = "unicode61 remove_diacritics 2 tokenchars '+#'")`)
  const addJob = db.prepare(`insert into job values (${Array(17).fill('?').join(', ')})`)
  const addPlace = db.prepare('insert into job_place values (?, ?)')
  const addTag = db.prepare('insert into job_tag values (?, ?)')
  const addText = db.prepare(
    'insert into text (rowid, title, company, tags, places, category, description) values (?, ?, ?, ?, ?, ?, ?)',
  )
  db.exec('begin')
  for (const job of createListings().first(rows)) {
    const place = [job.locationText ?? [], job.places, job.placeNames].flat().join(' · ')
    const { min = null, max = null } = job.yearlyUsd ?? {}
    const isRemote =
      job.workSetting === 'remote' || job.remote !== 'none' || /remote/i.test(job.title)
    addJob.run(
      ...[
        job.id,
        job.companySlug,
        fold(place),
        job.workSetting,
        job.jobType,
        job.level,
        job.workType,
      ],
      ...[
        job.sector,
        job.category,
        Number(isRemote),
        min ?? max,
        max ?? min,
        publishedAt(job),
        job.firstSeenAt,
        job.seenDay,
      ],
      ...[job.views, job.applications],
    )
    for (const name of job.places) addPlace.run(job.id, name)
    for (const tag of job.tags) addTag.run(job.id, tag)
    addText.run(
      job.id,
      job.title,
      job.company,
      job.tags.join(' '),
      place,
      job.category,
      job.descriptionText,
    )
  }
  db.exec(`
    commit;
    create index job_published on job (published_at);
    create index job_of_tag on job_tag (tag);
    insert into text (text) values ('optimize');
    create virtual table word using fts5vocab (text, row);
    create table name as
      select lower(name) as folded, name, count(*) as jobs
        from (select tag as name from job_tag union all select place from job_place) group by 1`)
  const names = new Map<string, number>()
  for (const { title, company } of createListings().first(rows)) {
    for (const name of [title, company]) names.set(name, (names.get(name) ?? 0) + 1)
  }
  const addName = db.prepare('insert into name values (?, ?, ?)')
  db.exec('begin')
  for (const [name, jobs] of names) addName.run(name.toLowerCase(), name, jobs)
  db.exec('commit; create index name_folded on name (folded); analyze')
}
