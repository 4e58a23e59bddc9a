import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type BusinessOptions, type Company, openingOptions } from '#access/actor.ts'
import { type GivenException, isExceptionCode } from '#access/exceptions.ts'
import { type CompanyModules, moduleNames } from '#access/modules.ts'
import { companyParts, type Tables } from '#modules/company/identities/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { companyStatement } from '#platform/server/sql/statement.ts'
import { accessIn } from '../model/company-access.ts'

export type CompanyRow = { id: number; slug: string; config: unknown }

/** The company as the policy sees it: its switches, its options, its exceptions and its day. */
export async function loadCompany(tx: Tx, row: CompanyRow, today: string): Promise<Company> {
  return companyFrom(row, await settings.row(tx, { today }), today)
}

type Settings = {
  switches: readonly (Omit<SwitchRow, 'superManager'> & { general: boolean | null })[]
  options: readonly { business: number; time: boolean; team: boolean; pay: boolean }[]
  given: readonly (Omit<ExceptionRow, 'userId'> & { user: ExceptionRow['userId'] })[]
}

export function companyFrom(
  { id, slug, config }: CompanyRow,
  { switches, options, given }: Settings,
  today: string,
): Company {
  return {
    id,
    slug,
    access: accessIn(config),
    modules: modulesFrom(
      switches.map(({ general, ...row }) => ({ ...row, superManager: general })),
    ),
    options: optionsFrom(
      options.map(({ business, time, team, pay }) => ({
        businessId: business,
        vacationPublic: time,
        vacationPublicSupervisor: team,
        payrollPublicSupervisor: pay,
      })),
    ),
    exceptions: given.flatMap(({ user, ...row }) => exceptionFrom({ ...row, userId: user })),
    today,
  }
}

/**
 * The facts that the policy needs of a company, in one statement: switches, options, and the
 * exceptions in force on a day.
 */
export const settingsOf = (eb: Tables, today: string) =>
  [
    ...companyParts.get()(eb, today),
    jsonArrayFrom(
      eb
        .selectFrom('businessOption as option')
        .select(['option.businessId as business', 'option.vacationPublic as time'])
        .select([
          'option.vacationPublicSupervisor as team',
          'option.payrollPublicSupervisor as pay',
        ]),
    ).as('options'),
  ] as const

const settings = companyStatement({ today: 'day' }, (tx, { today }) =>
  tx.selectNoFrom((eb) => settingsOf(eb, today)),
)

type OptionRow = { businessId: number } & Record<(typeof openingOptions)[number], boolean>

/** For each option, the razones sociales that have it on. */
const optionsFrom = (rows: readonly OptionRow[]): BusinessOptions =>
  Object.fromEntries(
    openingOptions.map((option) => [
      option,
      rows.filter((row) => row[option]).map(({ businessId }) => businessId),
    ]),
  )

type ExceptionRow = Omit<GivenException, 'code'> & { code: string }

/** A code that the product no longer has gives nothing. */
const exceptionFrom = ({ code, ...row }: ExceptionRow): GivenException[] =>
  isExceptionCode(code) ? [{ code, ...row }] : []

type SwitchRow = {
  module: string
  state: string
  employee: boolean | null
  manager: boolean | null
  superManager: boolean | null
  admin: boolean | null
}

/** The switches of a company as the policy reads them; what one does not say is left out. */
function modulesFrom(rows: readonly SwitchRow[]): CompanyModules {
  const entries = rows.flatMap((row) => {
    const module = moduleNames.find((name) => name === row.module)
    if (!module) return []
    const { employee, manager, superManager, admin } = row
    const said = Object.entries({ employee, manager, superManager, admin }).filter(
      ([, value]) => value !== null,
    )
    const suspended = row.state === 'SUSPENDED' ? { suspended: true } : {}
    return [[module, { ...Object.fromEntries(said), ...suspended }] as const]
  })
  return Object.fromEntries(entries)
}
