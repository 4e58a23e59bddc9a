import { requireSecondPerson } from '#modules/company/second-person/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { namedBy } from '#platform/server/graphql/named-by.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { actsOf } from '#platform/server/records/states.ts'
import { accountStates } from '../model/supplier.ts'

const accountActs = actsOf(accountStates, { table: 'supplier', state: 'accountState' })

/** Every account that a supplier has had, the last one first, with who wrote or confirmed it. */
export async function supplierAccounts({ tx }: Context, { id }: { id: number }) {
  await tx
    .selectFrom('supplier')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return tx
    .selectFrom('supplierAccount as kept')
    .select([
      'kept.bankId',
      'kept.paymentAccountType',
      'kept.accountNumber',
      'kept.state',
      'kept.at',
    ])
    .select(sql<string | null>`${sql.raw(personBehind('kept.login_id'))}`.as('author'))
    .where('kept.supplierId', '=', id)
    .orderBy('kept.id', 'desc')
    .execute()
}
export type AccountOf = Awaited<ReturnType<typeof supplierAccounts>>[number]

/**
 * Confirms the account that another person wrote, as it is now: the version refuses the one that
 * was changed since it was read.
 */
export async function confirmSupplierAccount(
  context: Context,
  { id, version }: { id: number; version: number },
) {
  const row = { ...(await accountActs.locked(context, id)), relations: [] }
  accountActs.check('confirm', row, { version })
  if (row.accountLoginId !== null) await requireSecondPerson(context, row.accountLoginId)
  await accountActs.act(context, 'confirm', row, {
    version,
    set: { confirmedLoginId: context.session.loginId, confirmedAt: context.now },
  })
  return { id, accountState: 'CONFIRMED' as const, version: version + 1 }
}

/** Why suppliers are not removed: a list pays them, or a third party is paid to them. */
export async function whySuppliersKept(context: Pick<Context, 'tx'>, ids: readonly number[]) {
  const named = await namedBy(context, ids, [
    {
      table: 'payment_list_row',
      columns: ['supplier_id'],
      each: 'payment_list_id',
      one: 'nómina',
    },
    { table: 'third_party', columns: ['supplier_id'], one: 'tercero' },
  ])
  return new Map([...named].map(([id, words]) => [id, `Lo nombra ${words}: se conserva`]))
}
