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
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
        ],
        security: [{ accessToken: [] }],
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

test('a document is read as operations, their parameters, answers and errors', () => {
  expect(apiReference(document).operations).toEqual([
    {
      id: 'get-api-jobs',
      method: 'GET',
      path: '/api/jobs',
      summary: 'Search',
      isPersonal: false,
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
        parameter('page', 'whole number', { defaultValue: '1' }),
      ],
      answer: { shape: 'Job', example: [example] },
      errors: [{ status: 400, description: 'Not valid' }],
    },
    {
      id: 'post-api-jobs-id-view',
      method: 'POST',
      path: '/api/jobs/{id}/view',
      summary: 'Count',
      isPersonal: true,
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
            { ...field('on', 'day (ISO 8601) or null'), isRequired: false },
            { ...field('salary', 'Salary with object', { shape: 'Salary' }), isRequired: false },
          ],
          example: {
            note: 'text',
            on: '2026-03-02',
            salary: { min: 70_000, ranges: [{ low: 1, high: 1 }] },
          },
        },
      ],
      exampleUrl: 'https://jobs.example/api/jobs/4711/view',
      parameters: [
        parameter('id', 'whole number', {
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

test('a shape names each field with its type, its limits and the shape it holds', () => {
  expect(apiReference(document).shapes).toEqual([
    {
      name: 'Job',
      fields: [
        field('id', 'whole number', { limits: ['more than 0'] }),
        field('locationText', 'string or null'),
        field('level', 'string or null', { limits: ['one of entry, senior'] }),
        field('tags', 'list of string', { description: 'Most telling first' }),
        field('postedAt', 'instant (ISO 8601, UTC) or null'),
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
