import type { ContractAnnex } from '#modules/papers/annexes/model/annex.ts'
import type { Row } from '#platform/model/entity.ts'
import type { LegalCalendar } from '#chile/calendar.ts'
import type { Permission } from '#access/services.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { compareTexts } from '#chile/names.ts'
import type { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { standingOf } from '#modules/payroll/payroll-release/model/deadlines.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { loginNameIn, nameIn } from '#platform/server/sql/person-names.ts'
import { type DutyState, stateOf } from '../model/duty.ts'
import {
  annexDue,
  ContractDuty,
  registrationDue,
  type RegistrationKind,
} from '../model/registration.ts'

export type RegistrationFilter = {
  businessId: number | null
  kind: RegistrationKind | null
  state: DutyState | null
}

/** The contracts whose duties a permission reaches. */
export const contractsWithin = (
  { tx, reach, actor }: Pick<Context, 'tx' | 'reach' | 'actor'>,
  permission: Permission,
) => contractsOf(tx).where(contractWithin({ reach, actor }, permission))

/** The contracts of the razones sociales that are active, whoever asks. */
export const contractsOf = (tx: Tx) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')
    .where('business.status', '=', 'ACTIVE')

/** Days back in which a contract began or ended whose duties are shown. */
export const LOOKED_AT = 365

/** What is read of each contract: its dates, its first terms, its cause and its marks. */
export const dutiesSelected = (query: ReturnType<typeof contractsOf>, since: ISODate) =>
  query
    .leftJoin('contractSettlement as ending', (join) =>
      join.onRef('ending.userContractId', '=', 'contract.id').on('ending.status', '<>', 'UNDONE'),
    )
    .select(['contract.id', 'contract.userId', 'contract.businessId', 'contract.code'])
    .select(['contract.initialDate', 'contract.finalDate', 'contract.signatureDate'])
    .select(['contract.signed', 'business.name as businessName'])
    .select(['ending.dismissalCause as cause', 'ending.notice', 'ending.noticeDate'])
    .select('business.activityCode')
    .select(
      sql<ValueOf<typeof ContractType> | null>`(select terms.contract_type
        from user_contract_version terms where terms.company_id = app.current_company()
          and terms.user_contract_id = contract.id and terms.superseded_at is null
          and terms.valid @> contract.initial_date)`.as('contractType'),
    )
    .select(
      sql<AnnexRow[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', annex.id,
           'title', annex.title, 'signedOn', annex.signed_on, 'doneOn', mark.done_on,
           'hasProof', mark.file_id is not null, 'note', mark.note, 'by', mark.done_by)
           order by annex.id), '[]')
         from contract_annex annex left join annex_registration mark
           on mark.company_id = app.current_company() and mark.annex_id = annex.id
         where annex.company_id = app.current_company() and annex.user_contract_id = contract.id
           and annex.signed_on >= ${since}::date)`.as('annexes'),
    )
    .select(
      sql<{ kind: string; doneOn: string; hasProof: boolean; note: string | null; by: number }[]>`
        (select coalesce(jsonb_agg(jsonb_build_object('kind', mark.kind, 'doneOn', mark.done_on,
           'hasProof', mark.file_id is not null, 'note', mark.note, 'by', mark.done_by)), '[]')
         from contract_registration mark where mark.company_id = app.current_company()
           and mark.user_contract_id = contract.id)`.as('marks'),
    )
    .where(
      sql<boolean>`(contract.initial_date >= ${since}::date
        or contract.final_date >= ${since}::date
        or exists (select from contract_annex annex where annex.company_id = app.current_company()
          and annex.user_contract_id = contract.id and annex.signed_on >= ${since}::date))`,
    )
    .orderBy('contract.id')
type Mark = { doneOn: string; hasProof: boolean; note: string | null; by: number | null }
type AnnexRow = Pick<Row<typeof ContractAnnex>, 'id' | 'title'> &
  Omit<Mark, 'doneOn'> & { signedOn: string; doneOn: string | null }
type Stored = Awaited<ReturnType<ReturnType<typeof dutiesSelected>['execute']>>[number]

type Seen = { since: ISODate; today: ISODate; calendar: LegalCalendar }

/** The duties of a contract that begins or ends from a day on, with how each stands. */
export function dutiesOfContract(row: Stored, seen: Seen) {
  const { since, today } = seen
  return [...ofItself(row, seen), ...ofAnnexes(row, seen)].flatMap(({ day, mark, ...duty }) => {
    if (day < since || day > today) return []
    const signedOn = duty.kind === 'WRITTEN' && row.signed ? row.signatureDate : null
    const doneOn = mark?.doneOn ?? signedOn
    const { state, words } = standingOf(duty.due, today, doneOn !== null)
    const late = doneOn !== null && doneOn > duty.due
    return [{ row, ...duty, mark, doneOn, state: stateOf(state), words, late }]
  })
}

type Annex = { id: number; title: string; signedOn: string } | null
type Found = {
  kind: RegistrationKind
  annex: Annex
  /** From when it is shown: its first day, or when something is due of it. */
  day: ISODate
  due: ISODate
  source: string
  mark: Mark | undefined
}

/** What is due of a contract: from its first day, and of its end from its last or its notice. */
const ofItself = (row: Stored, { calendar, since }: Seen): Found[] =>
  ContractDuty.values.flatMap((kind) => {
    // The calendar of holidays begins some years ago: what was long before is not counted.
    const happened = kind === 'ENDING' ? row.finalDate : row.initialDate
    if (happened === null || happened < since) return []
    const found = registrationDue(kind, row, calendar)
    if (!found) return []
    const last = row.finalDate !== null && row.finalDate < found.due ? row.finalDate : found.due
    const mark = row.marks.find((one) => one.kind === kind)
    return [{ kind, annex: null, ...found, day: kind === 'ENDING' ? last : row.initialDate, mark }]
  })

/** What is due of each annex that was signed. */
const ofAnnexes = ({ annexes }: Stored, { calendar }: Seen): Found[] =>
  annexes.map(({ id, title, signedOn, doneOn, ...rest }) => ({
    kind: 'MODIFICATION',
    annex: { id, title, signedOn },
    ...annexDue(signedOn, calendar),
    day: signedOn,
    mark: doneOn === null ? undefined : { doneOn, ...rest },
  }))

export const registrationSort = ['state', 'due'] as const
type RegistrationSort = (typeof registrationSort)[number]

type Placed = Pick<Duty, 'due' | 'doneOn' | 'row'>

const byDue = (a: Placed, b: Placed) => compareTexts(a.due, b.due) || a.row.id - b.row.id

/** What is undone first, the oldest day above; then what is done, the newest day above. */
const undoneFirst = (a: Placed, b: Placed) =>
  Number(a.doneOn !== null) - Number(b.doneOn !== null) ||
  (a.doneOn === null ? byDue(a, b) : byDue(b, a))

/** The duties of the contracts of a year back that a filter asks for. */
export async function dutiesWithin(context: Context, filter: RegistrationFilter) {
  const { businessId, kind, state } = filter
  const { today } = context
  const since = addDays(today, -LOOKED_AT)
  const found = contractsWithin(context, 'compliance.read').where((eb) =>
    equalTo(eb, { 'contract.businessId': businessId }),
  )
  const calendar = await legalCalendar(context.tx)
  return (await dutiesSelected(found, since).execute())
    .flatMap((row) => dutiesOfContract(row, { since, today, calendar }))
    .filter((one) => (!kind || one.kind === kind) && (!state || one.state === state))
}

/** The duties of the contracts of a year back: a page of them. */
export async function labourRegistrations(
  context: Context,
  { filter, sort, page, counted }: ListInput<RegistrationFilter, RegistrationSort>,
) {
  const all = (await dutiesWithin(context, filter)).toSorted(
    sort.by === 'state' ? undoneFirst : byDue,
  )
  if (sort.descending) all.reverse()
  const from = (page.number - 1) * page.size
  const shown = all.slice(from, from + page.size)
  const names = await namesOf(context, shown)
  return {
    total: counted ? all.length : null,
    rows: shown.map(({ row, mark, late, annex, ...duty }) => ({
      ...duty,
      id: row.id,
      code: row.code,
      userId: row.userId,
      businessId: row.businessId,
      businessName: row.businessName,
      fullname: names.person(row.userId),
      annexId: annex?.id ?? null,
      annexTitle: annex?.title ?? null,
      isLate: late,
      author: mark?.by ? names.author(mark.by) : null,
      isMarked: mark !== undefined,
      note: mark?.note ?? null,
      hasProof: mark?.hasProof ?? false,
    })),
  }
}
export type RegistrationRow = Awaited<ReturnType<typeof labourRegistrations>>['rows'][number]

type Duty = ReturnType<typeof dutiesOfContract>[number]

/** The names of the people of a page, and of who marked its duties. Two statements. */
async function namesOf({ tx }: Context, duties: readonly Duty[]) {
  const people = await tx
    .selectFrom('users')
    .select(['users.id', nameIn('users.id').as('name')])
    .where(sql<boolean>`users.id = any(${duties.map(({ row }) => row.userId)}::bigint[])`)
    .execute()
  const logins = duties.flatMap(({ mark }) => (mark?.by ? [mark.by] : []))
  const { rows: authors } = await sql<{ id: string; name: string | null }>`
    select l.id, ${sql.raw(loginNameIn('l.id'))} as name
    from unnest(${logins}::bigint[]) as l (id)`.execute(tx)
  const byPerson = new Map(people.map(({ id, name }) => [id, name]))
  const byLogin = new Map(authors.map(({ id, name }) => [Number(id), name]))
  return {
    person: (id: number) => byPerson.get(id) ?? null,
    author: (id: number) => byLogin.get(id) ?? null,
  }
}
