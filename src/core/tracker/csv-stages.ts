/**
 * Maps the stage words of other trackers and of people's own spreadsheets to our stages. A word that is not in the
 * table gives null: the person is asked.
 */
import { STAGES, type Stage } from './application.ts'

const WORDS: Record<Stage, string> = {
  Interested: `interested, saved, wishlist, wish list, bookmarked, bookmark, to apply, not applied, not applied yet,
    not yet applied, backlog, lead, leads, prospect, considering, planning to apply, want to apply, applying,
    preparing, in preparation, draft, to do, todo, not started, researching, shortlisted by me, ready to apply,
    gemerkt, vorgemerkt`,
  Applied: `applied, submitted, application submitted, application sent, sent, in review, under review, in progress,
    pending, waiting, awaiting response, waiting for response, waiting for reply, applied online, active,
    application received, cv sent, resume sent, referred, viewed, application viewed, resume downloaded, beworben,
    candidature envoyee`,
  'Follow Up': `follow up, followup, followed up, following up, need to follow up, follow up sent, to follow up,
    chased, nudged`,
  'Pre-Screen': `pre screen, prescreen, screen, screening, phone screen, phone screening, phone interview, recruiter screen,
    recruiter call, hr screen, hr interview, hr call, initial call, initial interview, initial screen, first call,
    intro call, contacted, screening call, phone call, recruiter contacted, first interview, 1st interview,
    1st round, first round, telephone interview`,
  'Tech Interview': `tech interview, technical interview, technical, interview, interviewing, interviews, interviewed,
    assessment, online assessment, oa, coding challenge, coding test, take home, take home test, take home assignment,
    technical test, test task, test, technical screen, technical assessment, second interview, 2nd interview,
    2nd round, second round, interview scheduled, in interview, on interview, vorstellungsgesprach,
    entretien, entrevista, home assignment`,
  'Final Interview': `final interview, final, final round, onsite, on site, onsite interview, on site interview,
    panel interview, last round, final stage, third interview, 3rd interview, 3rd round, third round,
    executive interview, superday, reference check, references`,
  'Offer Received': `offer received, offer, offered, offers, offer extended, negotiating, negotiation, job offer,
    received offer, verbal offer, offer stage, offer made, angebot`,
  Accepted: `accepted, offer accepted, hired, signed, got the job, joined, accepted offer, contract signed, success,
    zusage, won, employed`,
  Declined: `declined, offer declined, withdrawn, withdrew, i withdrew, declined offer, turned down, i declined,
    not interested, no longer interested, cancelled, canceled, dropped, abandoned, retracted, skipped,
    rejected offer, application withdrawn, declined by me`,
  Rejected: `rejected, rejection, not selected, unsuccessful, turned down by company, declined by company, lost,
    failed, denied, not moving forward, rejected by company, position filled, filled, expired, job closed,
    rejected after interview, not hired, absage, denegado, regret`,
  Ghosted: `ghosted, no response, no reply, no answer, no response received, silent, never heard back, ghost,
    stale, not heard back, unresponsive, no feedback, keine antwort`,
}

const BY_WORD = new Map(
  STAGES.flatMap((stage) =>
    [stage, ...WORDS[stage].split(',')].map((word) => [plainWord(word), stage] as const),
  ),
)

/** Null for an unknown word. */
export function stageOf(word: string): Stage | null {
  return BY_WORD.get(plainWord(word)) ?? null
}

/** Letters and digits only, without a leading number that orders a list: "3. Phone Screen 📞" is "phone screen". */
export function plainWord(word: string): string {
  return word
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\d+ (?=\p{L})/u, '')
}
