import { useNavigate } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import { ProfileCatalogue } from '#generated/catalogues.ts'
import type { ProfilesQuery } from '#generated/documents/graphql.ts'
import { Profiles } from '#generated/operations/grants.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { serviceByCode } from '../model/services.ts'
import { NameForm } from './NameForm.tsx'

/** Profiles change while others work: the list asks again every minute. */
const POLL_MS = 60_000

type Row = ProfilesQuery['profiles'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Perfil',
    lead: true,
    render: ({ id, name }) => <Link to={pathTo('perfil/:id', { id })}>{name}</Link>,
  },
  {
    key: 'services',
    title: 'Servicios que decide',
    align: 'end',
    render: ({ services }) => `${services} de ${serviceByCode.size}`,
  },
  {
    key: 'people',
    title: 'Personas',
    align: 'end',
    render: ({ id, people }) => (
      <Link to={`${pathTo('perfil/:id', { id })}/personas`}>{formatNumber(people)}</Link>
    ),
  },
]

/** The profiles of the company. */
export default function ProfilesTab() {
  const detail = useDetail(Profiles, undefined, { pollMs: POLL_MS })
  const form = useOpenForm('perfil')
  return (
    <CataloguePanel
      detail={detail}
      rows={detail.data?.profiles}
      noun={{ one: 'perfil', many: 'perfiles' }}
      text="Sin perfil, cada persona tiene lo que da su rol"
      empty={
        'Sin perfil, cada persona tiene lo que da su rol. ' + 'Un perfil agrega o quita servicios.'
      }
      create={{ permission: 'profiles.create', onClick: () => form.open() }}
      caption="Perfiles"
      columns={columns}
    >
      {form.key && <NewProfile form={form} />}
    </CataloguePanel>
  )
}

function NewProfile({ form }: { form: OpenForm }) {
  const navigate = useNavigate()
  return (
    <NameForm
      title="Nuevo perfil"
      document={ProfileCatalogue.create}
      done="Perfil creado: elija qué decide"
      submit="Crear perfil"
      form={form}
      after={({ id }) => void navigate(pathTo('perfil/:id', { id }))}
    />
  )
}
