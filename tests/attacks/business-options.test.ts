import { beforeAll, expect, test } from 'vitest'
import { openingOptions } from '../../access/actor.ts'
import { type EntityName, publicId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { missingId } from './ids.ts'
import { allOperations, argumentOf, documentOf, type Fields, variablesOf } from './schema.ts'

const { api, world, database } = await startApi()
const { owner } = database
const { vina, peumal } = world.businesses

// What speaks of oneself tells which rights one has, wherever they come from.
const aboutOneself = new Set(['me', 'permission', 'delegations', 'delegationPeople'])
const reads = allOperations.filter(
  ({ kind, name }) => kind !== 'mutation' && !aboutOneself.has(name),
)
const readers = ['supervisor', 'trabajador'] as const

/** Hernán supervises two people of each razón social; Bernarda works in both. */
beforeAll(async () => {
  for (const { id } of [vina, peumal]) {
    await owner.query(
      `update user_contract_version v set supervisor_id = $3 from user_contract c
       where v.company_id = $1 and c.company_id = $1 and c.id = v.user_contract_id and c.id in (
         select p.user_contract_id from payslip p
         join payroll_month m on m.company_id = p.company_id and m.current_run_id = p.payroll_run_id
         join user_contract n on n.company_id = p.company_id and n.id = p.user_contract_id
         where p.company_id = $1 and m.business_id = $2 and n.user_id <> $3
           and not exists (select from users u where u.company_id = $1 and u.id = n.user_id
             and u.is_private_role)
         order by p.user_contract_id limit 2)`,
      [world.coihues.id, id, world.people.hernan.id],
    )
  }
})

const set = (option: string, businessId: number | undefined) =>
  owner.query(
    `update business_option set ${snake(option)} = (business_id = $2) where company_id = $1`,
    [world.coihues.id, businessId ?? 0],
  )

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The newest calculated month of a razón social and two of Hernán's people in it. */
async function idsIn(businessId: number): Promise<ReadonlyMap<EntityName, string>> {
  const { rows } = await owner.query<{ month: string; contract: string; person: string }>(
    `select m.id as month, p.user_contract_id as contract, p.user_id as person
     from payslip p
     join payroll_month m on m.company_id = p.company_id and m.current_run_id = p.payroll_run_id
     join user_contract_version v on v.company_id = p.company_id
       and v.user_contract_id = p.user_contract_id and v.supervisor_id = $3
     where p.company_id = $1 and m.business_id = $2
     order by m.year_month desc, p.user_contract_id limit 1`,
    [world.coihues.id, businessId, world.people.hernan.id],
  )
  const [row] = rows
  if (!row) throw new Error('Hernán has nobody with a payslip there')
  return new Map([
    ['business', publicId('business', businessId)],
    ['payrollMonth', publicId('payrollMonth', Number(row.month))],
    ['contract', publicId('contract', Number(row.contract))],
    ['user', publicId('user', Number(row.person))],
  ])
}

/** Only ids and what has to be given: a search for a sample word would find nothing. */
const needed = (fields: Fields, input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).filter(([name]) => {
      const field = fields[name]
      if (!field || 'nested' in field) return true
      return field.reference !== undefined || !field.optional
    }),
  )

/** Every answer to a reader about what the ids name, in words without what is new each time. */
async function answersTo(reader: (typeof readers)[number], businessId: number) {
  const ids = await idsIn(businessId)
  const answers = new Map<string, string>()
  // Papers that anybody may verify are counted for the network that asks, whoever asks.
  await owner.query('delete from rate_limit')
  for (const operation of reads) {
    const given = variablesOf(operation, (_, entity) => ids.get(entity) ?? missingId(entity))
    const argument = argumentOf(operation)
    const input = given[argument] as Record<string, unknown> | undefined
    const variables = input ? { [argument]: needed(operation.input?.fields ?? {}, input) } : {}
    const { text } = await api.as(reader).raw(documentOf(operation), variables)
    answers.set(`${operation.name} as ${reader}`, comparable(text))
  }
  return answers
}

const comparable = (text: string) =>
  text
    .replaceAll(/"traceId":"[^"]*"/g, '"traceId":"…"')
    .replaceAll(/\/files\/[^"]*/g, '/files/…')
    .replaceAll(/"(uptimeMinutes|memoryMegabytes)":\d+/g, '')

const before = new Map<string, string>()

beforeAll(async () => {
  for (const one of openingOptions) await set(one, undefined)
  // Who signs in is there from then on, for others to see.
  for (const reader of readers) await api.as(reader).token()
  for (const reader of readers) {
    for (const [name, text] of await answersTo(reader, vina.id)) before.set(name, text)
  }
  expect(before.size).toBeGreaterThan(100)
}, 600_000)

test.each(openingOptions)(
  '%s, on in one razón social, changes no answer about another',
  async (option) => {
    for (const one of openingOptions) await set(one, one === option ? peumal.id : undefined)
    const changed: string[] = []
    for (const reader of readers) {
      for (const [name, text] of await answersTo(reader, vina.id)) {
        if (text !== before.get(name)) changed.push(`${name}: ${text.slice(0, 300)}`)
      }
    }
    expect(changed).toEqual([])
  },
)

test('in its own razón social the option opens the payslips of the team', async () => {
  const view = async (businessId: number) => {
    const ids = await idsIn(businessId)
    const input = { payrollMonthId: ids.get('payrollMonth'), contractId: ids.get('contract') }
    const { text } = await api
      .as('supervisor')
      .raw(`query View($input: OfPayslip!) { payrollSummaryView(input: $input) { net } }`, {
        input,
      })
    return text
  }
  await set('payrollPublicSupervisor', undefined)
  expect(await view(peumal.id)).toContain('No encontrado')
  await set('payrollPublicSupervisor', peumal.id)
  expect(await view(peumal.id)).toContain('"net"')
  expect(await view(vina.id)).toContain('No encontrado')
})
