import { formatDate, type ISODate } from '#chile/dates.ts'
import { documentFiles, documentHeld, signing } from '#modules/papers/documents/server/index.ts'
import {
  openRequests,
  signable,
  type SignedNow,
  type Unsigned,
} from '#modules/papers/signature/server/index.ts'
import type { CompanyDb, CompanyNow, Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound, type UserError } from '#platform/server/errors.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { apart } from '#platform/server/transaction/savepoint.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import { annexes, readsPay, requireFresh, storedTerms } from './annexes.queries.ts'
import type { AnnexSeen } from './annexes.service.ts'
import { printedAnnex } from './annex.page.ts'
import { annexTemplate } from './annex.template.ts'
import { releaseNeeds } from './needs.ts'
import { annexPapers } from './papers.ts'
import { annexParties } from './parties.queries.ts'
import { agreedChange, applyTerms, contractToAgree, type LockedContract } from './terms.ts'

/** Annexes are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

/**
 * Prints an annex into the folder of its person, where it waits for the signatures of both parties.
 * What it says of the contract is what the contract says now.
 */
export async function sendContractAnnex(context: Context, { id, version }: AnnexSeen) {
  const row = await annexes.locked(context, id, 'annexes.update')
  requireFresh('send', row, version)
  const stored = await storedTerms(context, id)
  const contract = await contractToAgree(context, row.userContractId, stored.patch)
  const { effectiveOn: from } = row
  const change = row.applied
    ? stored
    : await agreedChange(context, contract, { from, terms: stored.patch })
  const parties = await annexParties(context, row.userContractId)
  const paper = printedAnnex({ ...row, ...change, ...parties, printedOn: context.today })
  const documentId = await documentFiles.issuePrinted(
    context,
    {
      userId: contract.userId,
      userContractId: contract.id,
      legalKind: 'ANNEX',
      name: `Anexo N° ${row.number} de ${parties.name}`,
    },
    await printer.render(annexTemplate, paper),
  )
  await signing.send(context, documentId)
  await annexes.act(
    context,
    'send',
    { id, version },
    {
      documentId,
      patch: sql`${JSON.stringify(change.patch)}::jsonb`,
      before: sql`${JSON.stringify(change.before)}::jsonb`,
      ...touched(context),
    },
  )
  return annexes.one(context, id)
}

type Signed = AnnexSeen & { signedOn: ISODate | null; fileId: number | null }

/**
 * Registers that both parties signed an annex on paper: its scan goes to the folder of the person,
 * and the contract changes from its day on as if it were edited by hand.
 */
export async function signContractAnnex(context: Context, input: Signed) {
  const { id, version, fileId } = input
  if (context.session.acting) throw forbidden(SIMULATED)
  const row = await annexes.locked(context, id, 'annexes.update')
  requireFresh('sign', row, version)
  await requireOnPaper(context, row.documentId)
  if (fileId === null) throw invalid('fileId', 'Adjunte el anexo firmado')
  const signedOn = input.signedOn ?? context.today
  if (signedOn > context.today) throw invalid('signedOn', 'Todavía no es ese día')
  const { patch } = await storedTerms(context, id)
  const contract = await contractToAgree(context, row.userContractId, patch)
  if (row.documentId === null) throw notFound()
  await annexPapers.require(context, id, fileId)
  await documentFiles.storeScanned(context, { id: row.documentId, fileId })
  await complete(context, row, contract, signedOn)
  return annexes.one(context, id)
}

/** Who works as a company changes no contract in its name. */
const SIMULATED = 'Lo que las partes firmaron lo registra una persona de la empresa'

/**
 * Annexes whose papers were signed with digital signatures, in the same transaction: the contract
 * of each changes as it says. The rights over the contract were asked when it was printed. Answers
 * what its contract refuses by now, by the document.
 */
async function annexesSigned(context: Context, { documentIds, signedOn }: SignedNow) {
  const { tx } = context
  const rows = await pendingAnnexes(context, documentIds).selectAll().forUpdate().execute()
  const ids = rows.map(({ userContractId }) => userContractId)
  await lockInOrder(tx, 'userContract', ids)
  const refused = new Map<number, UserError>()
  // Each contract changes by itself, with all that a change by hand checks.
  for (const row of rows) {
    const refusal = await apart(context, async () => {
      const contract = await tx
        .selectFrom('userContract')
        .selectAll()
        .where('id', '=', row.userContractId)
        .where('status', '<>', 'DELETED')
        .executeTakeFirstOrThrow(notFound)
      await complete(context, row, contract, signedOn)
    })
    if (refusal) refused.set(row.documentId ?? 0, changedSince(refusal))
  }
  return refused
}

