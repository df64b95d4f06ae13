/**
 * The two indexes of a search cluster: jobs, with the terms that our own reader made of them, and values, the distinct
 * facts that jobs refer to. Texts are never analyzed by the cluster, so C++ and .NET stay words.
 */

/** Raised with every change of what is indexed; the feeder then builds new indexes. */
export const DEFINITION_VERSION = 1

/** Between a term and its code. A character for private use, which no word of ours has. */
export const CODE_DELIMITER = '\ue001'

/** Pages that end after this many results are read in steps. */
export const RESULT_WINDOW = 10_000

const keyword = { type: 'keyword' }
/** Counted and sorted by, never searched. */
const counted = { type: 'keyword', index: false }
/** Searched, never counted. */
const searched = { type: 'keyword', doc_values: false }
const long = { type: 'long' }
const double = { type: 'double' }
const boolean = { type: 'boolean' }

export const JOBS_INDEX = {
  settings: {
    index: {
      // Removals must be remembered for longer than a feeder that lost its lease may go on writing.
      gc_deletes: '1h',
      max_result_window: RESULT_WINDOW,
    },
    // The code of a term in a job is its frequency there, so that reading a term gives its code.
    similarity: { code: { type: 'scripted', script: { source: 'return doc.freq;' } } },
    analysis: {
      filter: { code: { type: 'delimited_term_freq', delimiter: CODE_DELIMITER } },
      analyzer: { coded: { type: 'custom', tokenizer: 'keyword', filter: ['code'] } },
    },
  },
  mappings: {
    dynamic: 'strict',
    _source: { includes: ['job'] },
    properties: {
      /** The document without its description, to be read again: for matches and for what is shown of a value. */
      job: { type: 'object', enabled: false },
      id: long,
      short: {
        type: 'text',
        analyzer: 'coded',
        search_analyzer: 'keyword',
        similarity: 'code',
        norms: false,
        index_options: 'freqs',
      },
      long: searched,
      words: counted,
      title: counted,
      titleWords: searched,
      titleStart: searched,
      employer: counted,
      /** Folded; searched for parts. */
      location: keyword,
      company: keyword,
      tags: keyword,
      places: keyword,
      spots: searched,
      eligibility: searched,
      years: keyword,
      languages: keyword,
      support: keyword,
      workSettings: keyword,
      jobTypes: keyword,
      levels: keyword,
      workTypes: keyword,
      sectors: keyword,
      category: keyword,
      remote: boolean,
      isComplete: boolean,
      isReposted: boolean,
      isFromEmployer: boolean,
      publishedAt: long,
      firstSeenAt: long,
      seenDay: long,
      views: long,
      applications: long,
      payMin: double,
      payMax: double,
      believedLow: double,
      believedHigh: double,
      family: keyword,
      payCurrency: keyword,
      skills: searched,
      kinds: searched,
    },
  },
} as const

export const VALUES_INDEX = {
  // One shard, so that values are read in the order in which they were numbered.
  settings: { index: { number_of_shards: 1 } },
  mappings: {
    dynamic: 'strict',
    properties: {
      number: long,
      kind: keyword,
      key: keyword,
      text: { ...counted, doc_values: false },
    },
  },
} as const
