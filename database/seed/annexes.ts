import { createHash } from 'node:crypto'
import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { printedAnnex } from '#modules/papers/annexes/server/annex.page.ts'
import { annexTemplate } from '#modules/papers/annexes/server/annex.template.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

type SeedAnnex = {
  of: 'bernarda' | 'wilner'
  number: number
  title: string
  effectiveOn: string
  patch: Readonly<Record<string, unknown>>
  before: Readonly<Record<string, unknown>>
  state: 'DRAFT' | 'PENDING' | 'SIGNED' | 'REJECTED' | 'ANNULLED'
  on: string
  signedOn?: string
  reason?: string
  annuls?: number
}

/** One annex in each state; those that are signed say what the contracts say already. */
const annexes: readonly SeedAnnex[] = [
  {
    of: 'bernarda',
    number: 1,
    title: 'Anexo de trabajo por turnos',
    effectiveOn: '2026-04-01',
    patch: { shiftWork: false },
    before: { shiftWork: true },
    state: 'SIGNED',
    on: '2026-03-25T13:00:00Z',
    signedOn: '2026-03-27',
  },
  {
    of: 'bernarda',
    number: 2,
    title: 'Anexo de teletrabajo',
    effectiveOn: '2027-01-04',
    patch: { remoteWork: true },
    before: { remoteWork: false },
    state: 'DRAFT',
    on: '2026-09-10T13:00:00Z',
  },
  {
    of: 'wilner',
    number: 1,
    title: 'Anexo de teletrabajo',
    effectiveOn: '2026-05-04',
    patch: { remoteWork: true },
    before: { remoteWork: false },
    state: 'ANNULLED',
    on: '2026-04-27T13:00:00Z',
    signedOn: '2026-04-30',
    reason: 'Anulado por el anexo N° 2, desde el 01-07-2026',
  },
  {
    of: 'wilner',
    number: 2,
    title: 'Anexo que anula el N° 1',
    effectiveOn: '2026-07-01',
    patch: { remoteWork: false },
    before: { remoteWork: true },
    state: 'SIGNED',
    on: '2026-06-24T13:00:00Z',
    signedOn: '2026-06-26',
    annuls: 1,
  },
  {
    of: 'wilner',
    number: 3,
    title: 'Anexo de cargo',
    effectiveOn: '2026-08-03',
    patch: { jobTitle: 'Encargado de bodega' },
    before: { jobTitle: 'Bodeguero' },
    state: 'REJECTED',
    on: '2026-07-28T13:00:00Z',
    reason: 'El cargo no es el conversado',
  },
  {
    of: 'wilner',
    number: 4,
    title: 'Anexo de turnos',
    effectiveOn: '2027-02-01',
    patch: { shiftWork: true },
    before: { shiftWork: false },
    state: 'PENDING',
    on: '2026-09-11T13:00:00Z',
  },
]

const documentStates = {
  PENDING: 'PENDING_SIGNATURE',
  SIGNED: 'SIGNED',
  REJECTED: 'REJECTED',
  ANNULLED: 'VOID',
} as const

/** Registers annexes with their papers, and a change that has none yet. */
export async function seedAnnexes(client: pg.Client, companyId: number, storage: Storage) {
  const contracts = await contractsOf(client, companyId)
  const contractOf = (person: number) => {
    const found = contracts.find(({ rut }) => rut === rutOf(person))
    if (!found) throw new Error(`${rutOf(person)} has no contract`)
    return found
  }
  const printed = annexes.map((annex) => ({ annex, of: contractOf(coihues.people[annex.of].rut) }))
  await seedPapers(client, companyId, printed, storage)
  const documentId = await idsBy(client, 'document', companyId, 'name')
  const rowOf = ({ annex, of }: Printed) => {
    const { of: _of, annuls: _annuls, on, ...values } = annex
    return {
      companyId,
      userContractId: of.id,
      documentId: annex.state === 'DRAFT' ? null : documentId(nameOf(annex, of)),
      createdAt: on,
      updatedAt: on,
      ...values,
    }
  }
  const alone = printed.filter(({ annex }) => annex.annuls === undefined)
  await insert(client, 'contract_annex', alone.map(rowOf))
  const annexId = await idsBy(client, 'contract_annex', companyId, 'user_contract_id', 'number')
  const annulling = printed.flatMap((one) =>
    one.annex.annuls === undefined
      ? []
      : [{ ...rowOf(one), annulsId: annexId(one.of.id, one.annex.annuls) }],
  )
  await insert(client, 'contract_annex', annulling)
  await insert(client, 'contract_annex_need', [
    {
      companyId,
      userContractId: contractOf(coihues.people.hernan.rut).id,
      effectiveOn: '2026-06-01',
      patch: { daysPerWeek: 5 },
      before: { daysPerWeek: 6 },
      createdAt: '2026-05-28T13:00:00Z',
    },
  ])
}

