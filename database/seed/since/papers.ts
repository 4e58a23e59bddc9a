import type { ISODate } from '#chile/dates.ts'
import { cancelSignatureRequest } from '#modules/papers/signature/server/ending.service.ts'
import { openSigning } from '#modules/papers/signature/server/opening.service.ts'
import { sealRequest } from '#modules/papers/signature/server/seal.job.ts'
import { createSignatureRequests } from '#modules/papers/signature/server/send.service.ts'
import { signDocument } from '#modules/papers/signature/server/sign.service.ts'
import { type Paper, writePapers } from '../documents.ts'
import { idsBy } from '../rows.ts'
import { demoKey } from '../signatures.ts'
import type { Since, Who } from './acting.ts'
import type { Days } from './days.ts'

/** What was sent to sign: signed since, and sent in the last days. */
export async function seedPapers(since: Since, days: Days): Promise<void> {
  await endRequests(since)
  await send(since, days)
}

type Sent = { id: number; sha256: string; version: number; name: string }

/** The requests that nobody has finished, by the name of their document. */
async function sentOf({ owner, companyId }: Since): Promise<(name: string) => Sent> {
  const { rows } = await owner.query<Sent>(
    `select request.id::int as id, request.sha256, request.version,
       paper.name from signature_request request
     join document paper on paper.company_id = $1 and paper.id = request.document_id
     where request.company_id = $1 and request.state = 'SENT'`,
    [companyId],
  )
  return (name) => {
    const sent = rows.find((one) => one.name === name)
    if (!sent) throw new Error(`«${name}» was not sent`)
    return sent
  }
}

/** Somebody opens a document and signs it in their turn. */
const sign = ({ act }: Since, who: Who, on: ISODate, { id, sha256 }: Sent) =>
  act(who, on, async (context) => {
    await openSigning(context, { id })
    return signDocument(context, { id, sha256, read: true, signingKey: demoKey })
  })

/** Bernarda signs what she had received; the loan is given without a guarantor. */
async function endRequests(since: Since): Promise<void> {
  const { act, owner, companyId, storage, work, today } = since
  const on: ISODate = '2026-09-16'
  if (on >= today) return
  const sent = await sentOf(since)
  await sign(since, 'bernarda', on, sent('Anexo de turnos de Bernarda Huenchul'))
  const { rows } = await owner.query<{ id: string }>(
    `select id from job where company_id = $1 and kind = 'signature.seal' and status = 'QUEUED'`,
    [companyId],
  )
  const job = sealRequest({ storage, publicUrl: 'http://localhost:3000' })
  for (const { id } of rows) await work(job, Number(id), on)
  const { id, version } = sent('Préstamo con aval de Hernán Quezada')
  await act('carolina', on, (context) =>
    cancelSignatureRequest(context, { id, version, reason: 'El préstamo se dio sin aval' }),
  )
}

const annexes = {
  bernarda: 'Anexo de teletrabajo de Bernarda Huenchul',
  hernan: 'Anexo de bono de temporada de Hernán Quezada',
} as const

/** Two annexes of the last days: one waits for its worker, and one for the company. */
async function send(since: Since, { work }: Days): Promise<void> {
  const { act, owner, companyId, storage, userId } = since
  const sentOn = { bernarda: work(-4), hernan: work(-2) } as const
  const paper = (of: keyof typeof annexes): Paper => ({
    folder: 'Contratos y anexos',
    type: 'ANEXO',
    state: 'ISSUED',
    name: annexes[of],
    of,
    on: `${sentOn[of]}T13:00:00Z`,
  })
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await writePapers(owner, companyId, storage, [paper('bernarda'), paper('hernan')])
  const documentId = await idsBy(owner, 'document', companyId, 'name')
  await owner.query('commit')
  for (const who of ['bernarda', 'hernan'] as const) {
    await act('carolina', sentOn[who], (context) =>
      createSignatureRequests(context, {
        documents: [{ id: documentId(annexes[who]) }],
        order: 'EMPLOYER_FIRST',
        employerId: userId('rodrigo'),
      }),
    )
  }
  const sent = await sentOf(since)
  await sign(since, 'rodrigo', work(-3), sent(annexes.bernarda))
}
