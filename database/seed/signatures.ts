import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { hashPassword } from '#modules/company/credentials/server/index.ts'
import { signedEvidence } from '#modules/papers/signature/server/index.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { coihues } from './companies.ts'
import { seedCertificate } from './company-certificates.ts'
import { idsBy, insert } from './rows.ts'
import { requests, type Signer, signers } from './signature-requests.ts'
import { type Chain, mailOf, type Placed, signerRows, since } from './signature-signers.ts'

/** The key with which the people of the demo world sign. */
export const demoKey = 'firma2026'

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

/** The same in every demo world: what is printed with its code is the same too. */
const randomOf = ({ document, no = 1 }: Placed): Buffer =>
  createHash('sha256')
    .update(no === 1 ? document : `${document}:${no}`)
    .digest()
    .subarray(0, 16)

async function seedRequest(client: pg.Client, storage: Storage, placed: Placed): Promise<void> {
  const { companyId, documentId, no = 1, state, sentAt, acts, reason, userId, loginId } = placed
  const { rows } = await client.query<{ sha256: string; size: string; key: string }>(
    `select v.sha256, v.size, f.storage_key as key from document_version v
     join file f on f.company_id = v.company_id and f.id = v.file_id
     where v.company_id = $1 and v.document_id = $2 and v.no = $3`,
    [companyId, documentId, no],
  )
  const [file] = rows
  if (!file) throw new Error(`${placed.document} has no file`)
  const { sha256 } = file
  const size = Number(file.size)
  const code = signedEvidence.codeOf(companyId, randomOf(placed))
  // Long enough for whoever looks at the demo world later than its day.
  const expiresAt = '2029-12-31T13:00:00.000Z'
  const sent = {
    companyId,
    documentId,
    documentNo: no,
    replacesId: no === 1 ? null : await replaced(client, companyId, documentId),
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
  if (placed.third) await openLink(client, companyId, id, expiresAt)
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
      `update signature_request set state = 'COMPLETED', final_no = $6, final_sha256 = $3,
         updated_at = $4, certificate_id = $5 where company_id = $1 and id = $2`,
      [companyId, id, final, last, placed.certificate.id, no + 1],
    )
  }
  if (state === 'REPLACED') chain.add('REPLACED', last, userId('carolina'), { reason })
  if (state === 'REJECTED' || state === 'REPLACED') {
    await client.query(
      `update signature_request set state = $5, reason = $3, updated_at = $4
       where company_id = $1 and id = $2`,
      [companyId, id, reason, last, state],
    )
  }
  await insert(
    client,
    'signature_event',
    chain.events.map((event) => ({ companyId, requestId: id, ...event })),
  )
}

/** The request of the same document that was replaced. */
async function replaced(client: pg.Client, companyId: number, documentId: number) {
  const { rows } = await client.query<{ id: string }>(
    `select id from signature_request
     where company_id = $1 and document_id = $2 and state = 'REPLACED'`,
    [companyId, documentId],
  )
  return Number(rows[0]?.id)
}

/** The link of whoever signs without an account; only its mail would know what it opens. */
async function openLink(client: pg.Client, companyId: number, id: number, expiresAt: string) {
  await client.query(
    `insert into signature_link (company_id, request_id, signer_id, digest, expires_at, created_at)
     select s.company_id, s.request_id, s.id, $3, $4, r.created_at from signature_signer s
     join signature_request r on r.company_id = s.company_id and r.id = s.request_id
     where s.company_id = $1 and s.request_id = $2 and s.role = 'THIRD'`,
    [companyId, id, randomBytes(32), expiresAt],
  )
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

/** Keeps the signed file as the next version of its document. */
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
  const no = (printed.no ?? 1) + 1
  const storageKey = keyOf(companyId, 2026, `document:${documentId}:${no}`)
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
      no,
      fileId,
      size: bytes.length,
      sha256,
      pages,
      origin: 'SIGNED',
      createdAt: at,
    },
  ])
  await client.query('update document set current_no = $3 where company_id = $1 and id = $2', [
    companyId,
    documentId,
    no,
  ])
  return sha256
}
