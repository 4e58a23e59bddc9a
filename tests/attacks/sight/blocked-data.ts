import type pg from 'pg'
import { publicId } from '../../../platform/model/ids.ts'
import type { Session } from '../../client.ts'
import type { World } from '../../world.ts'
import type { Canary } from './canaries.ts'

/** Words that are nowhere else, in each part that a block closes. */
export const first = {
  email: 'bloqueada@canario.example',
  phone: '+56977700411',
  address: 'Pasaje Canario Escondido 4471',
  city: 'Villa Canario',
  postalCode: '7447144',
  relative: 'Canariadelia',
  relativePhone: '+56977700412',
  relativeEmail: 'familia@canario.example',
  field: 'talla-canario-9917',
}

/** Other ones, which stand before the first in every order. */
export const later: typeof first = {
  email: 'aaa.otra@jilguero.example',
  phone: '+56911100433',
  address: 'Avenida Jilguero Oculto 12',
  city: 'Aldea Jilguero',
  postalCode: '1221221',
  relative: 'Ajilguerada',
  relativePhone: '+56911100434',
  relativeEmail: 'parentela@jilguero.example',
  field: 'a-jilguero-1',
}

/** Somebody of the winery with a contract in force and no account. */
export async function blockedPerson(owner: pg.Client, world: World): Promise<Canary> {
  const { rows } = await owner.query<Pick<Canary, 'userId' | 'contractId' | 'businessId'>>(
    `select c.user_id::int as "userId", c.id::int as "contractId",
       c.business_id::int as "businessId"
     from user_contract c where c.company_id = $1 and c.business_id = $2 and c.final_date is null
       and not exists (select from login l where l.company_id = $1 and l.user_id = c.user_id)
     order by c.id limit 1`,
    [world.coihues.id, world.businesses.vina.id],
  )
  if (!rows[0]) throw new Error('Nobody of the winery is without an account')
  return { name: 'quien bloqueó', business: 'vina', isPrivate: false, ...rows[0] }
}

/** Gives somebody a relative, a field of the company and a correction, and a picture. */
export async function plantBlocked(owner: pg.Client, companyId: number, { userId }: Canary) {
  // Another part may be blocked already, in the demo world or by what was handed over.
  await owner.query('delete from privacy_block where company_id = $1 and user_id = $2', [
    companyId,
    userId,
  ])
  await owner.query(
    `with one as (insert into user_field (company_id, title, code, type, sorting, listed)
       values ($1, 'Canario', 'canario', 'TEXT', 999, true) returning id, type)
     insert into user_field_data (company_id, user_id, field_id, type, value)
     select $1, $2, id, type, 'x' from one`,
    [companyId, userId],
  )
  await owner.query(
    `insert into family_member (company_id, user_id, firstname, paternal_lastname, relation,
       emergency_contact)
     values ($1, $2, 'x', 'Prueba', 'OTHER', true)`,
    [companyId, userId],
  )
  await owner.query(
    `insert into data_correction (company_id, user_id, part, since, changes, before)
     values ($1, $2, 'CONTACT', '2026-09-10', '{}', '{}')
     on conflict do nothing`,
    [companyId, userId],
  )
  // What its person asks for is read by whoever answers; once answered it is the ficha again.
  await owner.query(
    `update data_correction set response_status = 'APPROVED'
     where company_id = $1 and user_id = $2`,
    [companyId, userId],
  )
  await owner.query(
    `update users set avatar_file_id = (select min(id) from file
       where company_id = $1 and removed_at is null)
     where company_id = $1 and id = $2`,
    [companyId, userId],
  )
}

/** An administrator writes the words into the ficha, as the audit remembers. */
export const say = (admin: Session, { userId }: Canary, words: typeof first) =>
  admin.mutate(
    `mutation Say($input: UpdateUserInput!) { updateUser(input: $input) {
      status message error { kind message field } } }`,
    {
      input: {
        id: publicId('user', userId),
        from: '2026-09-10',
        email: words.email,
        personalPhone: words.phone,
        address: words.address,
        city: words.city,
        postalCode: words.postalCode,
      },
    },
  )

/** Every version of the ficha, the family, the field, and a correction of both, say the words. */
export async function sayOf(
  owner: pg.Client,
  companyId: number,
  { userId }: Canary,
  words: typeof first,
): Promise<void> {
  const who = [companyId, userId]
  await owner.query(
    `update user_version set email = $3, personal_phone = $4, address = $5, city = $6,
       postal_code = $7 where company_id = $1 and user_id = $2`,
    [...who, words.email, words.phone, words.address, words.city, words.postalCode],
  )
  await owner.query(
    `update family_member set firstname = $3, phone = $4, email = $5
     where company_id = $1 and user_id = $2 and paternal_lastname = 'Prueba'`,
    [...who, words.relative, words.relativePhone, words.relativeEmail],
  )
  await owner.query(
    `update user_field_data set value = $3 from user_field f
     where user_field_data.company_id = $1 and user_id = $2 and f.company_id = $1
       and f.id = field_id and f.code = 'canario'`,
    [...who, words.field],
  )
  await owner.query(
    `update data_correction set changes = $3, before = $4
     where company_id = $1 and user_id = $2 and part = 'CONTACT'`,
    [
      ...who,
      JSON.stringify({ personalPhone: words.phone, address: words.address }),
      JSON.stringify({ personalPhone: words.phone, address: words.address }),
    ],
  )
}
