import { contractWithin } from '#modules/people/sight/server/index.ts'
import { areaName } from '#modules/people/structure/server/index.ts'
import { compareTexts } from '#chile/names.ts'
import { searchKey } from '#chile/text.ts'
import { WORK_MAIL } from '#modules/payroll/payroll-frame/server/index.ts'
import { recordLackList } from '#modules/payroll/payroll-input/model/record-lacks.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { pageOf } from '#platform/server/sql/total-of.ts'
import { firstDay, isYearMonth, lastDay } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { personName, personSurname } from '#platform/server/sql/person-names.ts'
import { type HireFilter, HireLack, isAsked, lacksOf } from '../model/prepare.ts'

type Asked = { yearMonth: number; businessId: number | null }

/** New contracts of a month, within reach, and the data each still lacks. */
export async function newHires(context: Context, { yearMonth, businessId }: Asked) {
  if (!isYearMonth(yearMonth)) throw invalid('yearMonth', 'Ese mes no existe')
  const last = lastDay(yearMonth)
  const rows = await hired(context)
    .where('contract.initialDate', '>=', firstDay(yearMonth))
    .where('contract.initialDate', '<=', last)
    .where((eb) => equalTo(eb, { 'contract.businessId': businessId }))
    .leftJoin('userVersion as person', (join) =>
      heldOn(join.onRef('person.userId', '=', 'contract.userId'), 'person', last),
    )
    .select(['person.firstname', 'person.birthday', 'person.previsionType'])
    .select(['person.retirementScheme', 'person.pensionInstitution', 'person.healthInstitution'])
    .select([
      'person.ipsReducedRate',
      sql<string | null>`${sql.raw(WORK_MAIL)}`.as('email'),
      sql<string>`coalesce(nullif(${personName}, ''), users.rut)`.as('name'),
    ])
    .orderBy('contract.initialDate')
    .orderBy(personSurname)
    .orderBy('contract.id')
    .execute()
  return rows.map((row) => {
    const { contractId, userId, name, initialDate, businessName, jobTitle, area } = row
    const lacks: string[] = lacksOf(row)
    return { contractId, userId, name, initialDate, businessName, jobTitle, area, lacks }
  })
}
export type NewHire = Awaited<ReturnType<typeof newHires>>[number]

type Filter = Asked & { lack: HireFilter | null; search: string | null }

/** The same contracts in pages, of all or of those that lack something, by their first day. */
export async function hires(
  context: Context,
  { filter: { lack, search, ...asked }, sort, page }: ListInput<Filter, 'initialDate' | 'name'>,
) {
  const words = searchKey(search ?? '')
  const found = (await newHires(context, asked)).filter(
    ({ name, lacks }) => isAsked(lacks, lack) && searchKey(name).includes(words),
  )
  const inOrder =
    sort.by === 'name' ? found.toSorted((a, b) => compareTexts(a.name, b.name)) : found
  return pageOf(sort.descending ? inOrder.toReversed() : inOrder, page)
}

/** How many contracts begin in the month, how many lack nothing, and how many each thing. */
export async function hireTotals(context: Context, asked: Asked) {
  const found = await newHires(context, asked)
  const count = (lack: HireFilter) => found.filter(({ lacks }) => isAsked(lacks, lack)).length
  return {
    people: found.length,
    complete: count('NADA'),
    stopped: found.filter(({ lacks }) => lacks.some((lack) => stopping.has(lack))).length,
    lacks: HireLack.values
      .map((lack) => ({ lack, people: count(lack) }))
      .filter(({ people }) => people > 0),
  }
}
export type HireTotals = Awaited<ReturnType<typeof hireTotals>>

const stopping: ReadonlySet<string> = new Set(recordLackList)

function hired(context: Context) {
  return context.tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .innerJoin('userContractVersion as terms', (join) =>
      heldOn(
        join.onRef('terms.userContractId', '=', 'contract.id'),
        'terms',
        sql`contract.initial_date`,
      ),
    )
    .leftJoin('paymentMethod as method', (join) =>
      join.onRef('method.userId', '=', 'contract.userId').on('method.isCurrent', '=', true),
    )
    .select(['contract.id as contractId', 'contract.userId', 'contract.initialDate'])
    .select(['contract.signed', 'business.name as businessName', 'terms.jobTitle'])
    .select(areaName('terms').as('area'))
    .select(['link.inPayroll', sql<boolean>`method.id is not null`.as('paid')])
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, 'newHires.read'))
}
