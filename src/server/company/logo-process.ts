/**
 * The process that draws logos: reads one picture from its input, writes both sizes to its output, each after its length,
 * and ends. It is started without environment, network and programs, and may read only our own files.
 */
import { closeNetwork } from '#server/process/no-network.ts'
import { drawLogo, limitDecoders } from './draw-logo.ts'

closeNetwork()
limitDecoders()
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
for (const picture of await drawLogo(Buffer.concat(chunks))) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(picture.length)
  process.stdout.write(length)
  process.stdout.write(picture)
}
