// Certificates as those who sell them make them: by openssl, with an authority of the test.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

type Wanted = {
  /** The RUT of the subject; none in some. */
  rut?: string
  key?: 'rsa' | 'rsa1024' | 'p256' | 'p384'
  /** Whether the RUT is the number of the subject, or another name of it as in Chile. */
  rutIn?: 'subject' | 'otherName'
  from?: string
  until?: string
  use?: string
  authority?: boolean
  password?: string
  /** As programs wrote them before: RC2 and triple DES. */
  legacy?: boolean
  /** The key of the file is that of another certificate. */
  strangeKey?: boolean
  rounds?: number
  /** Where its authority publishes what it revoked, and where it answers. */
  list?: string
  responder?: string
}

const CONFIG = `
[ca]
default_ca = one
[one]
database = index.txt
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = any
unique_subject = no
email_in_dn = no
[any]
countryName = optional
commonName = supplied
serialNumber = optional
`

const KEYS = {
  rsa: ['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  rsa1024: ['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024'],
  p256: ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  p384: ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384'],
}

/** An authority of its own for the test file that asks, and what it issues. */
export function certificateMaker() {
  const folder = mkdtempSync(path.join(tmpdir(), 'minga-certificates-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const openssl = (...args: string[]) => {
    const done = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`openssl ${args.join(' ')}:\n${done.stderr}`)
  }
  writeFileSync(path.join(folder, 'ca.cnf'), CONFIG)
  writeFileSync(path.join(folder, 'index.txt'), '')
  openssl(...KEYS.p256, '-out', 'ca.key')
  const self = ['req', '-x509', '-new', '-key', 'ca.key', '-out', 'ca.pem', '-days', '3650']
  openssl(...self, '-subj', '/C=CL/CN=Certificadora de los tests')
  let made = 0
  const p12 = (wanted: Wanted = {}): Buffer => {
    made += 1
    const file = (kind: string) => `${made}.${kind}`
    openssl(...KEYS[wanted.key ?? 'rsa'], '-out', file('key'))
    const { rut, rutIn = 'subject', use = 'digitalSignature,nonRepudiation' } = wanted
    const number = rut && rutIn === 'subject' ? `/serialNumber=${rut}` : ''
    const subject = ['-subj', `/C=CL/CN=Empresa ${made}${number}`]
    openssl('req', '-new', '-key', file('key'), '-out', file('csr'), ...subject)
    const names = rut && rutIn === 'otherName'
    writeFileSync(
      path.join(folder, file('ext')),
      [
        `basicConstraints=critical,CA:${wanted.authority ? 'TRUE' : 'FALSE'}`,
        `keyUsage=critical,${use}`,
        ...(wanted.list ? [`crlDistributionPoints=URI:${wanted.list}`] : []),
        ...(wanted.responder ? [`authorityInfoAccess=OCSP;URI:${wanted.responder}`] : []),
        ...(names ? [`subjectAltName=otherName:1.3.6.1.4.1.8321.1;IA5STRING:${rut}`] : []),
      ].join('\n'),
    )
    const { from = '20260101000000Z', until = '20290101000000Z', password = 'clave' } = wanted
    const issue = ['ca', '-batch', '-config', 'ca.cnf', '-cert', 'ca.pem', '-keyfile', 'ca.key']
    const its = ['-in', file('csr'), '-out', file('pem'), '-extfile', file('ext'), '-notext']
    openssl(...issue, ...its, '-startdate', from, '-enddate', until)
    if (wanted.strangeKey) openssl(...KEYS.rsa, '-out', file('key'))
    // Where the key is of another certificate, `-export` takes the key alone, and what issued it.
    const inside = wanted.strangeKey ? ['-nocerts', '-in', file('key')] : ['-in', file('pem')]
    const keep = ['pkcs12', '-export', '-inkey', file('key'), ...inside, '-certfile', 'ca.pem']
    openssl(
      ...keep,
      '-out',
      file('p12'),
      '-passout',
      `pass:${password}`,
      ...(wanted.legacy ? ['-legacy'] : []),
      ...(wanted.rounds ? ['-iter', String(wanted.rounds)] : []),
    )
    return readFileSync(path.join(folder, file('p12')))
  }
  const revocation = revocationOf(folder, openssl, () => `${made}.pem`)
  return {
    p12,
    ...revocation,
    authority: () => readFileSync(path.join(folder, 'ca.pem')),
  }
}

type Openssl = (...args: string[]) => void

/** What the authority says of the certificates that it revoked. */
function revocationOf(folder: string, openssl: Openssl, last: () => string) {
  const authority = ['-config', 'ca.cnf', '-cert', 'ca.pem', '-keyfile', 'ca.key']
  /** Revokes the certificate that was made last. */
  const revokeLast = () => openssl('ca', ...authority, '-revoke', last())
  /** What it revoked so far, as it publishes it from a moment for a day. */
  const list = (at: Date): Buffer => {
    const written = (moment: Date) =>
      `${moment
        .toISOString()
        .replaceAll(/[-:T]|\..*/g, '')
        .slice(2)}Z`
    const until = new Date(at.getTime() + 86_400_000)
    const dates = ['-crl_lastupdate', written(at), '-crl_nextupdate', written(until)]
    openssl('ca', ...authority, '-gencrl', ...dates, '-out', 'list.pem')
    openssl('crl', '-in', 'list.pem', '-outform', 'DER', '-out', 'list.crl')
    return readFileSync(path.join(folder, 'list.crl'))
  }
  /** Its answer, of this very moment, to a question whether it revoked a certificate. */
  const answer = (query: Buffer): Buffer => {
    writeFileSync(path.join(folder, 'query.der'), query)
    const its = ['-index', 'index.txt', '-CA', 'ca.pem', '-rsigner', 'ca.pem', '-rkey', 'ca.key']
    openssl('ocsp', ...its, '-reqin', 'query.der', '-respout', 'answer.der', '-ndays', '1')
    return readFileSync(path.join(folder, 'answer.der'))
  }
  return { revokeLast, list, answer }
}
