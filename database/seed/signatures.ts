import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { hashPassword } from '#modules/company/credentials/server/index.ts'
import { signedEvidence } from '#modules/papers/signature/server/index.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { coihues } from './companies.ts'
import { type Certificate, seedCertificate } from './company-certificates.ts'
import { idsBy, insert } from './rows.ts'
import { requests, type Seeded, type Signer, signers } from './signature-requests.ts'

/** The key with which the people of the demo world sign. */
export const demoKey = 'firma2026'

/** Since when they have their keys. */
const since = '2026-08-03T12:30:00.000Z'

/** Sends documents of the first company to sign, as far as each came. */
export async function seedSignatures(client: pg.Client, companyId: number, storage: Storage) {
  const of = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ companyId, ...row }))
  const userIds = await idsBy(client, 'users', companyId, 'rut')
  const userId = (who: Signer) => userIds(rutOf(coihues.people[who].rut))
  const loginIds = await idsBy(client, 'login', companyId, 'user_id')
  const hash = await hashPassword(demoKey)
  await insert(
    client,
    'signature_key',
    of(
      signers.map((who) => ({
        userId: userId(who),
        hash,
        mail: mailOf(who),
        verifiedAt: since,
        createdAt: since,
      })),
    ),
  )
  const { id: businessId, certificate } = await seedCertificate(client, companyId, since)
  const { consentSha256 } = signedEvidence
  await insert(
    client,
    'electronic_consent',
    of(
      signers.map((who) => ({
        userId: userId(who),
        kind: 'GIVEN',
        textSha256: consentSha256,
        loginId: loginIds(userId(who)),
        createdAt: since,
      })),
    ),
  )
  const documentIds = await idsBy(client, 'document', companyId, 'name')
  for (const request of requests) {
    const documentId = documentIds(request.document)
    const seeded = {
      ...request,
      companyId,
      documentId,
      userId,
      loginId: loginIds(userId('carolina')),
      businessId,
      certificate,
    }
    await seedRequest(client, storage, seeded)
  }
}

const mailOf = (who: Signer): string =>
  ({
    rodrigo: 'rodrigo.covarrubias@coihues.example',
    carolina: 'carolina.aranguiz@coihues.example',
    bernarda: 'bernarda.huenchul@coihues.example',
    hernan: 'hernan.quezada@coihues.example',
  })[who]

type Placed = Seeded & {
  companyId: number
  documentId: number
  userId: (who: Signer) => number
  loginId: number
  /** The razón social that seals, and with what. */
  businessId: number
  certificate: Certificate
}

async function seedRequest(client: pg.Client, storage: Storage, placed: Placed): Promise<void> {
  const { companyId, documentId, state, sentAt, acts, reason, userId, loginId } = placed
  const { rows } = await client.query<{ sha256: string; size: string; key: string }>(
    `select v.sha256, v.size, f.storage_key as key from document_version v
     join file f on f.company_id = v.company_id and f.id = v.file_id
     where v.company_id = $1 and v.document_id = $2 and v.no = 1`,
    [companyId, documentId],
  )
  const [file] = rows
  if (!file) throw new Error(`${placed.document} has no file`)
  const { sha256 } = file
  const size = Number(file.size)
  const random = createHash('sha256').update(placed.document).digest().subarray(0, 16)
  const code = signedEvidence.codeOf(companyId, random)
  // Long enough for whoever looks at the demo world later than its day.
  const expiresAt = '2029-12-31T13:00:00.000Z'
  const sent = {
    companyId,
    documentId,
    documentNo: 1,
    sha256,
    size,
    code,
    expiresAt,
    sealBusinessId: placed.businessId,
    creatorLoginId: loginId,
    updatedLoginId: loginId,
    createdAt: sentAt,
    updatedAt: sentAt,
  }
  await insert(client, 'signature_request', [{ ...sent, state: 'SENT' }])
  const id = (await idsBy(client, 'signature_request', companyId, 'code'))(code)
  const chain = signedEvidence.chainOf(id)
  chain.add('SENT', sentAt, userId('carolina'), { name: placed.document, sha256, size })
  await insert(client, 'signature_signer', signerRows(placed, { id, sha256, chain }))
  const last = acts.at(-1) ?? sentAt
  if (state === 'COMPLETED') {
    const seal = { client, storage, companyId, documentId, requestId: id, at: last, from: file.key }
    const final = await sealed(seal, {
      ...placed,
      request: { code, sha256, size },
      events: chain.events,
    })
    chain.add('COMPLETED', last, null, { sha256, final, size })
    await client.query(
      `update signature_request set state = 'SEALING' where company_id = $1 and id = $2`,
      [companyId, id],
    )
    await client.query(
      `update signature_request set state = 'COMPLETED', final_no = 2, final_sha256 = $3,
         updated_at = $4, certificate_id = $5 where company_id = $1 and id = $2`,
      [companyId, id, final, last, placed.certificate.id],
    )
  }
  if (state === 'REJECTED') {
    await client.query(
      `update signature_request set state = 'REJECTED', reason = $3, updated_at = $4
       where company_id = $1 and id = $2`,
      [companyId, id, reason, last],
    )
  }
  await insert(
    client,
    'signature_event',
    chain.events.map((event) => ({ companyId, requestId: id, ...event })),
  )
}

