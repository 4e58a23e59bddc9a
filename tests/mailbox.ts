import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A mail as it arrived: the words of its body, with the encoding of its transport undone. */
export type Mail = { readonly to: string; readonly subject: string; readonly body: string }

/** A mail server that keeps what it receives, until the test file ends. */
export async function startMailbox() {
  const received: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const message = await text(stream)
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
      received.push({ to, subject: subjectOf(message), body: bodyOf(message) })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** The first mail to an address whose body matches, or fails when none comes. */
    async waitFor(to: string, body: RegExp, withinMs = 15_000): Promise<Mail> {
      const deadline = performance.now() + withinMs
      for (;;) {
        const mail = received.find((one) => one.to === to && body.test(one.body))
        if (mail) return mail
        if (performance.now() > deadline) {
          throw new Error(`No mail to ${to} says ${body}. Received: ${JSON.stringify(received)}`)
        }
        await sleep(50)
      }
    },
  }
}

const subjectOf = (message: string) => /^Subject: (.+)$/im.exec(message)?.[1]?.trim() ?? ''

/** The plain-text part of a message of two parts (RFC 2045, section 6). */
function bodyOf(message: string): string {
  const part = message.split(/\r?\n--[^\r\n]+\r?\n/).find((one) => /text\/plain/i.test(one)) ?? ''
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
