/**
 * The npm packages of PostgreSQL whose databases `npm run upgrade-database` can read, the newest first. When the product
 * moves to the next major version, the package it had before becomes the first row: its version and hashes are in the
 * lock file. A row may be dropped when nobody can be expected to come from it.
 */
export const EARLIER_POSTGRES = [
  {
    major: 17,
    version: '17.10.0-beta.17',
    integrity: {
      'linux-x64':
        'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'linux-arm64':
        'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'darwin-x64':
        'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'darwin-arm64':
        'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
    },
  },
] as const
