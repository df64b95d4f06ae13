import { expect, test } from 'vitest'
import { apiReference } from './api-description.ts'

const job = {
  type: 'object',
  properties: {
    id: { type: 'integer', exclusiveMinimum: 0, example: 7 },
    locationText: { type: ['string', 'null'] },
    level: { type: ['string', 'null'], enum: ['entry', 'senior', null] },
    tags: { type: 'array', items: { type: 'string' }, description: 'Most telling first' },
    postedAt: { type: ['string', 'null'], format: 'date-time' },
    salary: { $ref: '#/components/schemas/Salary' },
  },
}
const range = { type: 'object', properties: { low: { type: 'number' }, high: { type: 'number' } } }
const salary = {
  type: ['object', 'null'],
  properties: { min: { type: ['number', 'null'] }, ranges: { type: 'array', items: range } },
}

const note = {
  type: 'object',
  required: ['note'],
  properties: {
    note: { type: 'string', maxLength: 255 },
    on: { type: ['string', 'null'], format: 'date' },
    salary: {
      allOf: [{ $ref: '#/components/schemas/Salary' }, { type: 'object', description: 'Paid' }],
    },
  },
}

const document = {
  openapi: '3.1.0',
  info: { title: 'Board', version: '1', description: 'Reads jobs.' },
  servers: [{ url: 'https://jobs.example' }],
  components: { schemas: { Job: job, Salary: salary } },
  paths: {
    '/api/jobs': {
      get: {
        summary: 'Search',
        parameters: [
          {
            name: 'query',
            in: 'query',
            description: 'Words',
            schema: { type: 'string', maxLength: 300, default: null },
          },
          {
            name: 'levels',
            in: 'query',
            description: 'Any of entry, senior',
            schema: { type: 'string', default: [] },
          },
          {
            name: 'sort',
            in: 'query',
            description: 'Order',
            schema: { type: 'string', enum: ['newest', 'oldest'], default: 'newest' },
          },
          {
            name: 'kind',
            in: 'query',
            description: 'One of a, b',
            schema: { type: ['string', 'null'], enum: ['a', 'b', null], default: null },
          },
          {
            name: 'remote',
            in: 'query',
            schema: { type: 'string', enum: ['true', 'false'], default: false },
          },
          {
            name: 'page',
            in: 'query',
            schema: { type: 'string', pattern: String.raw`^\d{1,9}$`, default: 1 },
          },
        ],
        responses: {
          200: {
            description: 'OK',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Job' } },
              },
            },
          },
          400: { description: 'Not valid' },
        },
      },
    },
    '/api/jobs/{id}/view': {
      post: {
        summary: 'Count',
        description: 'Once a day.',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
        ],
        security: [{ session: [] }, { accessToken: [] }],
        requestBody: {
          content: {
            'application/json': {
              schema: { anyOf: [{ $ref: '#/components/schemas/Salary' }, note] },
            },
          },
        },
        responses: { 200: { description: 'OK' } },
      },
    },
  },
}

const example = {
  id: 7,
  locationText: 'Berlin, Germany',
  level: 'senior',
  tags: ['Rust', 'PostgreSQL'],
  postedAt: '2026-02-27T08:30:00.000Z',
  salary: { min: 70_000, ranges: [{ low: 1, high: 1 }] },
}

test('a document becomes operations with parameters, answers and errors', () => {
  expect(apiReference(document).operations).toEqual([
    {
      id: 'get-api-jobs',
      method: 'GET',
      path: '/api/jobs',
      summary: 'Search',
      description: null,
      credential: null,
      bodies: [],
      exampleUrl: 'https://jobs.example/api/jobs?query=rust',
      parameters: [
        parameter('query', 'string', { limits: ['at most 300 characters'], description: 'Words' }),
        parameter('levels', 'list, separated by commas', { description: 'Any of entry, senior' }),
        parameter('sort', 'string', {
          limits: ['one of newest, oldest'],
          defaultValue: 'newest',
          description: 'Order',
        }),
        parameter('kind', 'string', { description: 'One of a, b' }),
        parameter('remote', 'true or false', { defaultValue: 'false' }),
        parameter('page', 'integer', { defaultValue: '1' }),
      ],
      answer: { type: 'application/json', shape: 'Job', example: [example] },
      errors: [{ status: 400, description: 'Not valid' }],
    },
    {
      id: 'post-api-jobs-id-view',
      method: 'POST',
      path: '/api/jobs/{id}/view',
      summary: 'Count',
      description: 'Once a day.',
      credential: 'token',
      bodies: [
        {
          type: 'application/json',
          shape: 'Salary',
          fields: [
            { ...field('min', 'number or null'), isRequired: false },
            { ...field('ranges', 'list of object with low, high'), isRequired: false },
          ],
          example: { min: 70_000, ranges: [{ low: 1, high: 1 }] },
        },
        {
          type: 'application/json',
          shape: null,
          fields: [
            {
              ...field('note', 'string', { limits: ['at most 255 characters'] }),
              isRequired: true,
            },
            { ...field('on', 'date (ISO 8601) or null'), isRequired: false },
            { ...field('salary', 'Salary with object', { shape: 'Salary' }), isRequired: false },
          ],
          example: {
            note: 'Ask about the on-call duty.',
            on: '2026-03-02',
            salary: { min: 70_000, ranges: [{ low: 1, high: 1 }] },
          },
        },
      ],
      exampleUrl: 'https://jobs.example/api/jobs/4711/view',
      parameters: [
        parameter('id', 'integer', {
          where: 'path',
          isRequired: true,
          limits: ['at least 1'],
        }),
      ],
      answer: null,
      errors: [],
    },
  ])
})

