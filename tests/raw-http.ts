import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'

/** What a server answers to these very bytes; empty when it closes without a word. */
export async function rawAnswer(url: string, bytes: string | Buffer): Promise<string> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.setTimeout(1_500, () => socket.destroy())
  socket.end(bytes)
  return text(socket).catch(() => '')
}

/** The status of such an answer; 0 when there is none. */
export const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
