import { yearMonthOf } from '#chile/period.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { bookedCategories } from '#modules/money/expenses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Amount } from '../model/book.ts'
import { Chooser } from '../model/chooser.ts'
import { PolicyKind } from '../model/policy.ts'
import { provisionLines } from '../model/provision.ts'
import { AccountingSource, sidesOf, sourceOfItem } from '../model/sources.ts'
import { bookOf } from './book.queries.ts'

/** What an entry of today would have no account for: items in force, and sources without a rule. */
export async function unbookedItems(context: Context) {
  const { tx, today } = context
  const month = yearMonthOf(today)
  const { items } = await companyLibrary(tx, month)
  const chooser = new Chooser(await bookOf(tx, month, null))
  const own = items.flatMap((item) => {
    const source = item.activity === 'ACTIVE' ? sourceOfItem(item) : undefined
    const skip = source === undefined || item.accountingInformative
    return skip ? [] : lacksOf(chooser, { code: item.code, label: item.title, source }, item.code)
  })
  const unused = [
    ...(await unusedProvisions(context)),
    ...(await unusedRecovery(context)),
    ...((await bookedCategories(tx)) ? [] : (['EXPENSES'] as const)),
  ]
  const used = AccountingSource.options.filter(({ value }) => !unused.includes(value))
  const sources = used.flatMap(({ value, label }) =>
    lacksOf(chooser, { code: '', label, source: value }, null),
  )
  return [...sources, ...own]
}
export type Unbooked = Awaited<ReturnType<typeof unbookedItems>>[number]

/** The provisions that no razón social has a policy for: nothing of them is booked. */
async function unusedProvisions({ tx }: Context): Promise<AccountingSource[]> {
  const rows = await tx.selectFrom('provisionPolicy').select('kind').distinct().execute()
  const kinds = new Set(rows.map(({ kind }) => kind))
  return PolicyKind.values
    .filter((kind) => !kinds.has(kind))
    .map((kind) => provisionLines[kind].source)
}

/** What is recovered or given up of subsidies is booked of a company that follows some. */
async function unusedRecovery({ tx }: Context): Promise<AccountingSource[]> {
  const one = await tx.selectFrom('leaveSubsidy').select('id').limit(1).executeTakeFirst()
  return one ? [] : ['SUBSIDY_RECOVERED', 'SUBSIDY_LOST']
}

/** Each side of something that has no account, or one that takes no entry. */
function lacksOf(
  chooser: Chooser,
  of: Pick<Amount, 'code' | 'label' | 'source'>,
  itemCode: string | null,
) {
  const amount = { ...of, institution: null, amount: 1 }
  return sidesOf(of.source).flatMap((side) => {
    // The debit of expenses is the account of their category.
    if (of.source === 'EXPENSES' && side === 'DEBIT') return []
    const chosen = chooser.account(amount, side, ANY_CENTER)
    if (!('lack' in chosen)) return []
    const { lack, account } = chosen
    return [{ itemCode, label: of.label, source: of.source, side, lack, account }]
  })
}
/** No centre of a company: an account that wants one is not missing. */
const ANY_CENTER = 0