test('an operation that refuses access tokens takes the cookie of a session', () => {
  const refusing = {
    ...document,
    paths: { '/api/me': { delete: { security: [{ session: [] }], responses: {} } } },
  }
  expect(apiReference(refusing).operations[0]?.credential).toBe('session')
})

test('a file has no example, and ids in the path of a request are examples of their type', () => {
  const path = '/api/me/files/{fileId}'
  const schema = { type: 'string', format: 'uuid' }
  const get = {
    parameters: [{ name: 'fileId', in: 'path', required: true, schema }],
    responses: {
      200: { content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
    },
  }
  expect(apiReference({ ...document, paths: { [path]: { get } } }).operations[0]).toMatchObject({
    exampleUrl: 'https://jobs.example/api/me/files/0b8c7c9e-6f5d-4f2a-9c1e-2d4b6a8f0e13',
    answer: { type: 'application/zip', shape: null, example: null },
  })
})

test('alternatives are listed by kind, and a value that is always the same is called so', () => {
  const kind = (value: string) => ({ type: 'string', enum: [value] })
  const edit = { type: 'object', properties: { kind: kind('edit'), text: { type: 'string' } } }
  const remove = { type: 'object', properties: { kind: kind('remove') } }
  const range = { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] }
  const Change = {
    type: 'object',
    properties: {
      change: { oneOf: [edit, remove] },
      isSure: { type: 'boolean', enum: [true] },
      marks: { type: 'array', items: range },
    },
  }
  const schemas = { Change, Edit: { oneOf: [edit, remove] } }
  expect(apiReference({ ...document, paths: {}, components: { schemas } }).shapes).toEqual([
    {
      name: 'Change',
      fields: [
        field('change (edit)', 'object with kind, text'),
        field('change (remove)', 'object with kind'),
        field('isSure', 'true or false', { limits: ['always true'] }),
        field('marks', 'list of [integer, integer]'),
      ],
    },
    {
      name: 'Edit',
      fields: [
        field('kind', 'string', { limits: ['one of edit, remove'] }),
        field('text', 'string'),
      ],
    },
  ])
})

test('a typical value is no example for a schema that forbids it', () => {
  const File = {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      kind: { type: 'string', enum: ['cv', 'image'] },
      name: { type: 'string', example: 'cv.pdf' },
    },
  }
  const schema = { $ref: '#/components/schemas/File' }
  const get = { responses: { 200: { content: { 'application/json': { schema } } } } }
  const reference = apiReference({
    ...document,
    paths: { '/api/file': { get } },
    components: { schemas: { File } },
  })
  expect(reference.operations[0]?.answer?.example).toEqual({
    id: '0b8c7c9e-6f5d-4f2a-9c1e-2d4b6a8f0e13',
    kind: 'cv',
    name: 'cv.pdf',
  })
})

test('a shape lists each field with its type, limits and nested shape', () => {
  expect(apiReference(document).shapes).toEqual([
    {
      name: 'Job',
      fields: [
        field('id', 'integer', { limits: ['more than 0'] }),
        field('locationText', 'string or null'),
        field('level', 'string or null', { limits: ['one of entry, senior'] }),
        field('tags', 'list of string', { description: 'Most telling first' }),
        field('postedAt', 'date and time (ISO 8601, UTC) or null'),
        field('salary', 'Salary', { shape: 'Salary' }),
      ],
    },
    {
      name: 'Salary',
      fields: [field('min', 'number or null'), field('ranges', 'list of object with low, high')],
    },
  ])
})

function parameter(name: string, type: string, rest: object = {}) {
  const plain = { where: 'query', isRequired: false, limits: [], defaultValue: null }
  return { name, type, ...plain, description: null, ...rest }
}

function field(name: string, type: string, rest: object = {}) {
  return { name, type, shape: null, limits: [], description: null, ...rest }
}
