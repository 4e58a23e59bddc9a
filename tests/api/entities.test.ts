import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { type Answered, entities, UPLOAD } from '../architecture/entities.ts'

const { api, database, world } = await startApi()
const { bernarda } = world.people
const admin = api.as('admin')

const schema = buildSchema(readFileSync('generated/schema.graphql', 'utf8'))
const isLeaf = (type: unknown) => isScalarType(type) || isEnumType(type)

function objectNamed(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no type of the API`)
  return type
}

/** The fields that an entity has today. */
const named = ({ fields, later = {}, never = {}, as = {} }: Answered) =>
  fields
    .split(/\s+/)
    .filter((name) => name !== '' && !(name in later) && !(name in never))
    .map((name) => as[name]?.[0] ?? name)

/** Those fields as a document asks for them: of what hangs from them, what is no object. */
function asked(entity: Answered): string {
  const fields = objectNamed(entity.type).getFields()
  return named(entity)
    .map((name) => {
      const type = getNamedType(fields[name]?.type)
      if (!isObjectType(type)) return name
      const inner = Object.values(type.getFields()).filter((one) => isLeaf(getNamedType(one.type)))
      return `${name} { ${inner.map((one) => one.name).join(' ')} }`
    })
    .join(' ')
}

const of = async (field: string, variables = '') =>
  (await admin.run<Record<string, unknown>>(`{ ${field}${variables} }`))[
    field.split(/[ ({]/)[0] ?? ''
  ]
const first = async <Row>(field: string): Promise<Row> => {
  const found = (await of(field)) as { rows?: Row[] } | Row[]
  const [row] = Array.isArray(found) ? found : (found.rows ?? [])
  if (!row) throw new Error(`${field} answered nothing`)
  return row
}
type Id = { id: string }

/** Where each type is asked for, around the fields of its entity. */
const person = `user(input: { id: "${bernarda.publicId}", reveal: true })`
const contract = bernarda.contracts[0]
const business = contract?.business.publicId
const places: Readonly<Record<string, (fields: string) => Promise<string> | string>> = {
  User: (fields) => `${person} { ${fields} }`,
  Me: (fields) => `me { ${fields} }`,
  Grant: (fields) => `me { grants { ${fields} } }`,
  UserBusiness: (fields) => `${person} { userBusinesses { ${fields} } }`,
  UserContract: (fields) => `userContract(input: { id: "${contract?.publicId}" }) { ${fields} }`,
  CostCenterContract: (fields) =>
    `userContract(input: { id: "${contract?.publicId}" }) { costCenters { ${fields} } }`,
  ContractSettlement: async (fields) => {
    const { id } = await first<Id>('contractEndings { rows { id } }')
    return `contractEnding(input: { id: "${id}" }) { ${fields} }`
  },
  DismissalCauseDetail: (fields) => `dismissalCauses { ${fields} }`,
  Settlement: async (fields) => {
    const { id } = await first<Id>('settlements { rows { id } }')
    return `settlement(input: { id: "${id}" }) { ${fields} }`
  },
  Absence: (fields) => `absences(page: { number: 1, size: 100 }) { rows { ${fields} } }`,
  Vacation: (fields) => `vacations(page: { number: 1, size: 100 }) { rows { ${fields} } }`,
  VacationConfig: (fields) =>
    `vacationConfig(input: { userContractId: "${contract?.publicId}" }) { ${fields} }`,
  Holiday: (fields) => `holidays { ${fields} }`,
  Item: (fields) => `items(page: { number: 1, size: 100 }) { rows { ${fields} } }`,
  Formula: (fields) => `formulas(page: { number: 1, size: 100 }) { rows { ${fields} } }`,
  UserItem: (fields) => `userItems(input: { yearMonth: 202609 }) { ${fields} }`,
  Variable: (fields) => `variables { rows { ${fields} } }`,
  PayrollTable: (fields) => `tables { rows { ${fields} } }`,
  PayrollMonth: (fields) => `payrollProcessMonths { ${fields} }`,
  PayslipSummary: async (fields) =>
    `payrollSummaries(filter: { payrollMonthId: "${await calculated()}" }) { rows { ${fields} } }`,
  PayrollDashboardEntry: (fields) => `payrollDashboardOld { ${fields} }`,
  Report: (fields) => `reports { reports { ${fields} } }`,
  Business: (fields) => `businesses { ${fields} }`,
  BusinessOption: (fields) => `businessOptions(input: { businessId: "${business}" }) { ${fields} }`,
  BankAccount: (fields) =>
    `bankAccountsBusiness(input: { businessId: "${business}" }) { ${fields} }`,
  CompanyDetail: (fields) => `company(input: {}) { ${fields} }`,
  IntegrationToken: (fields) => `integrationTokens { rows { ${fields} } }`,
  Restriction: (fields) => `restrictions { ${fields} }`,
  CompanyService: (fields) => `servicesCompany(input: {}) { ${fields} }`,
  Supplier: (fields) => `allSupplier { ${fields} }`,
  Expense: (fields) => `expenses { rows { ${fields} } }`,
  ExpenseReport: (fields) => `expenseReports { rows { ${fields} } }`,
  ExpensePolicy: (fields) => `expensePolicies { ${fields} }`,
  ExpensePermission: (fields) => `expensePermissions { rows { ${fields} } }`,
  ExpenseCategory: (fields) => `expenseCategories { ${fields} }`,
  Syndicate: (fields) => `syndicates { ${fields} }`,
  Survey: (fields) => `surveys { rows { ${fields} } }`,
  Competence: (fields) => `surveys { rows { competences { ${fields} } } }`,
  Question: (fields) => `surveys { rows { competences { questions { ${fields} } } } }`,
  Announcement: (fields) => `announcements { rows { ${fields} } }`,
  BirthdayUser: (fields) => `birthdays { ${fields} }`,
  UserSurvey: (fields) => `userSurveys { rows { ${fields} } }`,
  Answer: (fields) =>
    `userSurveys(page: { number: 1, size: 100 }) { rows { answers { ${fields} } } }`,
  ActionPlan: (fields) => `actionPlans { rows { ${fields} } }`,
  EvaluationProcess: (fields) => `evaluationProcesses { rows { ${fields} } }`,
  Milestone: async (fields) => {
    const { rows } = await database.owner.query<{ id: string }>(
      'select action_plan_id as id from milestone where company_id = $1 limit 1',
      [world.coihues.id],
    )
    const actionPlanId = publicId('actionPlan', Number(rows[0]?.id))
    return `milestones(input: { actionPlanId: "${actionPlanId}" }) { ${fields} }`
  },
  FamilyMember: (fields) => `family(input: { userId: "${bernarda.publicId}" }) { ${fields} }`,
  UserField: (fields) => `userFields { ${fields} }`,
  UserFieldData: (fields) =>
    `userFieldData(input: { userId: "${bernarda.publicId}" }) { ${fields} }`,
  OrgChartNode: (fields) => `orgChart(input: {}) { roots { ${fields} } }`,
  OrgChartPerson: (fields) => `orgChart(input: {}) { roots { person { ${fields} } } }`,
}

/** A month of payroll that was calculated. */
async function calculated(): Promise<string> {
  const months = (await of('payrollProcessMonths { id type calculated }')) as {
    id: string
    type: string
    calculated: number
  }[]
  const month = months.find((one) => one.type === 'PAYROLL' && one.calculated > 0)
  if (!month) throw new Error('No month of the demo world is calculated')
  return month.id
}

/** Answered after an upload, a report or a comment: their own tests ask for them. */
const apart = [UPLOAD, 'UploadedFile', 'ReportProcess', 'ClimateFeedback']

const inGraphql = Object.entries(entities).flatMap(([name, entity]) =>
  'type' in entity && !apart.includes(entity.type) ? [[name, entity] as const] : [],
)

/** The rows of an answer: what is at the end of its path. */
function rowsOf(answer: unknown): Record<string, unknown>[] {
  if (Array.isArray(answer)) return answer.flatMap(rowsOf)
  if (typeof answer !== 'object' || answer === null) return []
  const row = answer as Record<string, unknown>
  const [only, more] = Object.values(row)
  return more === undefined && typeof only === 'object' ? rowsOf(only) : [row]
}

describe('each entity of the specification, asked for with all of its fields', () => {
  test.each(inGraphql)('%s answers to the administrator', async (_name, entity) => {
    const place = places[entity.type]
    if (!place) throw new Error(`Nobody says where ${entity.type} is asked for`)
    const rows = rowsOf(await admin.run(`{ ${await place(asked(entity))} }`))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(named(entity).toSorted())
  })
})