type Chain = ReturnType<typeof signedEvidence.chainOf>

/** Who signs a request in their turn, with what each did in its chain. */
const signerRows = (placed: Placed, request: { id: number; sha256: string; chain: Chain }) =>
  (['rodrigo', placed.worker] as const).map((who, at) => {
    const actedAt = placed.acts[at] ?? null
    const role = at === 0 ? 'EMPLOYER' : 'WORKER'
    const reason = at === 1 ? placed.reason : null
    if (actedAt !== null) tellAct(placed, request, { who, role, actedAt, reason })
    return {
      companyId: placed.companyId,
      requestId: request.id,
      ord: at + 1,
      role,
      userId: placed.userId(who),
      state: actedAt === null ? 'PENDING' : reason === null ? 'SIGNED' : 'REJECTED',
      actedAt,
      reason,
    }
  })

type Act = { who: Signer; role: string; actedAt: string; reason: string | null }

function tellAct(
  { userId }: Placed,
  { sha256, chain }: { sha256: string; chain: Chain },
  { who, role, actedAt, reason }: Act,
): void {
  chain.add('VIEWED', actedAt, userId(who), { sha256 })
  const { name, rut } = coihues.people[who]
  const about = { name, rut: rutOf(rut), role, sha256 }
  if (reason !== null) return chain.add('REJECTED', actedAt, userId(who), { ...about, reason })
  chain.add('SIGNED', actedAt, userId(who), {
    ...about,
    consent: signedEvidence.consentSha256,
    // An address of documentation (RFC 5737): nobody's.
    ip: '203.0.113.24',
    mail: mailOf(who),
    factors: ['sesión iniciada', `clave de firma puesta el ${since}`],
  })
}

/** Who did something of a request, as the evidence names them. */
const nameOf = ({ userId }: Placed, id: number | null): string | null => {
  const who = signers.find((one) => userId(one) === id)
  return who ? coihues.people[who].name : null
}

type Printed = {
  request: { code: string; sha256: string; size: number }
  events: Chain['events']
}

type Seal = {
  client: pg.Client
  storage: Storage
  companyId: number
  documentId: number
  requestId: number
  at: string
  from: string
}

/** Keeps the signed file as the second version of its document. */
async function sealed(
  { client, storage, companyId, documentId, at, from }: Seal,
  printed: Placed & Pick<Printed, 'request' | 'events'>,
): Promise<string> {
  const first = await buffer(await storage.get(from))
  const { bytes, pages } = await signedEvidence.print({
    first,
    sealing: printed.certificate.sealing,
    at: new Date(at),
    name: printed.document,
    company: coihues.company.name,
    request: printed.request,
    url: `http://localhost:3000/public/documento/${printed.request.code}`,
    signers: (['rodrigo', printed.worker] as const).map((who, turn) => ({
      ord: turn + 1,
      userId: printed.userId(who),
      name: coihues.people[who].name,
      rut: rutOf(coihues.people[who].rut),
      identificationType: 'RUT' as const,
      role: turn === 0 ? ('EMPLOYER' as const) : ('WORKER' as const),
      level: 'SIMPLE' as const,
      actedAt: new Date(printed.acts[turn] ?? printed.sentAt),
    })),
    events: printed.events.map(({ createdAt, ...event }) => ({
      ...event,
      at: new Date(createdAt),
      author: nameOf(printed, event.userId),
    })),
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const storageKey = keyOf(companyId, 2026, `document:${documentId}:2`)
  await storage.put(storageKey, bytes, 'application/pdf')
  await insert(client, 'file', [
    {
      companyId,
      storageKey,
      name: `${printed.document}.pdf`,
      size: bytes.length,
      mediaType: 'application/pdf',
      sha256: `\\x${sha256}`,
      keptAs: 'RECORD',
      createdAt: at,
      relatedType: 'document',
    },
  ])
  const fileId = (await idsBy(client, 'file', companyId, 'storage_key'))(storageKey)
  await insert(client, 'document_version', [
    {
      companyId,
      documentId,
      no: 2,
      fileId,
      size: bytes.length,
      sha256,
      pages,
      origin: 'SIGNED',
      createdAt: at,
    },
  ])
  await client.query('update document set current_no = 2 where company_id = $1 and id = $2', [
    companyId,
    documentId,
  ])
  return sha256
}
