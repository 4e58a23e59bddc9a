import { createHash } from 'node:crypto'
import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

const types = [
  ['CONTRATO', 'Contrato de trabajo', 'CONTRACT', 'RESERVED', true],
  ['ANEXO', 'Anexo de contrato', 'ANNEX', 'RESERVED', true],
  ['REGLAMENTO', 'Reglamento interno', 'RIOHS', 'NORMAL', true],
  ['POLITICA', 'Política de la empresa', 'OTHER', 'NORMAL', true],
  ['AMONESTACION', 'Amonestación', 'WARNING', 'RESERVED', true],
  ['CERTIFICADO', 'Certificado', 'CERTIFICATE', 'NORMAL', true],
  ['CONTRATO_SUELDO', 'Contrato con remuneración', 'CONTRACT', 'RESERVED', true],
  ['INFORME', 'Informe interno', 'OTHER', 'RESERVED', false],
] as const

const folders = [
  ['Políticas y reglamentos', 'COMPANY', 'PUBLIC'],
  ['Jefaturas', 'COMPANY', 'PROTECTED'],
  ['Contratos y anexos', 'PERSON', 'PUBLIC'],
  ['Antecedentes internos', 'PERSON', 'PROTECTED'],
] as const

export type Paper = {
  folder: (typeof folders)[number][0]
  type: (typeof types)[number][0]
  name: string
  of: 'bernarda' | 'hernan' | null
  state: 'DRAFT' | 'ISSUED' | 'PENDING_SIGNATURE' | 'SIGNED' | 'REJECTED'
  on: string
  /** When its file was corrected: its second version. */
  correctedOn?: string
}

const papers: readonly Paper[] = [
  {
    folder: 'Políticas y reglamentos',
    type: 'REGLAMENTO',
    name: 'Reglamento interno 2026',
    of: null,
    state: 'ISSUED',
    on: '2026-03-02T13:00:00Z',
  },
  {
    folder: 'Jefaturas',
    type: 'POLITICA',
    name: 'Guía para jefaturas',
    of: null,
    state: 'ISSUED',
    on: '2026-05-11T13:00:00Z',
  },
  {
    folder: 'Políticas y reglamentos',
    type: 'POLITICA',
    name: 'Política de teletrabajo',
    of: null,
    state: 'DRAFT',
    on: '2026-09-08T13:00:00Z',
  },
  {
    folder: 'Contratos y anexos',
    type: 'CONTRATO',
    name: 'Contrato de trabajo de Bernarda Huenchul',
    of: 'bernarda',
    state: 'ISSUED',
    on: '2026-01-05T13:00:00Z',
  },
  {
    folder: 'Antecedentes internos',
    type: 'INFORME',
    name: 'Informe de inducción de Bernarda Huenchul',
    of: 'bernarda',
    state: 'ISSUED',
    on: '2026-02-10T13:00:00Z',
  },
  {
    folder: 'Contratos y anexos',
    type: 'ANEXO',
    name: 'Anexo de jornada de Hernán Quezada',
    of: 'hernan',
    state: 'ISSUED',
    on: '2026-04-20T13:00:00Z',
  },
  // Their signatures are those of `signatures.ts`.
  {
    folder: 'Contratos y anexos',
    type: 'CONTRATO',
    name: 'Contrato firmado de Bernarda Huenchul',
    of: 'bernarda',
    state: 'SIGNED',
    on: '2026-08-03T13:00:00Z',
  },
  {
    folder: 'Contratos y anexos',
    type: 'ANEXO',
    name: 'Anexo de turnos de Bernarda Huenchul',
    of: 'bernarda',
    state: 'PENDING_SIGNATURE',
    on: '2026-09-10T13:00:00Z',
  },
  {
    folder: 'Contratos y anexos',
    type: 'ANEXO',
    name: 'Anexo de bonos de Hernán Quezada',
    of: 'hernan',
    state: 'REJECTED',
    on: '2026-08-20T13:00:00Z',
  },
  {
    folder: 'Contratos y anexos',
    type: 'ANEXO',
    name: 'Anexo de comisiones de Hernán Quezada',
    of: 'hernan',
    state: 'SIGNED',
    on: '2026-08-24T13:00:00Z',
    correctedOn: '2026-08-25T13:00:00Z',
  },
  {
    folder: 'Contratos y anexos',
    type: 'ANEXO',
    name: 'Préstamo con aval de Hernán Quezada',
    of: 'hernan',
    state: 'PENDING_SIGNATURE',
    on: '2026-09-11T13:00:00Z',
  },
]

