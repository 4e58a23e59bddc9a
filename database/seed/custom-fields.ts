import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** What people of the demo world have in the fields of their company. */
const values = [
  { of: 'bernarda', field: 'talla_polera', type: 'CHOICE', value: 'M' },
  { of: 'bernarda', field: 'grupo_sanguineo', type: 'TEXT', value: 'O+' },
  { of: 'bernarda', field: 'movilizacion_acordada', type: 'MONEY', value: '30000' },
  { of: 'wilner', field: 'talla_polera', type: 'CHOICE', value: 'L' },
  { of: 'wilner', field: 'licencias_conducir', type: 'CHOICES', value: 'Clase B\nClase D' },
] as const

/** Registers them, those of a day since January. */
export async function seedCustomFields(client: pg.Client, companyId: number): Promise<void> {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const fieldId = await idsBy(client, 'user_field', companyId, 'code')
  const rows = values.map(({ of, field, type, value }) => ({
    companyId,
    userId: userId(rutOf(coihues.people[of].rut)),
    fieldId: fieldId(field),
    type,
    date: field === 'movilizacion_acordada' ? '2026-01-01' : null,
    value,
  }))
  await insert(client, 'user_field_data', rows)
}
