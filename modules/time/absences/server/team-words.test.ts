import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

/** Hernán supervises Bernarda; Rodrigo answers absences. */
const { api, database, world } = await startApi()
const { bernarda, hernan } = world.people
type Who = Parameters<typeof api.as>[0]

const Preview = `query P($input: AbsenceOverlapDatesInput!) {
  absenceOverlapDates(input: $input) { realDays team } }`
const Away = `query T($input: AbsenceTeamAwayInput!) { absenceTeamAway(input: $input) { words } }`
const Create = `mutation C($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } } }`

const contractId = bernarda.contracts[0]?.publicId
const days = { startDate: '2026-11-11', endDate: '2026-11-12' }
const before = async (who: Who) => {
  const input = {
    userContractId: contractId,
    type: 'LEAVE',
    subtype: 'NORMAL',
    pay: 'WITHPAY',
    ...days,
  }
  type Told = { absenceOverlapDates: { team: string | null } }
  const draft = { ...input, halfDay: false, half: null, ignoreHolidays: false }
  return (await api.as(who).run<Told>(Preview, { input: draft })).absenceOverlapDates.team
}
const away = async (who: Who, id: string) =>
  (await api.as(who).run<{ absenceTeamAway: { words: string | null } }>(Away, { input: { id } }))
    .absenceTeamAway.words

/** Another person under Hernán, of the razón social of Bernarda. */
const mate = async () => {
  const { rows } = await database.owner.query<{ id: number; name: string }>(
    `select contract.id, concat_ws(' ', p.firstname, p.second_name, p.paternal_lastname,
       p.maternal_lastname) as name
     from user_contract contract
     join user_contract_version held on held.company_id = $1
       and held.user_contract_id = contract.id and held.superseded_at is null
       and held.valid @> date '2026-11-11' and held.supervisor_id = $2
     join user_version p on p.company_id = $1 and p.user_id = contract.user_id
       and p.superseded_at is null and p.valid @> date '2026-11-11'
     where contract.company_id = $1 and contract.user_id <> $3 and contract.status = 'ACTIVE'
       and contract.business_id = (select business_id from user_contract where id = $4)
       and contract.final_date is null
     order by contract.id limit 1`,
    [world.coihues.id, hernan.id, bernarda.id, bernarda.contracts[0]?.id],
  )
  const [found] = rows
  if (!found) throw new Error('Nobody else is under that supervisor')
  return found
}

test('who answers an absence reads who else of the team is away on its days', async () => {
  expect(await before('supergerente')).toMatch(/^Nadie más de su equipo de \d+$/)
  const other = await mate()
  await database.owner.query(
    `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date, end_date,
       response_status)
     values ($1, $2, 'LEAVE', 'NORMAL', 'WITHPAY', '2026-11-12', '2026-11-13', 'APPROVED')`,
    [world.coihues.id, other.id],
  )
  const words = await before('supergerente')
  expect(words).toMatch(/^1 de \d+ \(\d+ %\) el 12-11-2026: /)
  expect(words).toContain(other.name)
  const { id } = await api.as('trabajador').mutate<{ id: string }>(Create, {
    input: { userContractId: contractId, type: 'LEAVE', ...days },
  })
  expect(await away('supergerente', id)).toBe(words)
  for (const who of ['trabajador', 'gerente'] as const) {
    await expect(away(who, id), who).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(away('boreal.admin', id)).rejects.toMatchObject({ kind: 'not-found' })
})

test('nobody reads it of their own days, nor who answers none', async () => {
  expect(await before('trabajador')).toBeNull()
  expect(await before('gerente')).toBeNull()
})
