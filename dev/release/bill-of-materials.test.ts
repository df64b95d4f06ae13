import { expect, test } from 'vitest'
import { billOfMaterials, type Lock } from './bill-of-materials.ts'

const MADE = new Date('2026-03-02T09:00:00Z')

const LOCK: Lock = {
  version: '0.1.0',
  packages: {
    '': { dependencies: { pg: '1.0.0' }, optionalDependencies: { '@os/linux': '3.0.0' } },
    'node_modules/@os/linux': { version: '3.0.0', optional: true, license: '(MIT OR ISC)' },
    'node_modules/pg': { version: '1.0.0', license: 'MIT', dependencies: { split: '^2.0.0' } },
    'node_modules/pg/node_modules/split': { version: '2.0.0', integrity: 'sha512-AAH/' },
    'node_modules/split': { version: '1.0.0', dev: true },
    'node_modules/vitest': { version: '9.0.0', dev: true, dependencies: { split: '^1.0.0' } },
  },
}

test('everything that is installed is listed once, with what it needs', () => {
  const bill = JSON.parse(billOfMaterials(LOCK, MADE))
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    ),
    metadata: {
      timestamp: '2026-03-02T09:00:00.000Z',
      component: { name: 'rolecall', version: '0.1.0' },
    },
  })
  const [system, pg, split] = [
    'pkg:npm/%40os/linux@3.0.0',
    'pkg:npm/pg@1.0.0',
    'pkg:npm/split@2.0.0',
  ]
  expect(bill.components).toEqual([
    {
      ...{ 'bom-ref': system, type: 'library', group: '@os', name: 'linux', version: '3.0.0' },
      ...{ scope: 'optional', licenses: [{ expression: '(MIT OR ISC)' }], purl: system },
    },
    {
      ...{ 'bom-ref': pg, type: 'library', name: 'pg', version: '1.0.0' },
      ...{ scope: 'required', licenses: [{ license: { name: 'MIT' } }], purl: pg },
    },
    {
      ...{ 'bom-ref': split, type: 'library', name: 'split', version: '2.0.0', scope: 'required' },
      ...{ hashes: [{ alg: 'SHA-512', content: '0001ff' }], purl: split },
    },
  ])
  expect(bill.dependencies).toEqual([
    { ref: system, dependsOn: [] },
    { ref: pg, dependsOn: [split] },
    { ref: split, dependsOn: [] },
    { ref: 'rolecall@0.1.0', dependsOn: [system, pg] },
  ])
})

test('the same lock file gives the same bytes', () => {
  expect(billOfMaterials(structuredClone(LOCK), MADE)).toBe(billOfMaterials(LOCK, MADE))
})
