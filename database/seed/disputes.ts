import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'

/** What people of the crowd dispute of their last released payslip, by their place in it. */
const disputes = [
  { place: 3, code: null, text: 'Me faltan las horas extra del 14 de agosto', answer: null },
  {
    place: 20,
    code: 'SALUD_ISAPRE',
    text: 'Mi plan de salud cambió en julio',
    answer: 'El cambio rige desde septiembre: se descuenta el plan nuevo en esa liquidación',
  },
] as const

/** Registers the disputes of the demo world: one that waits for its answer, and one declined. */
export async function seedDisputes(client: pg.Client): Promise<void> {
  for (const { place, code, text, answer } of disputes) {
    const person = coihues.others[place]
    if (!person) continue
    const { rows } = await client.query<{ company: string; id: string }>(
      `insert into payslip_dispute (company_id, payroll_month_id, user_contract_id, user_id, code,
         state, opened_at, closed_at)
       select release.company_id, release.payroll_month_id, release.user_contract_id,
         release.user_id, $2, $3::text, '2026-09-10T13:00:00Z',
         case when $3 = 'OPEN' then null else timestamptz '2026-09-11T13:00:00Z' end
       from payslip_release release
       join users on users.company_id = release.company_id and users.id = release.user_id
       join payroll_month month on month.company_id = release.company_id
         and month.id = release.payroll_month_id
         and month.current_run_id = release.payroll_run_id and not month.is_open
       where users.rut = $1 order by month.year_month desc limit 1
       returning company_id as company, id`,
      [rutOf(person.rut), code, answer ? 'DECLINED' : 'OPEN'],
    )
    const [dispute] = rows
    if (!dispute) throw new Error(`Nothing was released to the person at place ${place}`)
    await client.query(
      `insert into payslip_dispute_message (company_id, dispute_id, text, at)
       select $1::bigint, $2::bigint, said.text,
         timestamptz '2026-09-10T13:00:00Z' + said.at * interval '1 day'
       from unnest($3::text[]) with ordinality said (text, at)`,
      [dispute.company, dispute.id, answer ? [text, answer] : [text]],
    )
  }
}
