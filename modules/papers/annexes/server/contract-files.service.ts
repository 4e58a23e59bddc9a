import type { Permission } from '#access/services.ts'
import { contractChanges, requireContract } from '#modules/people/contracts/server/index.ts'
import { documentFiles } from '#modules/papers/documents/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { signable, type SignedNow } from '#modules/papers/signature/server/index.ts'
import type { CompanyDb, Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound, type UserError } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'

/** Papers of contracts, sent for one contract by who may keep them. */
export const contractPapers = papersOf('contractFile', 'contract', (context, id) =>
  requireContract(context, id, 'contractFiles.create'),
)

/** The papers of contracts within reach; they say what somebody is paid. */
const reached = (context: Context, permission: Permission) =>
  context.tx
    .selectFrom('document')
    .innerJoin('documentType as type', 'type.id', 'document.typeId')
    .innerJoin('userContract as contract', 'contract.id', 'document.userContractId')
    .select(['document.id', 'document.userContractId', 'document.name', 'document.state'])
    .select(['document.createdAt', 'contract.userId'])
    .where('type.legalKind', '=', 'CONTRACT')
    .where('document.state', 'in', ['DRAFT', 'ISSUED', 'PENDING_SIGNATURE', 'SIGNED'])
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, permission))
    .where(contractWithin(context, 'contracts.read'))

/** The papers of some contracts that the reader reads, the newest first, in one statement. */
async function filesOf(context: Context, contracts: readonly number[]) {
  return reached(context, 'contractFiles.read')
    .where(sql<boolean>`contract.id = any(${[...contracts]}::bigint[])`)
    .orderBy('document.id', 'desc')
    .execute()
}
export type ContractFileRow = Awaited<ReturnType<typeof filesOf>>[number]

/** The papers of a contract. */
export const contractFiles = (context: Context, input: { userContractId: number }) =>
  filesOf(context, [input.userContractId])

/** The last paper of each of some contracts. */
export async function fileOfContracts(context: Context, contracts: readonly { id: number }[]) {
  const ids = contracts.map(({ id }) => id)
  const rows = Map.groupBy(await filesOf(context, ids), (row) => row.userContractId)
  return ids.map((id) => ({ contractFile: rows.get(id)?.[0] ?? null }))
}

type NewFile = { userContractId: number; signed: boolean; fileId: number | null }

/** Keeps the paper of a contract: signed, it stays for ever. */
export async function createContractFile(context: Context, input: NewFile) {
  const { userContractId, signed, fileId } = input
  const contract = await requireContract(context, userContractId, 'contractFiles.create')
  if (fileId === null) throw invalid('fileId', 'Adjunte el contrato')
  await contractPapers.require(context, userContractId, fileId)
  const { name } = await context.tx
    .selectFrom('userContract as contract')
    .select(nameIn('contract.userId').as('name'))
    .where('contract.id', '=', contract.id)
    .executeTakeFirstOrThrow(notFound)
  const id = await documentFiles.keepUploaded(
    context,
    {
      userId: contract.userId,
      userContractId,
      legalKind: 'CONTRACT',
      name: `Contrato ${contract.code}${name ? ` de ${name}` : ''}`,
    },
    { fileId, signed },
  )
  return one(context, id, 'contractFiles.read')
}

async function one(context: Context, id: number, permission: Permission) {
  return reached(context, permission)
    .where('document.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/** Removes a paper that nobody signed, with its file. */
export async function deleteContractFile(
  context: Context,
  { id }: { id: number },
): Promise<boolean> {
  const { state } = await reached(context, 'contractFiles.delete')
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirstOrThrow(notFound)
  if (state === 'SIGNED') throw conflict('Un contrato firmado se conserva')
  if (state !== 'DRAFT') throw conflict('Ya se emitió: se reemplaza en los documentos')
  await documentFiles.removeDraft(context, id)
  return true
}

/** A link that opens the paper of a contract; reading that of others is in the trail. */
export async function openContractFile(context: Context, { id }: { id: number }) {
  await one(context, id, 'contractFiles.read')
  return documentFiles.link(context, id)
}

/** The drafts of contracts among some documents. */
const draftContracts = ({ tx }: CompanyDb, documentIds: readonly number[]) =>
  tx
    .selectFrom('document')
    .innerJoin('documentType as type', 'type.id', 'document.typeId')
    .select('document.id')
    .where(sql<boolean>`document.id = any(${[...documentIds]}::bigint[])`)
    .where('type.legalKind', '=', 'CONTRACT')
    .where('document.userContractId', 'is not', null)
    .where('document.state', '=', 'DRAFT')
    .execute()

/** Contracts whose papers were signed with digital signatures say so, and since which day. */
async function contractsSigned(context: Context, { documentIds, signedOn }: SignedNow) {
  const rows = await context.tx
    .selectFrom('document')
    .innerJoin('documentType as type', 'type.id', 'document.typeId')
    .select('document.userContractId')
    .where(sql<boolean>`document.id = any(${[...documentIds]}::bigint[])`)
    .where('type.legalKind', '=', 'CONTRACT')
    .execute()
  const contractIds = rows.flatMap(({ userContractId }) => userContractId ?? [])
  if (contractIds.length > 0) await contractChanges.sign(context, { contractIds, signedOn })
  return new Map<number, UserError>()
}

// The draft of a contract is issued by who sends it to sign, and may keep the papers of contracts.
signable.on('annexes', {
  fit: async (work, documentIds) => (await draftContracts(work, documentIds)).map(({ id }) => id),
  prepare: async (context, documentIds) => {
    const drafts = (await draftContracts(context, documentIds)).map(({ id }) => id)
    if (drafts.length === 0) return
    const kept = await reached(context, 'contractFiles.create')
      .where(sql<boolean>`document.id = any(${drafts}::bigint[])`)
      .execute()
    if (kept.length < drafts.length) throw notFound()
    await documentFiles.issueDrafts(context, drafts)
  },
  signed: contractsSigned,
})
