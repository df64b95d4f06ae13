import { expect, test } from 'vitest'
import { type AnswerKind, wrongKind } from './answer-kind.ts'

test.each<[AnswerKind, string | null, string]>([
  ['json', 'application/json', '{}'],
  ['json', 'text/html', ' [1]'],
  ['json', null, 'null'],
  ['json', 'text/plain', ''],
  ['xml', 'text/html', '<?xml version="1.0"?><rss>'],
  ['xml', 'application/rss+xml', '<rss>'],
  ['xml', null, '<workzag-jobs/>'],
  ['html', 'text/html; charset=utf-8', '<!doctype html>'],
  ['html', null, 'Hello'],
  ['text', 'text/html', '<html>'],
  ['text', 'application/octet-stream', '{}'],
])('asked for %s, %s may be %j', (accept, type, text) => {
  expect(wrongKind(accept, type, text)).toBeNull()
})

test.each<[AnswerKind, string | null, string, string]>([
  ['json', 'application/json', '<!DOCTYPE html><title>Sorry</title>', 'HTML instead of JSON'],
  ['json', 'text/html', '\n <div>Sorry</div>', 'HTML instead of JSON'],
  ['json', 'application/xml', '<?xml version="1.0"?><rss>', 'XML instead of JSON'],
  ['xml', 'application/xml', '<html lang="en">', 'HTML instead of XML'],
  ['xml', 'text/xml', '{"error":1}', 'JSON instead of XML'],
  ['html', 'application/json', '{"error":1}', 'JSON instead of HTML'],
  ['html', 'application/pdf', '%PDF-1.7', 'application/pdf instead of HTML'],
  ['json', 'image/png', '', 'image/png instead of JSON'],
  ['text', 'Video/MP4; codecs=x', '', 'video/mp4 instead of text'],
])('asked for %s, %s with %j is wrong: %s', (accept, type, text, said) => {
  expect(wrongKind(accept, type, text)).toBe(said)
})
