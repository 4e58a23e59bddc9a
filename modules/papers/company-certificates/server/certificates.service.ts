import { formatDate } from '#chile/dates.ts'
import { formatRut } from '#chile/rut.ts'
import { businessById } from '#modules/company/businesses/server/index.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { conflict, invalid, notFound, tooMany } from '#platform/server/errors.ts'
import { take } from '#platform/server/limits/limits.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { MOST_BYTES, TRIES_AN_HOUR, type Uploading } from '../model/certificate.ts'
import type { CompanyCertificateKind } from '../model/catalogs.ts'
import { certificateChange } from './certificate-change.ts'
import {
  certificatesOf,
  companyCertificates,
  type ShownCertificate,
} from './certificates.queries.ts'
import { type OpenedFile, openP12 } from './p12.ts'
import { wrapKey } from './wrap.ts'
import { type CertificateFacts, readCertificate } from './x509.ts'

/**
 * Puts the certificate with which a razón social seals, in the place of the one that it had. The
 * password opens the file here, once; the key is kept enciphered for this row alone.
 */
export async function uploadCompanyCertificate(
  context: Context,
  { businessId, file, password }: Uploading,
) {
  const { rut } = await businessById(context, businessId, 'businesses.update')
  if (rut === null) throw invalid('businessId', 'Escriba antes el RUT de la razón social')
  await countTry(context)
  const opened = await openedFile(file, password)
  const facts = usable(opened, { rut, now: context.now })
  const chain = opened.chain
  await replace(context, businessId, { kind: 'OWN', facts, chain, pkcs8: opened.pkcs8 })
  return certificateOf(context, businessId)
}

/** What a razón social shows of its certificate. */
async function certificateOf(context: Context, businessId: number): Promise<ShownCertificate> {
  const all = await companyCertificates(context)
  const found = all.find((one) => one.businessId === businessId)
  if (!found) throw notFound()
  return found
}

/** Counts a try before it is known whether the password is right: a refusal undoes it not. */
async function countTry({ services, session }: Context): Promise<void> {
  const bucket = `company-certificate:${session.companyId}`
  const limit = { capacity: TRIES_AN_HOUR, seconds: 3600 }
  if (await services.db.withPlatform((platform) => take(platform, bucket, limit))) return
  throw tooMany(`Ya se probaron ${TRIES_AN_HOUR} archivos en una hora: espere un rato`)
}

async function openedFile(text: string, password: string): Promise<OpenedFile> {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > MOST_BYTES) throw invalid('file', 'El archivo pesa más de 64 kB')
  const opened = await openP12(bytes, password)
  if (opened === 'NO_FILE') throw invalid('file', 'Ese archivo no es un .p12 ni un .pfx')
  if (opened === 'SLOW') {
    throw invalid('file', 'Abrir ese archivo toma demasiado: expórtelo otra vez')
  }
  if (opened === 'NO_KEY') {
    throw invalid('file', 'El archivo no trae la llave privada: expórtelo con ella')
  }
  if (opened === 'PASSWORD') {
    throw invalid('password', 'La contraseña no abre ese archivo, o el archivo está dañado')
  }
  return opened
}

type Asked = { rut: string; now: Date }

/** What a certificate says, where its razón social may seal with it today. */
function usable({ certificate, key }: OpenedFile, { rut, now }: Asked): CertificateFacts {
  if (!certificate) {
    throw invalid('file', 'Ningún certificado del archivo corresponde a su llave privada')
  }
  const facts = readCertificate(certificate)
  const problem =
    purposeProblem(facts) ?? keyProblem(facts, key.asymmetricKeyType) ?? dateProblem(facts, now)
  if (problem) throw invalid('file', problem)
  if (facts.rut === undefined) {
    throw invalid('file', 'El certificado no dice de qué RUT es: pida uno de la razón social')
  }
  if (facts.rut !== rut) {
    const whose = `El certificado es del RUT ${formatRut(facts.rut)}`
    throw invalid('file', `${whose}, y la razón social tiene el ${formatRut(rut)}`)
  }
  return facts
}

function purposeProblem({ isAuthority, signs }: CertificateFacts): string | undefined {
  if (isAuthority) return 'Ese certificado es de una autoridad que emite otros: no firma documentos'
  return signs ? undefined : 'Ese certificado no es para firmar: pida uno de firma electrónica'
}

const keyProblem = ({ keyBits }: CertificateFacts, type: string | undefined) =>
  (type === 'rsa' && keyBits >= 2048 && keyBits <= 4096) || (type === 'ec' && keyBits === 256)
    ? undefined
    : 'La llave debe ser RSA de 2048 a 4096 bits, o P-256'

function dateProblem({ notBefore, notAfter }: CertificateFacts, now: Date): string | undefined {
  if (now >= notAfter) return `El certificado venció el ${formatDate(todayAt(notAfter))}`
  return now < notBefore
    ? `El certificado vale desde el ${formatDate(todayAt(notBefore))}`
    : undefined
}

export type NewCertificate = {
  kind: CompanyCertificateKind
  facts: CertificateFacts
  chain: readonly Buffer[]
  pkcs8: Uint8Array
}

/** A certificate as its row. */
export const certificateRow = (
  { companyId, businessId }: { companyId: number; businessId: number },
  { kind, facts, chain, pkcs8 }: NewCertificate,
) => ({
  businessId,
  kind,
  subject: facts.subject,
  issuer: facts.issuer,
  serial: facts.serial,
  notBefore: facts.notBefore.toISOString(),
  notAfter: facts.notAfter.toISOString(),
  certificate: facts.der,
  chain: [...chain],
  wrappedKey: wrapKey(pkcs8, { companyId, businessId }),
})

async function replace(context: Context, businessId: number, made: NewCertificate): Promise<void> {
  const { tx, session, now } = context
  await lockBusiness(context, businessId)
  const kept = (await certificatesOf(tx, [businessId])).get(businessId)
  if (kept) await forget(context, kept.id)
  await tx
    .insertInto('companyCertificate')
    .values({
      ...certificateRow({ companyId: session.companyId, businessId }, made),
      creatorLoginId: session.loginId,
      createdAt: now.toISOString(),
    })
    .execute()
  for (const follow of certificateChange.listeners) await follow(context, businessId)
}

/** Two who put a certificate at once do it one after the other. */
const lockBusiness = ({ tx }: Context, businessId: number) =>
  tx.selectFrom('business').select('id').where('id', '=', businessId).forUpdate().execute()

/** Ends a certificate: its row stays, its key does not. */
const forget = ({ tx, session, now }: Context, id: number) =>
  tx
    .updateTable('companyCertificate')
    .set((eb) => ({
      wrappedKey: null,
      removedAt: now.toISOString(),
      removedLoginId: session.loginId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()

/** Takes a certificate away: from now on its razón social seals nothing. */
export async function removeCompanyCertificate(
  context: Context,
  { id, version }: { id: number; version: number },
) {
  const row = await context.tx
    .selectFrom('companyCertificate')
    .select(['businessId', 'version', 'removedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await businessById(context, row.businessId, 'businesses.update')
  await lockBusiness(context, row.businessId)
  refuseStale(version, row.version, { table: 'companyCertificate', key: { id } })
  if (row.removedAt !== null) throw conflict('Ese certificado ya se quitó')
  await forget(context, id)
  for (const follow of certificateChange.listeners) await follow(context, row.businessId)
  return certificateOf(context, row.businessId)
}
