import { expect, test } from 'vitest'
import { claimReasons } from './proof-gate-claims.ts'

const job = { title: 'Kubernetes Engineer', company: 'Contoso' }
const parts = ['Moved 40 services to AWS without downtime; no experience with Rust', 'Engineer']

test.each([
  ['I moved 40 services to AWS.', 0],
  ['I moved 40 services to AWS without downtime.', 0],
  ['I have experience with Rust.', 1],
  ['I have no experience with Rust.', 0],
  ['I moved 40 services to Kubernetes.', 1],
  ['As Kubernetes Engineer, I moved 40 services.', 1],
  ['For Kubernetes Engineer at Contoso, I suggest a conversation about the 40 services.', 0],
  ['At Contoso I moved 40 services.', 1],
  ['Contoso had me move 40 services.', 1],
])('“%s” is refused for %i reasons', (text, count) =>
  expect(claimReasons(text, parts, job)).toHaveLength(count),
)