/** The first contract of each person, with who signs its annexes. */
async function contractsOf(client: pg.Client, companyId: number) {
  const { rows } = await client.query<{
    id: string
    userId: string
    rut: string
    name: string
    initialDate: string
    legalName: string
    businessRut: string
    address: string | null
  }>(
    `select contract.id, contract.user_id as "userId", users.rut,
       contract.initial_date::text as "initialDate", business.business_name as "legalName",
       business.rut as "businessRut", business.address,
       concat_ws(' ', held.firstname, held.second_name, held.paternal_lastname,
         held.maternal_lastname) as name
     from user_contract contract
     join users on users.company_id = contract.company_id and users.id = contract.user_id
     join business on business.company_id = contract.company_id
       and business.id = contract.business_id
     join user_version held on held.company_id = contract.company_id
       and held.user_id = contract.user_id and held.superseded_at is null
       and upper(held.valid) is null
     where contract.company_id = $1 order by contract.initial_date desc`,
    [companyId],
  )
  return rows.map((row) => ({ ...row, id: Number(row.id), userId: Number(row.userId) }))
}
type Contract = Awaited<ReturnType<typeof contractsOf>>[number]
type Printed = { annex: SeedAnnex; of: Contract }

const nameOf = ({ number }: SeedAnnex, { name }: Contract) => `Anexo N° ${number} de ${name}`

/** The documents of the annexes that left their draft, each printed as it is in the product. */
async function seedPapers(
  client: pg.Client,
  companyId: number,
  printed: readonly Printed[],
  storage: Storage,
): Promise<void> {
  const typeId = await idsBy(client, 'document_type', companyId, 'code')
  const folderId = await idsBy(client, 'document_folder', companyId, 'name')
  const offered = printed.flatMap(({ annex, of }) =>
    annex.state === 'DRAFT' ? [] : [{ annex, of, state: documentStates[annex.state] }],
  )
  await insert(
    client,
    'document',
    offered.map(({ annex, of, state }) => ({
      companyId,
      folderId: folderId('Contratos y anexos'),
      folderKind: 'PERSON',
      typeId: typeId('ANEXO'),
      userId: of.userId,
      userContractId: of.id,
      name: nameOf(annex, of),
      state,
      reason: annex.reason ?? null,
      createdAt: annex.on,
      updatedAt: annex.on,
    })),
  )
  const documentId = await idsBy(client, 'document', companyId, 'name')
  const printer = createPrinter()
  const files = []
  for (const { annex, of } of offered) {
    const pdf = await printer.render(annexTemplate, paperOf({ annex, of }))
    const storageKey = keyOf(companyId, 2026, `document:${documentId(nameOf(annex, of))}:1`)
    await storage.put(storageKey, pdf, 'application/pdf')
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    files.push({ name: nameOf(annex, of), on: annex.on, storageKey, size: pdf.length, sha256 })
  }
  await printer.close()
  await insert(
    client,
    'file',
    files.map(({ name, on, sha256, ...file }) => ({
      companyId,
      ...file,
      name: `${name}.pdf`,
      mediaType: 'application/pdf',
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
    files.map(({ name, on, storageKey, size, sha256 }) => ({
      companyId,
      documentId: documentId(name),
      no: 1,
      fileId: fileId(storageKey),
      size,
      sha256,
      origin: 'GENERATED',
      createdAt: on,
    })),
  )
}

const paperOf = ({ annex, of }: Printed) =>
  printedAnnex({
    ...of,
    ...annex,
    identificationType: 'RUT',
    employer: {
      legalName: of.legalName,
      rut: of.businessRut,
      address: of.address,
      commune: null,
      signer: null,
    },
    printedOn: annex.on.slice(0, 10),
  })