const page = definePdf<{ title: string }>(
  'demo-document',
  `#set page(paper: "us-letter", margin: 2.2cm)
#text(weight: 700, size: 15pt, data.title)

Documento de la empresa de demostración, sin valor legal.`,
)

/** Puts folders, types and documents with their files into the first company. */
export async function seedDocuments(client: pg.Client, companyId: number, storage: Storage) {
  const of = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ companyId, ...row }))
  await insert(
    client,
    'document_type',
    of(
      types.map(([code, label, legalKind, sensitivity, visibleToWorker]) => {
        return { code, label, legalKind, sensitivity, visibleToWorker }
      }),
    ),
  )
  await insert(
    client,
    'document_folder',
    of(folders.map(([name, kind, access], position) => ({ name, kind, access, position }))),
  )
  await writePapers(client, companyId, storage, papers)
}

/** Puts documents with their files into the folders of the company. */
export async function writePapers(
  client: pg.Client,
  companyId: number,
  storage: Storage,
  written: readonly Paper[],
) {
  const of = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ companyId, ...row }))
  const typeId = await idsBy(client, 'document_type', companyId, 'code')
  const folderId = await idsBy(client, 'document_folder', companyId, 'name')
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const contractId = await idsBy(client, 'user_contract', companyId, 'user_id')
  await insert(
    client,
    'document',
    of(
      written.map(({ folder, type, name, of: person, state, on, correctedOn }) => {
        const owner = person && userId(rutOf(coihues.people[person].rut))
        return {
          folderId: folderId(folder),
          folderKind: folders.find(([one]) => one === folder)?.[1],
          typeId: typeId(type),
          userId: owner,
          // The paper of the contract, which «Contrato en papel» shows.
          userContractId: owner && type === 'CONTRATO' ? contractId(owner) : null,
          name,
          state,
          currentNo: correctedOn ? 2 : 1,
          createdAt: on,
          updatedAt: correctedOn ?? on,
        }
      }),
    ),
  )
  await keepFiles(client, companyId, storage, versionsOf(written))
}

/** The versions of each document, printed. */
async function keepFiles(
  client: pg.Client,
  companyId: number,
  storage: Storage,
  versions: ReturnType<typeof versionsOf>,
): Promise<void> {
  const documentId = await idsBy(client, 'document', companyId, 'name')
  const printer = createPrinter()
  const files = []
  for (const { name, no, title, on } of versions) {
    const pdf = await printer.render(page, { title })
    const storageKey = keyOf(companyId, 2026, `document:${documentId(name)}:${no}`)
    await storage.put(storageKey, pdf, 'application/pdf')
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    files.push({ name, no, on, storageKey, size: pdf.length, sha256 })
  }
  await printer.close()
  await insert(
    client,
    'file',
    files.map(({ name, on, storageKey, size, sha256 }) => ({
      companyId,
      storageKey,
      name: `${name}.pdf`,
      mediaType: 'application/pdf',
      size,
      sha256: `\\x${sha256}`,
      relatedType: 'document',
      keptAs: 'RECORD',
      createdAt: on,
    })),
  )
  const fileId = await idsBy(client, 'file', companyId, 'storage_key')
  await insert(
    client,
    'document_version',
    files.map(({ name, no, on, storageKey, size, sha256 }) => ({
      companyId,
      documentId: documentId(name),
      no,
      fileId: fileId(storageKey),
      size,
      sha256,
      origin: 'GENERATED',
      createdAt: on,
    })),
  )
}

/** The files of the documents: of each one, and of some the corrected one. */
const versionsOf = (written: readonly Paper[]) =>
  written.flatMap(({ name, on, correctedOn }) => [
    { name, no: 1, title: name, on },
    ...(correctedOn ? [{ name, no: 2, title: `${name} (corregido)`, on: correctedOn }] : []),
  ])
