import type { ISODate } from '#chile/dates.ts'
import type { ValuesOf } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { annexSeen } from '../model/annex.ts'
import { type Terms, termsIn, usualTitle } from '../model/terms.ts'
import { annexes, requireFresh, storedTerms } from './annexes.queries.ts'
import { needOpen, releaseNeeds, takeNeed } from './needs.ts'
import { agreedChange, contractToAgree, type LockedContract } from './terms.ts'

constraintMessages({
  contract_annex_day_key: { message: 'Ya hay un anexo desde esa fecha', field: 'effectiveOn' },
  contract_annex_annuls_key: { message: 'Ya hay otro anexo que lo anula' },
})

export type AnnexSeen = ValuesOf<typeof annexSeen>

type New = {
  title: string | null
  effectiveOn: ISODate
  patch: Terms
  before: Terms
  applied?: boolean
  annulsId?: number
}

/** Writes a draft of an annex: what changes of the contract, from a day on. */
export async function createContractAnnex(
  context: Context,
  input: { userContractId: number; title: string | null; effectiveOn: ISODate } & Terms,
) {
  const { userContractId, title, effectiveOn } = input
  const contract = await contractToAgree(context, userContractId, input)
  const change = await agreedChange(context, contract, { from: effectiveOn, terms: input })
  const id = await insert(context, contract, { title, effectiveOn, ...change })
  return annexes.one(context, id)
}

/** Numbers follow one another in a contract, which its lock keeps in order. */
async function insert(context: Context, contract: LockedContract, annex: New): Promise<number> {
  const { tx, session } = context
  const { title, patch, before, ...values } = annex
  const last = await tx
    .selectFrom('contractAnnex')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('userContractId', '=', contract.id)
    .executeTakeFirst()
  const { id } = await tx
    .insertInto('contractAnnex')
    .values({
      ...values,
      userContractId: contract.id,
      number: Number(last?.number ?? 0) + 1,
      title: title ?? usualTitle(Object.keys(patch)),
      patch: json(patch),
      before: json(before),
      creatorLoginId: session.loginId,
      ...touched(context),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const json = (value: Terms) => sql<never>`${JSON.stringify(value)}::jsonb`

type Corrected = AnnexSeen & { title: string | null; effectiveOn: ISODate | null } & Terms

/** Corrects a draft. What is left out stays; a term as the contract says it leaves the annex. */
export async function updateContractAnnex(context: Context, input: Corrected) {
  const { id, version } = input
  const row = await annexes.locked(context, id, 'annexes.update')
  requireFresh('edit', row, version)
  const given = termsIn(input)
  const stored = await storedTerms(context, id)
  const terms = { ...stored.patch, ...given }
  const contract = await contractToAgree(context, row.userContractId, terms)
  const effectiveOn = input.effectiveOn ?? row.effectiveOn
  const fixed = row.applied || row.annulsId !== null
  if (fixed && Object.keys(given).length > 0) {
    throw conflict('Lo que cambia este anexo ya está dicho: corrija su título')
  }
  if (row.applied && effectiveOn !== row.effectiveOn) {
    throw conflict('El contrato ya cambió desde su día', 'effectiveOn')
  }
  const change = row.applied
    ? stored
    : await agreedChange(context, contract, { from: effectiveOn, terms })
  await annexes.act(
    context,
    'edit',
    { id, version },
    {
      title: input.title ?? row.title,
      effectiveOn,
      patch: json(change.patch),
      before: json(change.before),
      ...touched(context),
    },
  )
  return annexes.one(context, id)
}

/** Removes a draft; a change that it said needs an annex again. */
export async function deleteContractAnnex(context: Context, { id, version }: AnnexSeen) {
  const row = await annexes.locked(context, id, 'annexes.delete')
  requireFresh('remove', row, version)
  await releaseNeeds(context, [id])
  await context.tx.deleteFrom('contractAnnex').where('id', '=', id).execute()
  return true
}

/** Writes the annex that a change made by hand needs; signed, it changes nothing twice. */
export async function generateContractAnnex(context: Context, { id }: { id: number }) {
  const need = await needOpen(context, id, 'annexes.create')
  const contract = await contractToAgree(context, need.userContractId, need.patch)
  const made = await insert(context, contract, {
    title: null,
    effectiveOn: need.effectiveOn,
    patch: need.patch,
    before: need.before,
    applied: true,
  })
  await takeNeed(context, need, made)
  return annexes.one(context, made)
}

/** Writes the draft of an annex that gives back what a signed one changed, from a day on. */
export async function annulContractAnnex(
  context: Context,
  { id, version, effectiveOn }: AnnexSeen & { effectiveOn: ISODate },
) {
  const row = await annexes.locked(context, id, 'annexes.create')
  requireFresh('annul', row, version)
  const { before } = await storedTerms(context, id)
  const contract = await contractToAgree(context, row.userContractId, before)
  const change = await agreedChange(context, contract, { from: effectiveOn, terms: before })
  const made = await insert(context, contract, {
    title: `Anexo que anula el N° ${row.number}`,
    effectiveOn,
    ...change,
    annulsId: id,
  })
  return annexes.one(context, made)
}
