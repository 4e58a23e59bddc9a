import type { Context } from '#platform/server/context.ts'

/**
 * The account from which a process is paid: the one that somebody chose, or the only one in pesos
 * of its razón social; nothing where there are several and nobody chose.
 */
export async function payingAccount({ tx }: Context, monthId: number) {
  const accounts = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('bankAccount as account', (join) =>
      join
        .onRef('account.businessId', '=', 'month.businessId')
        .on((on) =>
          on.or([
            on('account.id', '=', on.ref('month.bankAccountId')),
            on.and([on('month.bankAccountId', 'is', null), on('account.currency', '=', 'CLP')]),
          ]),
        ),
    )
    .select(['account.id', 'account.bankCode', 'account.accountIdentifier as number'])
    .where('month.id', '=', monthId)
    .limit(2)
    .execute()
  return accounts.length === 1 ? accounts[0] : undefined
}
