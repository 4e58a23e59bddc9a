import { z } from 'zod'
import type { Permission } from '#access/services.ts'
import { changedByHand } from '#modules/people/contracts/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { labelOf } from '#platform/model/entity.ts'
import { Contract } from '#modules/people/contracts/model/contract.ts'
import { annexTerms, termsOnPaper } from '../model/annex.ts'
import { type Terms, termsIn } from '../model/terms.ts'

const Values = z.record(z.string(), z.unknown())

/**
 * A change of pay, hours, place or job is written down as in need of an annex (Código del Trabajo,
 * art. 11). What holds from the first day is the contract itself, and needs none.
 */
changedByHand.on('annexes', async (context, { contract, from, before, after }) => {
  const changed = Object.keys(termsIn(after)).filter((name) =>
    annexTerms.some((term) => term === name && termsOnPaper.has(term)),
  )
  if (changed.length === 0 || from <= contract.initialDate) return
  const only = (values: Terms) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))
  await writeNeed(context, {
    userContractId: contract.id,
    effectiveOn: from,
    patch: only(after),
    before: only(before),
  })
})

type Need = { userContractId: number; effectiveOn: string; patch: Terms; before: Terms }

/** Two changes of one day are one: what is changed back leaves it. */
async function writeNeed(context: Context, need: Need): Promise<void> {
  const { tx, session } = context
  const { userContractId, effectiveOn } = need
  const known = await openNeeds(context)
    .where('need.userContractId', '=', userContractId)
    .where('need.effectiveOn', '=', effectiveOn)
    .forUpdate('need')
    .execute()
  const parts = [...known.map(valuesOf), need]
  const before = joined(parts.map((one) => one.before).toReversed())
  const all = joined(parts.map((one) => one.patch))
  const patch = Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
  await tx
    .deleteFrom('contractAnnexNeed')
    .where(sql<boolean>`id = any(${known.map(({ id }) => id)}::bigint[])`)
    .execute()
  if (Object.keys(patch).length === 0) return
  await tx
    .insertInto('contractAnnexNeed')
    .values({
      userContractId,
      effectiveOn,
      patch: sql`${JSON.stringify(patch)}::jsonb`,
      before: sql`${JSON.stringify(before)}::jsonb`,
      creatorLoginId: session.loginId,
      createdAt: context.now.toISOString(),
    })
    .execute()
}

/** Terms of several changes; those of the last one stay. */
const joined = (all: readonly Terms[]): Terms => Object.fromEntries(all.flatMap(Object.entries))

const openNeeds = ({ tx }: Context) =>
  tx
    .selectFrom('contractAnnexNeed as need')
    .innerJoin('userContract as contract', 'contract.id', 'need.userContractId')
    .select(['need.id', 'need.userContractId', 'need.effectiveOn', 'need.patch', 'need.before'])
    .where('need.annexId', 'is', null)
    .where('need.dismissedReason', 'is', null)
    .where('contract.status', '<>', 'DELETED')

const valuesOf = ({ patch, before }: { patch: unknown; before: unknown }) => ({
  patch: Values.parse(patch),
  before: Values.parse(before),
})

/** What was changed of a contract and has no annex yet, without its values. */
export async function contractAnnexNeeds(
  context: Context,
  { userContractId }: { userContractId: number },
) {
  const rows = await openNeeds(context)
    .where('need.userContractId', '=', userContractId)
    .where(contractWithin(context, 'annexes.create'))
    .orderBy('need.effectiveOn')
    .orderBy('need.id')
    .execute()
  return rows.map(({ id, effectiveOn, patch }) => ({
    id,
    effectiveOn,
    terms: annexTerms
      .filter((name) => name in Values.parse(patch))
      .map((name) => labelOf(Contract, name)),
  }))
}
export type ShownNeed = Awaited<ReturnType<typeof contractAnnexNeeds>>[number]

/** A change that has no annex yet, locked; any other is answered as not found. */
export async function needOpen(context: Context, id: number, permission: Permission) {
  const row = await openNeeds(context)
    .where('need.id', '=', id)
    .where(contractWithin(context, permission))
    .forUpdate('need')
    .executeTakeFirstOrThrow(notFound)
  return { ...row, ...valuesOf(row) }
}

/** The annex says this change from now on. */
export async function takeNeed(
  { tx }: Context,
  { id }: { id: number },
  annexId: number,
): Promise<void> {
  await tx.updateTable('contractAnnexNeed').set({ annexId }).where('id', '=', id).execute()
}

/** Annexes that are removed or rejected say their changes no longer. */
export async function releaseNeeds(
  { tx }: Pick<Context, 'tx'>,
  annexIds: readonly number[],
): Promise<void> {
  await tx
    .updateTable('contractAnnexNeed')
    .set({ annexId: null })
    .where(sql<boolean>`annex_id = any(${[...annexIds]}::bigint[])`)
    .execute()
}

/** Says why a change has no annex: it was a mistake in the record, or its paper is older. */
export async function dismissContractAnnexNeed(
  context: Context,
  { id, reason }: { id: number; reason: string | null },
): Promise<boolean> {
  if (!reason) throw invalid('reason', 'Diga por qué no lleva anexo')
  const need = await needOpen(context, id, 'annexes.update')
  const { numUpdatedRows } = await context.tx
    .updateTable('contractAnnexNeed')
    .set({ dismissedReason: reason, dismissedLoginId: context.session.loginId })
    .where('id', '=', need.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict('El cambio ya no espera un anexo')
  return true
}
