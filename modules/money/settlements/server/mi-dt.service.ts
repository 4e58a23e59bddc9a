import type { Paper } from './parties.queries.ts'
import { bankList, byCode } from '#chile/catalogues.ts'
import { finiquitoLibrary } from '#law/finiquito/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { heldLast } from '#platform/server/sql/held-on.ts'
import { settlementLines } from '../model/lines.ts'
import { type MiDtFacts, miDtFields } from '../model/mi-dt.ts'
import { contributionProofs } from './due-dates.queries.ts'
import { settlementBatch } from './batches.service.ts'
import { knownEnding } from './contract.queries.ts'
import { storedSettlement } from './finiquito.queries.ts'
import { recordReading } from './finiquito.service.ts'
import { pageOfMade, papersOf, recordReadings } from './papers.queries.ts'
import { readNumbers, readTerms } from './stored-finiquito.ts'

/** The proposal of one finiquito for the site of the Dirección del Trabajo. */
export async function settlementMiDt(context: Context, { id }: { id: number }) {
  const stored = await storedSettlement(context, id)
  recordReading(context, stored)
  const [proposal] = await proposalsOf(context, [id])
  if (!proposal) throw conflict('El contrato de este finiquito ya no existe')
  return proposal
}

/** The proposals of the finiquitos of a batch that the actor may read, by name and in pages. */
export async function settlementBatchMiDt(
  context: Context,
  { filter: { id }, ...asked }: ListInput<{ id: number }>,
) {
  await settlementBatch(context, { id })
  const { rows, total } = await pageOfMade(context, id, asked)
  const ids = rows.map((row) => row.id)
  if (ids.length === 0 && asked.page.number === 1) {
    throw conflict('Aún no hay finiquitos: créelos primero')
  }
  await recordReadings(context, ids)
  const proposals = new Map((await proposalsOf(context, ids)).map((one) => [one.id, one]))
  return { rows: ids.flatMap((one) => proposals.get(one) ?? []), total }
}

async function proposalsOf(context: Context, ids: readonly number[]) {
  const papers = await papersOf(context.tx, ids)
  const people = await peopleOf(context, papers)
  const proofs = await contributionProofs(
    context.tx,
    papers.map(({ stored }) => stored),
  )
  return papers.map((paper) => {
    const { stored } = paper
    const fields = [
      ...miDtFields({
        ...factsOf(paper, people.get(stored.userContractId)),
        proof: proofs.get(stored.id) ?? { month: null, paidOn: null, hasReceipt: false },
      }),
    ]
    return {
      id: stored.id,
      fullname: stored.fullname,
      rut: stored.rut,
      fields,
      missing: fields.flatMap(({ label, problem }) => (problem ? [`${label}: ${problem}`] : [])),
    }
  })
}
export type MiDtProposal = Awaited<ReturnType<typeof proposalsOf>>[number]

type Person = Awaited<ReturnType<typeof peopleOf>> extends ReadonlyMap<number, infer P> ? P : never

function factsOf(
  { stored, contract }: Paper,
  person: Person | undefined,
): Omit<MiDtFacts, 'proof'> {
  const joined = (...parts: (string | null | undefined)[]) =>
    parts.filter(Boolean).join(' ') || null
  return {
    legalName: contract.legalName,
    businessRut: contract.businessRut,
    businessAddress: contract.businessAddress,
    identity: stored,
    firstnames: joined(person?.firstname, person?.secondName),
    lastnames: joined(person?.paternalLastname, person?.maternalLastname),
    email: person?.email ?? null,
    phone: person?.personalPhone ?? null,
    address: person?.address ?? null,
    jobTitle: contract.jobTitle,
    initialDate: stored.initialDate,
    disengagementDate: stored.disengagementDate,
    dismissalCause: stored.dismissalCause,
    grounds: person?.grounds ?? null,
    contributionsPaid: readTerms(stored.terms).contributionsPaid,
    lines: settlementLines(
      finiquitoLibrary.concepts,
      readNumbers(stored.amounts),
      readNumbers(stored.facts),
    ),
    toPay: stored.toPay,
    payDate: stored.payDate,
    account: accountText(person),
    issued: stored.status !== 'CREATED' && stored.status !== 'DELETED',
  }
}

/** The bank and the last digits: who proposes knows the account by them, and nobody copies it. */
function accountText(person: Person | undefined): string | null {
  if (!person?.accountNumber) return null
  const bank = byCode(bankList, person.bankCode)?.name ?? 'Banco'
  return `${bank}, termina en ${person.accountNumber.slice(-4)}`
}

/** What the people of finiquitos are called, where they are reached and paid, and the grounds. */
async function peopleOf(context: Context, papers: readonly Paper[]) {
  const ids = papers.map(({ stored }) => stored.userContractId)
  const rows = await context.tx
    .selectFrom('userContract as contract')
    .leftJoin('userVersion as person', (join) =>
      heldLast(join.onRef('person.userId', '=', 'contract.userId'), 'person'),
    )
    .leftJoin('paymentMethod as method', (join) =>
      join
        .onRef('method.userId', '=', 'contract.userId')
        .on('method.isCurrent', '=', true)
        .on('method.kind', '=', 'TRANSFER'),
    )
    .leftJoin('contractSettlement as ending', (join) =>
      join.onRef('ending.userContractId', '=', 'contract.id').on(knownEnding(context)),
    )
    .select(['contract.id', 'person.firstname', 'person.secondName', 'person.paternalLastname'])
    .select(['person.maternalLastname', 'person.email', 'person.personalPhone', 'person.address'])
    .select(['method.bankCode', 'method.accountNumber', 'ending.publicComment as grounds'])
    .where(sql<boolean>`contract.id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