const changedSince = ({ message }: UserError) =>
  conflict(`El contrato cambió desde que se hizo este anexo: ${message}`)

/** The annexes that wait for the signatures of some documents. */
const pendingAnnexes = ({ tx }: CompanyDb, documentIds: readonly number[]) =>
  tx
    .selectFrom('contractAnnex')
    .where(sql<boolean>`document_id = any(${[...documentIds]}::bigint[])`)
    .where('state', '=', 'PENDING')

async function annexesUnsigned(work: CompanyNow, { documentIds, act, reason }: Unsigned) {
  // Cancelled or expired, the annex waits for its signatures, on paper or sent again.
  if (act !== 'reject') return
  const rows = await work.tx
    .updateTable('contractAnnex')
    .set({ state: 'REJECTED', reason, ...touched(work), version: sql<number>`version + 1` })
    .where(sql<boolean>`document_id = any(${[...documentIds]}::bigint[])`)
    .where('state', '=', 'PENDING')
    .returning('id')
    .execute()
  await releaseNeeds(
    work,
    rows.map(({ id }) => id),
  )
}

signable.on('annexes', {
  fit: async (work, documentIds) => {
    const rows = await pendingAnnexes(work, documentIds).select('documentId').execute()
    return rows.flatMap(({ documentId }) => documentId ?? [])
  },
  signed: annexesSigned,
  unsigned: annexesUnsigned,
})

// What the contract says by a signed annex is given back by another annex, and not by its paper.
documentHeld.on('annexes', async ({ tx }, documentId) => {
  const row = await tx
    .selectFrom('contractAnnex')
    .select('number')
    .where('documentId', '=', documentId)
    .where('state', '=', 'SIGNED')
    .executeTakeFirst()
  return row && `Es el anexo N° ${row.number} de un contrato: anúlelo con otro anexo`
})

/** An annex that is being signed here is not signed nor rejected on paper meanwhile. */
async function requireOnPaper(context: Context, documentId: number | null): Promise<void> {
  if (documentId === null) return
  const open = await openRequests(context, [documentId])
  if (open.has(documentId)) throw conflict('Está en firma digital: cancele antes esa firma')
}

type Waiting = {
  id: number
  number: number
  effectiveOn: ISODate
  applied: boolean
  annulsId: number | null
}

/** The contract changes, and the annex that this one annuls is annulled. */
async function complete(
  context: Context,
  { id, number, effectiveOn, applied, annulsId }: Waiting,
  contract: LockedContract,
  signedOn: ISODate,
): Promise<void> {
  if (!applied) {
    const { patch } = await storedTerms(context, id)
    await applyTerms(context, contract, { from: effectiveOn, terms: patch })
  }
  await become(context, id, 'PENDING', { state: 'SIGNED', signedOn })
  if (annulsId === null) return
  const reason = `Anulado por el anexo N° ${number}, desde el ${formatDate(effectiveOn)}`
  const annulled = await become(context, annulsId, 'SIGNED', { state: 'ANNULLED', reason })
  if (annulled.documentId !== null)
    await documentFiles.voidDocument(context, annulled.documentId, reason)
}

type Becomes = { state: 'SIGNED'; signedOn: ISODate } | { state: 'ANNULLED'; reason: string }

async function become(context: Context, id: number, from: 'PENDING' | 'SIGNED', set: Becomes) {
  const row = await context.tx
    .updateTable('contractAnnex')
    .set({ ...set, ...touched(context), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('documentId')
    .executeTakeFirst()
  if (!row) throw conflict('El anexo ya no está como se leyó: actualice la página')
  return row
}

/** Registers that an annex was not signed. A change that is in the contract needs another one. */
export async function rejectContractAnnex(
  context: Context,
  { id, version, reason }: AnnexSeen & { reason: string | null },
) {
  const act = { id, version, reason }
  const row = await annexes.act(context, 'reject', act, touched(context))
  await requireOnPaper(context, row.documentId)
  if (row.documentId !== null) {
    await signing.end(context, { id: row.documentId, act: 'reject', reason })
  }
  await releaseNeeds(context, [id])
  return annexes.one(context, id)
}

/** A link that opens the paper of an annex; that of others asks for the right to their contract. */
export async function openContractAnnex(context: Context, { id }: { id: number }) {
  const { userId } = await annexes.one(context, id)
  if (userId !== context.actor.userId && !(await readsPay(context, id))) throw notFound()
  const { documentId } = await context.tx
    .selectFrom('contractAnnex')
    .select('documentId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  if (documentId === null) throw conflict('El anexo todavía es un borrador: no tiene documento')
  return documentFiles.link(context, documentId)
}
