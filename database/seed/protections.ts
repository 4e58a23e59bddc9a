import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** Registers the protections of the demo world: the director of a union, for two years. */
export async function seedProtections(client: pg.Client, companyId: number): Promise<void> {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  await insert(client, 'labor_protection', [
    {
      companyId,
      userId: userId(rutOf(coihues.people.miguel.rut)),
      kind: 'UNION_DIRECTOR',
      startDate: '2025-06-16',
      endDate: '2027-12-15',
      comment: 'Elección del 16-06-2025, por dos años, y seis meses más (art. 243)',
    },
  ])
}
