import { z } from 'zod'
import { documentLabel, documentNumber } from '#chile/identity-document.ts'
import { momentAt } from '#platform/server/context.ts'
import { qrPixels } from '#platform/server/pdf/qr.ts'
import type { PdfPrinter } from '#platform/server/pdf/render.ts'
import { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { SignatureEventKind, SignerRole } from '../model/catalogs.ts'
import type { CertificateFacts } from '#modules/papers/company-certificates/server/index.ts'
import { evidenceTemplate } from './evidence.template.ts'
import type { EventRow, SignerRow } from './requests.queries.ts'

type Told = Pick<EventRow, 'kind' | 'userId' | 'payload' | 'hash' | 'at' | 'author'>

export type Evidence = {
  name: string
  company: string
  request: { sha256: string; size: number; code: string }
  signers: readonly Pick<
    SignerRow,
    'ord' | 'userId' | 'name' | 'rut' | 'identificationType' | 'role' | 'level' | 'actedAt'
  >[]
  events: readonly Told[]
  /** Where anybody verifies it. */
  url: string
  /** With what the company seals the file, if it does. */
  seal: Pick<CertificateFacts, 'subject' | 'issuer' | 'serial'> | undefined
}

/** The pages of evidence of a signed document. */
export async function evidencePages(
  printer: PdfPrinter,
  { name, company, request, signers, events, url, seal }: Evidence,
): Promise<Buffer> {
  const { sha256, size, code } = request
  const { pixels, side } = qrPixels(url)
  const data = {
    name,
    company,
    facts: [
      ['Documento', name],
      ['Bytes firmados', `Los primeros ${size} bytes de este archivo`],
      ['Su huella SHA-256', broken(sha256)],
      ...sealFacts(seal),
    ] as const,
    signers: signers.map((signer) => ({
      name: signer.name ?? '',
      facts: [
        [documentLabel(signer), documentNumber(signer)],
        ['Firma', SignerRole.label(signer.role)],
        ['Nivel', SignatureLevel.label(signer.level)],
        ['Cuándo', signer.actedAt ? momentAt(signer.actedAt) : ''],
        ...factorsOf(events, signer),
      ] as const,
    })),
    events: events.map(({ at, kind, author, hash }) => [
      momentAt(at),
      SignatureEventKind.label(kind),
      author ?? 'Plataforma',
      `${hash.slice(0, 16)}…`,
    ]),
    head: broken(events.at(-1)?.hash ?? ''),
    seal: { code, url, side },
  }
  const { pdf } = await printer.renderPages(evidenceTemplate, data, { qr: pixels })
  return pdf
}

const proofs = z.object({
  mail: z.string().optional(),
  factors: z.array(z.string()),
  // Signatures of before it was kept have none.
  ip: z.string().optional(),
  /** Of who signs without an account: their place, and as what they sign. */
  ord: z.number().optional(),
  capacity: z.string().optional(),
  /** Of who signed with the certificate of a provider: it, and the file as they left it. */
  certificate: z.string().optional(),
  issuer: z.string().optional(),
  serial: z.string().optional(),
  /** What its authority said of it then; signatures of before it was asked have none. */
  revocation: z.string().optional(),
  file: z.string().optional(),
  fileSize: z.number().optional(),
})
type Fact = readonly [string, string]

/** What proved who signed, as it was kept when they did. */
function factorsOf(
  events: readonly Told[],
  { userId, ord }: Evidence['signers'][number],
): readonly Fact[] {
  const signed = events
    .filter((event) => event.kind === 'SIGNED' && event.userId === userId)
    .map(({ payload }) => proofs.parse(JSON.parse(payload)))
    .find((proof) => userId !== null || proof.ord === ord)
  if (!signed) return []
  const { mail, factors, ip, capacity } = signed
  return [
    ...(capacity === undefined ? [] : [['En calidad de', capacity] as const]),
    ['Con qué', factors.join('; ')],
    ...(mail === undefined ? [] : [['Correo probado con un código', mail] as const]),
    ...certificateFacts(signed),
    ...(ip === undefined ? [] : [['Dirección de la conexión', ip] as const]),
    ['Aceptó firmar electrónicamente', 'Sí, antes de firmar'],
  ]
}

/** With which certificate somebody signed, and which bytes it covers. */
const certificateFacts = (signed: z.infer<typeof proofs>): readonly Fact[] => {
  const { certificate, issuer, serial, revocation, file, fileSize } = signed
  if (certificate === undefined) return []
  return [
    ['Certificado de', certificate],
    ['Emisor del certificado', issuer ?? ''],
    ['Serie del certificado', broken(serial ?? '')],
    ...(revocation === undefined ? [] : [['Revocación', revocation] as const]),
    ['Bytes con su firma', `Los primeros ${fileSize} bytes de este archivo`],
    ['Su huella SHA-256', broken(file ?? '')],
  ]
}

/** With what the company sealed the file, or that it did not. */
const sealFacts = (seal: Evidence['seal']): readonly Fact[] =>
  seal
    ? [
        ['Sello de la empresa', seal.subject],
        ['Emisor del certificado', seal.issuer],
        ['Serie del certificado', broken(seal.serial)],
      ]
    : [['Sello de la empresa', 'Sin sello: la razón social no tenía certificado']]

/** A hash in groups, which a narrow line may break. */
const broken = (hash: string): string => hash.replaceAll(/(.{16})(?=.)/g, '$1 ')
