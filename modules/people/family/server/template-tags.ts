import { listedNumber } from '#chile/identity-document.ts'
import { fullnameOf } from '#chile/names.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { TagValue, TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type TagRows,
  type TagSubject,
  templateTags,
} from '#platform/server/records/template-tags.ts'
import { sql } from '#platform/server/sql/db.ts'
import { isBurdenOn } from '../model/burdens.ts'
import { FamilyBurden, FamilyRelation } from '../model/family-member.ts'

const tag = (
  code: string,
  label: string,
  sample: string,
  kind: TemplateTag['kind'] = 'TEXT',
): TemplateTag => ({
  code: `carga.${code}`,
  label,
  group: 'Cada carga familiar',
  kind,
  sample,
  list: 'CARGAS',
  // All of a family is of class A.
  reserved: true,
})

const tags: readonly TemplateTag[] = [
  tag('nombre', 'Nombre de la carga', 'Matías Rojas Pino'),
  tag('rut', 'RUT de la carga', '25.678.901-2'),
  tag('parentesco', 'Parentesco', 'Hijo o hija'),
  tag('nacimiento', 'Nacimiento de la carga', '2018-05-20', 'LONG_DATE'),
  tag('tipo', 'Tipo de carga', 'Simple'),
  tag('desde', 'Carga desde', '2024-01-01', 'LONG_DATE'),
]

/** The burdens of each person on the day, of those whose family the actor reads. */
async function burdens(acting: Acting, subjects: readonly TagSubject[]): Promise<TagRows> {
  const { tx, today, reach } = acting
  const ids = [...new Set(subjects.map(({ userId }) => userId))]
  const read = await tx
    .selectFrom('users')
    .select('users.id')
    .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
    .where(personWithin(reach('family.read'), 'users.id'))
    .execute()
  const rows = await tx
    .selectFrom('familyMember as member')
    .select(['member.userId', 'member.rut', 'member.firstname', 'member.paternalLastname'])
    .select(['member.maternalLastname', 'member.birthday', 'member.relation', 'member.burden'])
    .select(['member.burdenFrom', 'member.burdenUntil', 'member.studiesUntil'])
    .where(sql<boolean>`member.user_id = any(${read.map(({ id }) => id)}::bigint[])`)
    .orderBy('member.birthday')
    .orderBy('member.id')
    .execute()
  const held = Map.groupBy(
    rows.filter((row) => isBurdenOn(row, today)),
    ({ userId }) => userId,
  )
  const known = new Set(read.map(({ id }) => id))
  return new Map(
    subjects.flatMap(({ contractId, userId }) =>
      known.has(userId) ? [[contractId, (held.get(userId) ?? []).map(valuesOf)] as const] : [],
    ),
  )
}

type Member = {
  readonly rut: string | null
  readonly firstname: string
  readonly paternalLastname: string
  readonly maternalLastname: string | null
  readonly birthday: string | null
  readonly relation: FamilyRelation
  readonly burden: FamilyBurden
  readonly burdenFrom: string | null
}

const valuesOf = (member: Member) =>
  new Map<string, TagValue>([
    ['carga.nombre', fullnameOf({ ...member, secondName: null })],
    ['carga.rut', member.rut === null ? null : listedNumber(member.rut)],
    ['carga.parentesco', FamilyRelation.label(member.relation)],
    ['carga.nacimiento', member.birthday],
    ['carga.tipo', FamilyBurden.label(member.burden)],
    ['carga.desde', member.burdenFrom],
  ])

templateTags.on('family', {
  tags: () => Promise.resolve(tags),
  values: () => Promise.resolve(new Map()),
  rows: { list: 'CARGAS', of: burdens },
  owns: () => false,
})
