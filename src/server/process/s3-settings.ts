/** The operator's bucket in S3 or a compatible store. */

export type S3Settings = {
  /** Without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** What the names of objects begin with: '' or `rolecall/`. */
  prefix: string
  /** Whether the bucket is in the path of addresses instead of their host name. */
  hasPathStyle: boolean
  /** Whether new files go there; those that are there are read from there in any case. */
  takesNewFiles: boolean
  /** Whether browsers are sent there for a download. */
  linksDownloads: boolean
}

type Given = {
  readonly S3_BUCKET?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly S3_PREFIX?: string | undefined
  readonly S3_PATH_STYLE?: 'on' | 'off' | undefined
  readonly S3_DOWNLOADS?: 'proxied' | 'presigned' | undefined
  readonly FILES_IN?: 'database' | 's3' | undefined
}

/** Settings that need each other. */
export const S3_TOGETHER = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function s3Of(env: Given): S3Settings | null {
  const { S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  return {
    endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: env.S3_PREFIX ?? '',
    // Compatible stores often have one host name, and Amazon's newer buckets need their own.
    hasPathStyle: (env.S3_PATH_STYLE ?? (env.S3_ENDPOINT === undefined ? 'off' : 'on')) === 'on',
    takesNewFiles: (env.FILES_IN ?? 's3') === 's3',
    linksDownloads: env.S3_DOWNLOADS === 'presigned',
  }
}
