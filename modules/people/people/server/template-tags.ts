import { afps, byCode, healthInstitutions } from '#chile/catalogues.ts'
import { countryList } from '#chile/countries.ts'
import { documentNumber } from '#chile/identity-document.ts'
import { fullnameOf } from '#chile/names.ts'
import { communes } from '#chile/territory.ts'
import { lowerFirst } from '#chile/text.ts'
import type { TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type TagSubject,
  type TagValues,
  templateTags,
} from '#platform/server/records/template-tags.ts'
import { sql } from '#platform/server/sql/db.ts'
import { CivilStatus } from '../model/catalogs.ts'
import { holds } from './people.queries.ts'

const group = 'Trabajador'
const text = (code: string, label: string, sample: string): TemplateTag => ({
  code: `trabajador.${code}`,
  label,
  group,
  kind: 'TEXT',
  sample,
})
const reserved = { reserved: true } as const

const tags: readonly TemplateTag[] = [
  text('nombre_completo', 'Nombre completo', 'Ana María Rojas Soto'),
  text('nombres', 'Nombres', 'Ana María'),
  text('apellidos', 'Apellidos', 'Rojas Soto'),
  text('rut', 'RUT', '12.345.678-5'),
  { ...text('nacimiento', 'Fecha de nacimiento', '1990-04-12'), kind: 'LONG_DATE' },
  text('nacionalidad', 'Nacionalidad', 'chilena'),
  text('estado_civil', 'Estado civil', 'Soltera/o'),
  text('direccion', 'Dirección', 'Los Aromos 120'),
  text('comuna', 'Comuna', 'Curicó'),
  text('ciudad', 'Ciudad', 'Curicó'),
  text('correo', 'Correo personal', 'bernarda@example.cl'),
  text('telefono', 'Teléfono personal', '+56 9 1234 5678'),
  { ...text('afp', 'AFP', 'AFP Modelo'), ...reserved },
  { ...text('salud', 'Institución de salud', 'Fonasa'), ...reserved },
]

const known = (words: string | undefined): string | null => words ?? null

/** As a paper writes it: «chilena», or the country where its word is not known. */
function nationality(country: string): string | null {
  const found = byCode(countryList, country)
  if (!found) return null
  return found.demonym === null ? found.name : lowerFirst(found.demonym)
}

const joined = (...words: readonly (string | null)[]): string =>
  words.filter((word) => word !== null).join(' ')

/** The people as of today: before their first version, that one. */
const people = ({ tx, today }: Acting, ids: readonly number[]) =>
  tx
    .selectFrom('users')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userVersion as one')
          .selectAll('one')
          .whereRef('one.userId', '=', 'users.id')
          .where('one.supersededAt', 'is', null)
          .orderBy(holds('one', today), 'desc')
          .orderBy(sql`lower(one.valid)`)
          .limit(1)
          .as('held'),
      (join) => join.onTrue(),
    )
    .select(['users.id', 'users.rut', 'users.identificationType'])
    .select(['held.firstname', 'held.secondName', 'held.paternalLastname', 'held.maternalLastname'])
    .select(['held.birthday', 'held.countryOfOrigin', 'held.civilStatus', 'held.address'])
    .select(['held.communeCode', 'held.city', 'held.email', 'held.personalPhone'])
    .select(['held.pensionInstitution', 'held.healthInstitution'])
    .where(sql<boolean>`users.id = any(${[...ids]}::bigint[])`)
    .execute()

type Row = Awaited<ReturnType<typeof people>>[number]

const valuesOf = (row: Row) =>
  new Map<string, string | null>([
    ['trabajador.nombre_completo', fullnameOf(row)],
    ['trabajador.nombres', joined(row.firstname, row.secondName)],
    ['trabajador.apellidos', joined(row.paternalLastname, row.maternalLastname)],
    ['trabajador.rut', documentNumber(row)],
    ['trabajador.nacimiento', row.birthday],
    ['trabajador.nacionalidad', nationality(row.countryOfOrigin)],
    [
      'trabajador.estado_civil',
      row.civilStatus === 'UNKNOWN' ? null : CivilStatus.label(row.civilStatus),
    ],
    ['trabajador.direccion', row.address],
    ['trabajador.comuna', known(byCode(communes, row.communeCode)?.name)],
    ['trabajador.ciudad', row.city],
    ['trabajador.correo', row.email],
    ['trabajador.telefono', row.personalPhone],
    ['trabajador.afp', known(byCode(afps, row.pensionInstitution)?.name)],
    ['trabajador.salud', known(byCode(healthInstitutions, row.healthInstitution)?.name)],
  ])

async function values(acting: Acting, subjects: readonly TagSubject[]): Promise<TagValues> {
  const rows = await people(acting, [...new Set(subjects.map(({ userId }) => userId))])
  const byPerson = new Map(rows.map((row) => [row.id, valuesOf(row)]))
  return new Map(
    subjects.flatMap(({ contractId, userId }) => {
      const found = byPerson.get(userId)
      return found ? [[contractId, found] as const] : []
    }),
  )
}

templateTags.on('people', {
  tags: () => Promise.resolve(tags),
  values,
  owns: (code) => code.startsWith('trabajador.'),
})
