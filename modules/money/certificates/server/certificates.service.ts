import { lockInOrder } from '#platform/server/transaction/locks.ts'
import { yearMonth } from '#chile/period.ts'
import { declaredWage, type DeclaredWage } from '#modules/money/filings/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { qrPixels } from '#platform/server/pdf/qr.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { keyOf } from '#platform/server/storage/storage.ts'
import {
  type CertificateKind,
  type CertificateSpan,
  certificateTitles,
  lastDayOf,
  monthsIn,
  MOST_A_DAY,
  saysMonths,
} from '../model/certificate.ts'
import { printedCertificate } from './certificate.page.ts'
import { certificateTemplate } from './certificate.template.ts'
import { certificateById } from './certificates.queries.ts'
import { type CertifiedContract, certifiedContract } from './contract.queries.ts'
import { paidMonths } from './paid-months.queries.ts'
import { certificateSeal } from './seal.ts'

/** Certificates are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })
const mediaType = 'application/pdf'

type Wanted = {
  userContractId: number
  kind: CertificateKind
  span: CertificateSpan | null
  /** Of a certificate of salaries. */
  year: number | null
}

/**
 * Issues a certificate: its facts and amounts as they are now, on paper, with its code. The file is
 * kept with its hash, so that what was issued can be shown again.
 */
export async function createCertificate(context: Context, wanted: Wanted) {
  const { tx, today, session } = context
  const { kind, userContractId } = wanted
  const span = saysMonths(kind) ? wanted.span : null
  if (saysMonths(kind) && span === null) throw invalid('span', 'Elija cuántos meses')
  if (kind === 'WAGES' && wanted.year === null) throw invalid('year', 'Diga de qué año')
  const contract = await certifiedContract(
    context,
    userContractId,
    kind === 'SENIORITY' ? ['certificates.create'] : ['certificates.create', 'payslips.read'],
  )
  if (today < contract.initialDate) throw conflict('El contrato todavía no comienza')
  await notTooMany(context, userContractId)
  const paid = span ? await paidMonths(context, contract, monthsIn[span]) : undefined
  if (paid && paid.months.length === 0) {
    throw conflict('Todavía no hay liquidaciones liberadas de las que certificar')
  }
  const months = paid?.months ?? []
  const year = kind === 'WAGES' ? (wanted.year ?? 0) : null
  const wages = year === null ? undefined : await wagesOf(context, contract, year)
  const expiresOn = lastDayOf(kind, today, year ?? 0)
  const { id } = await tx
    .insertInto('certificate')
    .values({
      userContractId,
      userId: contract.userId,
      businessId: contract.businessId,
      kind,
      span,
      fromMonth: year === null ? (months[0]?.yearMonth ?? null) : yearMonth(year, 1),
      toMonth: year === null ? (months.at(-1)?.yearMonth ?? null) : yearMonth(year, 12),
      withPrivate: (paid?.isPrivate ?? false) || (wages?.withPrivate ?? false),
      issuedOn: today,
      expiresOn,
      loginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepFile(context, id, {
    kind,
    contract,
    months,
    wages: wages && { ...wages, year: year ?? 0 },
    issuedOn: today,
    expiresOn,
  })
  return certificateById(context, id)
}

/** The year of a person as it was declared: the certificate says what the declaration does. */
async function wagesOf(
  { tx }: Context,
  { businessId, userId }: CertifiedContract,
  year: number,
): Promise<DeclaredWage> {
  const found = await declaredWage(tx, { businessId, userId, year })
  if (found) return found
  throw invalid(
    'year',
    `La empresa todavía no tiene la declaración jurada 1887 de ${year} de esta persona, ` +
      'o el año cambió después de hacerla',
  )
}

/** A person needs few certificates in a day; the papers of a program in error fill a disk. */
async function notTooMany({ tx, today }: Context, userContractId: number): Promise<void> {
  // One after the other: those asked at the same moment would all count the same.
  await lockInOrder(tx, 'userContract', [userContractId])
  const { count } = await tx
    .selectFrom('certificate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userContractId', '=', userContractId)
    .where('issuedOn', '=', today)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_A_DAY) {
    throw conflict(`Ya se emitieron hoy ${MOST_A_DAY} certificados de este contrato`)
  }
}

type Paper = Parameters<typeof printedCertificate>[0]

async function keepFile(context: Context, id: number, paper: Paper): Promise<void> {
  const { tx, services, session, now } = context
  const { code, url } = certificateSeal(services.publicUrl, session.companyId, id)
  const { pixels, side } = qrPixels(url)
  const seal = { code, side, site: new URL(url).host }
  const pdf = await printer.render(certificateTemplate, printedCertificate(paper, seal), {
    qr: pixels,
  })
  const key = keyOf(session.companyId, now.getUTCFullYear(), `certificate:${id}`)
  const title = `Certificado de ${certificateTitles[paper.kind]}`
  const { fileId, sha256 } = await keptFile(context, {
    name: `${title} ${paper.contract.name}.pdf`.replaceAll('/', '-'),
    body: pdf,
    mediaType,
    of: 'certificate',
    id: String(id),
    key,
    authored: true,
  })
  await tx
    .updateTable('certificate')
    .set({ fileId, sha256: sha256.toString('hex') })
    .where('id', '=', id)
    .execute()
}

/** A link that opens a certificate for five minutes. Reading somebody else's is recorded. */
export async function openCertificate(context: Context, { id }: { id: number }) {
  const { tx, client, session, services } = context
  const { userContractId, userId, kind, isOwn } = await certificateById(context, id)
  const { storageKey, name } = await tx
    .selectFrom('certificate')
    .innerJoin('file', 'file.id', 'certificate.fileId')
    .select(['file.storageKey', 'file.name'])
    .where('certificate.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isOwn) {
    recordAtEnd(client, {
      companyId: session.companyId,
      what: 'lectura:certificado',
      id: String(userContractId),
      about: { user_id: userId, kind },
    })
  }
  return { name, url: await services.storage.signedUrl(storageKey, { name, mediaType }) }
}
