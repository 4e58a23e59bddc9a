// A browser and the service that pushes to it, as the standards have them: what arrives is opened
// with the keys of the browser (RFC 8291, RFC 8188) by WebCrypto, not by the code that sealed it.
import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import http from 'node:http'
import { importJWK, jwtVerify } from 'jose'
import { afterAll } from 'vitest'

const { subtle } = globalThis.crypto

async function derived(key: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) {
  const base = await subtle.importKey('raw', new Uint8Array(key), 'HKDF', false, ['deriveBits'])
  const how = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(salt),
    info: new Uint8Array(info),
  }
  return new Uint8Array(await subtle.deriveBits(how, base, bytes * 8))
}

/** The text of a message to a browser. @throws where it is for another one, or was changed */
export async function decrypted(body: Buffer, own: ECDH, secret: Buffer): Promise<string> {
  const salt = body.subarray(0, 16)
  const length = body[20] ?? 0
  const sender = body.subarray(21, 21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const material = await derived(own.computeSecret(sender), secret, info, 32)
  const part = (name: string, bytes: number) =>
    derived(material, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes)
  const key = await subtle.importKey('raw', await part('aes128gcm', 16), 'AES-GCM', false, [
    'decrypt',
  ])
  const iv = await part('nonce', 12)
  const sealed = new Uint8Array(body.subarray(21 + length))
  const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed))
  // After the text stands the mark of the last record, and then zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** A browser that subscribed: what it gives to the product, and what opens its messages. */
export function newBrowser(endpoint: string) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const secret = randomBytes(16)
  return {
    given: {
      endpoint,
      publicKey: own.getPublicKey('base64url'),
      secret: secret.toString('base64url'),
    },
    open: async (body: Buffer): Promise<unknown> => JSON.parse(await decrypted(body, own, secret)),
  }
}

export type Pushed = { path: string; headers: http.IncomingHttpHeaders; body: Buffer }

/** A service of browsers, until the test file ends: what it was given, and how it answers next. */
export async function startPushService() {
  const received: Pushed[] = []
  const answers = new Map<string, number>()
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      const status = answers.get(path) ?? 201
      // No answer at all: as when the worker dies while it waits.
      if (status > 0) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const place = server.address()
  const origin = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
  return { origin, received, answers }
}

/** Who a message says that it is from. @throws where its signature is not of the key it names */
export async function senderOf({ headers }: Pushed): Promise<{ key: string; audience: unknown }> {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    currentDate: new Date(0),
  })
  return { key, audience: payload.aud }
}
