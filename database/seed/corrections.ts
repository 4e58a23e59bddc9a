import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import type { SeedCompany } from './companies.ts'
import { idsBy, insert } from './rows.ts'

type SeedCorrection = {
  part: 'CONTACT' | 'PERSONAL' | 'HEALTH'
  changes: Readonly<Record<string, unknown>>
  on: string
  comment?: string
  response?: string
}

/** What people of the crowd propose to correct in their records, by their place in it. */
const corrections: readonly (readonly [place: number, correction: SeedCorrection])[] = [
  [
    2,
    {
      part: 'CONTACT',
      changes: { address: 'Pasaje Los Canelos 418', city: 'Villa Alemana' },
      on: '2026-09-14',
      comment: 'Me cambié de casa el fin de semana',
    },
  ],
  [
    9,
    {
      part: 'PERSONAL',
      changes: { civilStatus: 'MARRIED' },
      on: '2026-09-10',
    },
  ],
  [
    14,
    {
      part: 'CONTACT',
      changes: { postalCode: '2430000' },
      on: '2026-08-20',
      response: 'El código postal no corresponde a la comuna de la ficha',
    },
  ],
]

/** Registers the corrections of the demo world: two that wait, and one that was rejected. */
export async function seedCorrections(client: pg.Client, seed: SeedCompany, companyId: number) {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const rows = corrections.flatMap(([place, { on, response, ...correction }]) => {
    const person = seed.others[place]
    const at = `${on}T13:00:00Z`
    return person
      ? [
          {
            companyId,
            userId: userId(rutOf(person.rut)),
            comment: null,
            ...correction,
            before: {},
            since: on,
            response: response ?? null,
            responseStatus: response ? 'REJECTED' : 'PENDING',
            requestedAt: at,
            respondedAt: response ? at : null,
            updatedAt: at,
          },
        ]
      : []
  })
  await insert(client, 'data_correction', rows)
  await client.query(
    `update data_correction asked set before = held.was
     from (
       select one.company_id, one.id, jsonb_object_agg(field.name, field.was) as was
       from data_correction one
       join user_version record on record.company_id = one.company_id
         and record.user_id = one.user_id and record.superseded_at is null
         and record.valid @> one.since
       cross join lateral (values ('address', record.address), ('city', record.city),
         ('civilStatus', record.civil_status), ('postalCode', record.postal_code))
         field (name, was)
       where one.company_id = $1 and one.changes ? field.name
       group by one.company_id, one.id) held
     where asked.company_id = held.company_id and asked.id = held.id`,
    [companyId],
  )
}
