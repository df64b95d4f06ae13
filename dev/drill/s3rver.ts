/** `node s3rver.ts PORT DIRECTORY BUCKET` serves a bucket in a directory until it is killed. */
import S3rver from '@20minutes/s3rver'

const [port = '', directory = '', name = ''] = process.argv.slice(2)
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name }],
}).run()
