import { firstDay, yearMonthOf, type YearMonth } from '#chile/period.ts'
import { closingObstacle } from '#modules/payroll/payroll-months/server/index.ts'
import { missingIndicators } from '#modules/payroll/payroll-frame/server/index.ts'
import { Missing } from '#modules/people/people/model/catalogs.ts'
import { isStructured } from '#modules/people/structure/server/index.ts'
import { hasEntries } from '#modules/time/vacations/server/index.ts'
import { peopleOn } from '#modules/people/people/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import { fullnameOf } from '#chile/names.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type OptionalStep, type SetUpFacts, stepsOf } from '../model/first-steps.ts'

/** How many people a step names; the list of people shows all of them. */
const named = 20

/**
 * How far the setup of a company is, computed from its data, for a person who administers all of
 * it. After the first released payslip the steps are answered only when `always` is true.
 */
export async function firstSteps(context: Context, { always }: { always: boolean | null }) {
  const facts = await companyFacts(context)
  const { months, released, left, ...company } = facts
  const whole = context.reach('businesses.read').all && context.reach('users.massRead').all
  if (!whole || (released && !always)) return { ...nowhere, released, steps: [] }
  const month = months[0] ?? null
  const yearMonth = month?.yearMonth ?? yearMonthOf(context.today)
  const known: SetUpFacts = {
    ...company,
    ...(await peopleFacts(context, firstDay(yearMonth))),
    month,
    released,
    missingIndicators: await missingIndicators(context, yearMonth),
    obstacle: month?.isOpen && month.payslips > 0 ? await closingObstacle(context, month.id) : null,
  }
  return {
    released,
    steps: stepsOf(known, new Set(left), context.can),
    businessId: company.businesses[0]?.id ?? null,
    monthId: month?.id ?? null,
    yearMonth,
    userId: known.incomplete[0]?.id ?? null,
    uncontractedId: known.uncontracted[0]?.id ?? null,
  }
}
export type FirstSteps = Awaited<ReturnType<typeof firstSteps>>

const nowhere = {
  businessId: null,
  monthId: null,
  yearMonth: null,
  userId: null,
  uncontractedId: null,
}

type Stored = Pick<SetUpFacts, 'items' | 'contracts' | 'released' | 'structured'> & {
  businesses: {
    id: number
    name: string
    mutual: boolean
    field: boolean
    commune: boolean
    signer: boolean
    accounts: number
    decided: boolean
  }[]
  months: { id: number; yearMonth: YearMonth; isOpen: boolean; payslips: number; failed: number }[]
  left: string[]
}

/** The facts of the company and of its first month, in one statement. */
async function companyFacts({ tx, session }: Context) {
  const { rows } = await sql<Stored>`select
    exists (select 1 from payslip_release r where r.company_id = app.current_company())
      as released,
    (select count(*)::int from item i where i.company_id = app.current_company()) as items,
    (select count(*)::int from user_contract k
      where k.company_id = app.current_company() and k.status <> 'DELETED') as contracts,
    ${isStructured} as structured,
    (select coalesce(json_agg(s.step), '[]') from first_step_left s
      where s.company_id = app.current_company()) as left,
    (select coalesce(json_agg(json_build_object(
        'id', b.id, 'name', b.name,
        'mutual', b.mutual_code is not null,
        'field', b.business_field is not null,
        'commune', b.commune_code is not null,
        'signer', exists (select 1 from business_representative s
          where s.company_id = app.current_company() and s.business_id = b.id),
        'accounts', (select count(*) from bank_account a
          where a.company_id = app.current_company() and a.business_id = b.id),
        'decided', exists (select 1 from business_option o
          where o.company_id = app.current_company() and o.business_id = b.id and o.version > 1)
      ) order by b.principal desc, b.id), '[]')
      from business b
      where b.company_id = app.current_company() and b.use_payroll and b.status = 'ACTIVE')
      as businesses,
    (select coalesce(json_agg(json_build_object(
        'id', m.id, 'yearMonth', m.year_month, 'isOpen', m.is_open,
        'payslips', (select count(*) from payslip p
          where p.company_id = app.current_company() and p.payroll_run_id = m.current_run_id),
        'failed', coalesce((select r.failed from payroll_run r
          where r.company_id = app.current_company() and r.id = m.current_run_id), 0))), '[]')
      from (select * from payroll_month f
        where f.company_id = app.current_company() and f.type = 'PAYROLL'
        order by f.year_month, f.id limit 1) m) as months
    from company c where c.id = ${session.companyId}`.execute(tx)
  const [stored] = rows
  if (!stored) throw new Error('a session is of a company that exists')
  const { businesses, ...facts } = stored
  return {
    ...facts,
    businesses: businesses.map(({ mutual, field, commune, signer, ...business }) => ({
      ...business,
      lacks: [
        ...(mutual ? [] : ['sin mutualidad']),
        ...(field ? [] : ['sin giro']),
        // The libro electrónico has it of everybody whose branch says no other.
        ...(commune ? [] : ['sin comuna']),
        ...(signer ? [] : ['sin representante legal']),
      ],
    })),
  }
}

/**
 * The people to be paid, and the data that the payroll lacks of each, by surname.
 *
 * @param begins the first day of the first month: whoever worked before had days of vacation then
 */
async function peopleFacts({ tx, today }: Context, begins: ISODate) {
  const rows = await tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .select(['p.id', 'p.firstname', 'p.secondName', 'p.paternalLastname', 'p.maternalLastname'])
    .select(['p.missing', 'p.contractId'])
    .select(hadDays(begins).as('hadDays'))
    .where('p.status', '=', 'ACTIVE')
    .where('p.external', '=', false)
    // An administrator without a contract is not paid here.
    .where((eb) => eb.or([eb('p.role', '<>', 'ADMIN'), eb('p.contractId', 'is not', null)]))
    .orderBy(sql`app.plain(concat_ws(' ', p.paternal_lastname, p.maternal_lastname, p.firstname,
      p.second_name))`)
    .orderBy('p.id')
    .execute()
  const gaps = rows.filter(({ missing, contractId }) => contractId !== null && missing.length > 0)
  return {
    people: rows.length,
    incomplete: gaps.slice(0, named).map((row) => ({
      id: row.id,
      name: fullnameOf(row),
      lacks: row.missing.map((code) => inSentence(Missing.label(code))),
    })),
    unbalanced: rows
      .filter(({ hadDays: had }) => had)
      .slice(0, named)
      .map((row) => ({ id: row.id, name: fullnameOf(row) })),
    uncontracted: rows
      .filter(({ contractId }) => contractId === null)
      .slice(0, named)
      .map((row) => ({ id: row.id, name: fullnameOf(row) })),
  }
}

/**
 * Whether the contract of the person in `p` began before a day, goes on, and has nothing written of
 * its vacations: neither an opening balance nor a day taken.
 */
const hadDays = (day: ISODate) => sql<boolean>`coalesce(p.contract_id is not null
  and p.initial_date < ${day}::date and p.state <> 'LEFT'
  and not ${hasEntries('p.contractId')}, false)`

/** A label inside a sentence; initials stay as they are. */
const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase()

/** Postpones a step, or takes it up again. */
export async function leaveFirstStep(
  { tx }: Context,
  { step, later }: { step: OptionalStep; later: boolean },
): Promise<boolean> {
  if (later) {
    await tx
      .insertInto('firstStepLeft')
      .values({ step })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await tx.deleteFrom('firstStepLeft').where('step', '=', step).execute()
  }
  return true
}
