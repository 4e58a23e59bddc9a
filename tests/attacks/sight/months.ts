import type pg from 'pg'
import { publicId } from '../../../platform/model/ids.ts'
import type { World } from '../../world.ts'
import type { Months } from './processes.ts'

/** The months of the demo world, the same for every kind that it has no month of. */
export async function monthsOfDemo(owner: pg.Client, world: World): Promise<Months> {
  const { rows } = await owner.query<{ id: number; key: string }>(
    `select m.id::int as id, concat_ws(' ', b.slug, m.year_month, m.type) as key
     from payroll_month m join business b on b.company_id = $1 and b.id = m.business_id
     where m.company_id = $1 order by m.id`,
    [world.coihues.id],
  )
  const of = (key: string) =>
    publicId('payrollMonth', (rows.find((row) => row.key === key) ?? rows[0])?.id ?? 0)
  return {
    vina: of('vina 202609 PAYROLL'),
    peumal: of('peumal 202609 PAYROLL'),
    vinaClosed: of('vina 202608 PAYROLL'),
    peumalClosed: of('peumal 202608 PAYROLL'),
    advance: of('vina 202609 ADVANCE'),
    additional: of('vina 202608 ADDITIONAL'),
    settlement: of('peumal 202608 SETTLEMENT'),
  }
}
