// An authority of time stamps for tests: openssl behind an address of this machine.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

const CONFIG = `
[tsa]
default_tsa = one
[one]
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
certs = ca.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ordering = no
tsa_name = no
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

/** How the authority of a test behaves. */
type Manner = 'WELL' | 'AWAY' | 'NONSENSE' | 'OTHER_NONCE' | 'HUGE'

const EXTENSIONS = [
  'basicConstraints=critical,CA:FALSE',
  'keyUsage=critical,digitalSignature',
  'extendedKeyUsage=critical,timeStamping',
].join('\n')

/** A folder with the keys and certificates of an authority, and openssl in it. */
function madeAuthority() {
  const folder = mkdtempSync(path.join(tmpdir(), 'minga-tsa-'))
  const openssl = (line: string) => {
    const done = spawnSync('openssl', line.split(' '), { cwd: folder })
    if (done.status !== 0) throw new Error(`openssl ${line}:\n${done.stderr.toString()}`)
  }
  const write = (name: string, text: string | Uint8Array) =>
    writeFileSync(path.join(folder, name), text)
  const key = 'genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out'
  openssl(`${key} ca.key`)
  openssl('req -x509 -new -key ca.key -out ca.pem -days 3650 -subj /C=CL/CN=Hora')
  openssl(`${key} tsa.key`)
  openssl('req -new -key tsa.key -out tsa.csr -subj /C=CL/CN=Sello')
  write('tsa.ext', EXTENSIONS)
  const by = '-CA ca.pem -CAkey ca.key -CAcreateserial'
  openssl(`x509 -req -in tsa.csr ${by} -out tsa.pem -days 3650 -extfile tsa.ext`)
  write('tsa.cnf', CONFIG)
  write('serial', '01\n')
  return { folder, openssl, write }
}

/** An authority of time stamps on a port of its own, until the test file ends. */
export async function startTimestampAuthority() {
  const { folder, openssl, write } = madeAuthority()
  let manner: Manner = 'WELL'
  let first: Buffer | undefined
  const server = createServer((request, response) => {
    void answer().catch(() => response.destroy())
    async function answer() {
      const query = await buffer(request)
      if (manner === 'AWAY') return response.writeHead(503).end()
      response.setHeader('content-type', 'application/timestamp-reply')
      if (manner === 'NONSENSE') return response.end('<html>no</html>')
      if (manner === 'HUGE') return response.end(Buffer.alloc(1_000_000))
      first ??= query
      write('it.tsq', manner === 'OTHER_NONCE' ? first : query)
      openssl('ts -reply -config tsa.cnf -queryfile it.tsq -out it.tsr')
      return response.end(readFileSync(path.join(folder, 'it.tsr')))
    }
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`,
    root: () => readFileSync(path.join(folder, 'ca.pem')),
    behave: (next: Manner) => {
      manner = next
    },
    /** What `openssl ts -verify` says of a token over some bytes. */
    verifies: (token: Uint8Array, data: Uint8Array) => {
      write('it.token', token)
      write('it.data', data)
      const args = ['ts', '-verify', '-data', 'it.data', '-in', 'it.token', '-token_in']
      const { status, stdout, stderr } = spawnSync(
        'openssl',
        [...args, '-CAfile', 'ca.pem', '-untrusted', 'tsa.pem'],
        { cwd: folder, encoding: 'utf8' },
      )
      return { status, says: `${stdout}${stderr}` }
    },
  }
}
