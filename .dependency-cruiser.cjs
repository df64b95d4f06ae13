/** The arrows of ARCHITECTURE.md, checked. Each rule says what a folder may know. */
const from = (path) => ({ path: `^src/${path}/` })
const tests = '\\.test\\.tsx?$'

module.exports = {
  forbidden: [
    {
      name: 'core-imports-nothing',
      comment: 'Rules are pure: zod for shapes, parse5 in the HTML rules, and each other.',
      severity: 'error',
      from: { ...from('core'), pathNot: tests },
      to: { pathNot: ['^src/core/', 'node_modules/zod/', 'node_modules/parse5/'] },
    },
    {
      name: 'only-html-rules-know-parse5',
      severity: 'error',
      from: { ...from('core'), pathNot: ['^src/core/html', tests] },
      to: { path: 'node_modules/parse5/' },
    },
    {
      name: 'search-knows-core-only',
      severity: 'error',
      from: { ...from('search'), pathNot: tests },
      to: { pathNot: ['^src/search/', '^src/core/'] },
    },
    {
      name: 'demo-knows-core-only',
      severity: 'error',
      from: { ...from('demo'), pathNot: tests },
      to: { pathNot: ['^src/demo/', '^src/core/'] },
    },
    {
      name: 'store-knows-core-and-search-documents',
      severity: 'error',
      from: from('store'),
      to: { path: '^src/(work|app|server|demo)/' },
    },
    {
      name: 'work-is-below-pages-and-server',
      severity: 'error',
      from: from('work'),
      to: { path: '^src/(app|server|demo)/' },
    },
    {
      name: 'pages-do-not-know-the-server',
      severity: 'error',
      from: from('app'),
      to: { path: '^src/(server|search)/' },
    },
    {
      name: 'only-work-writes',
      comment: 'A transaction is opened by a verb, never by a page or the server.',
      severity: 'error',
      from: { path: '^src/(app|server|search|core)/' },
      to: { path: '^src/store/import-jobs\\.ts$' },
    },
    {
      name: 'product-does-not-know-dev-or-test',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(dev|test)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
