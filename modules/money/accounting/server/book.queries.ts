import type { YearMonth } from '#chile/period.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { Book, BookAccount, ItemAccounting } from '../model/book.ts'

/**
 * The plan, the rules and the items of a month, for one razón social, without what belongs to
 * another one; or what serves all of them. Six statements.
 */
export async function bookOf(tx: Tx, month: YearMonth, businessId: number | null): Promise<Book> {
  const accounts = await accountsOf(tx, businessId)
  const rules = await tx
    .selectFrom('accountingRule as rule')
    .select(['rule.source', 'rule.itemCode', 'rule.institution', 'rule.costCenterId'])
    .select(['rule.businessId', 'rule.debitAccountId', 'rule.creditAccountId'])
    .where((eb) =>
      eb.or([eb('rule.businessId', 'is', null), eb('rule.businessId', '=', businessId)]),
    )
    .orderBy('rule.id')
    .execute()
  const { items } = await companyLibrary(tx, month)
  return {
    month,
    accounts,
    rules,
    items: new Map(items.map((item) => [item.code, accountingOf(item)])),
  }
}

type StoredItem = {
  ledgerAccount: string | null
  accountingCode: string | null
  analyticAccounting: boolean
  distributableInCC: boolean
  accountingInformative: boolean
}

export const accountingOf = (item: StoredItem): ItemAccounting => ({
  ledgerAccount: item.ledgerAccount,
  accountingCode: item.accountingCode,
  analytic: item.analyticAccounting,
  distributable: item.distributableInCC,
  informative: item.accountingInformative,
})

function accountsOf(tx: Tx, businessId: number | null): Promise<BookAccount[]> {
  return tx
    .selectFrom('accountingAccount as account')
    .select(['account.id', 'account.code', 'account.takesEntries', 'account.centerUse'])
    .select('account.status')
    .where((eb) =>
      eb.or([eb('account.businessId', 'is', null), eb('account.businessId', '=', businessId)]),
    )
    .orderBy('account.code')
    .execute()
}
