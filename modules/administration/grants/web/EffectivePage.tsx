import { Alert } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { matchesWords } from '#chile/text.ts'
import type { PermissionQuery } from '#generated/documents/graphql.ts'
import { Permission } from '#generated/operations/grants.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { wordIn } from '#platform/web/list/list-state.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { reasonsOf } from '../model/outcome.ts'
import { serviceGroups } from '../model/services.ts'
import { Reasons, type ReasonRow } from './Reasons.tsx'
import './grants.css'

type Effective = PermissionQuery['permission']
type Show = 'all' | 'may' | 'mayNot'

/** «¿Por qué no veo esto?»: what somebody may and why not the rest. Without an address, oneself. */
export default function EffectivePage() {
  const { id } = useParams()
  const can = useCan()
  const { data, loading, error, reload } = useDetail(Permission, {
    input: id ? { userId: id } : {},
  })
  const person = data?.permission
  return (
    <DetailPage
      title={person && !person.isOwn ? `Lo que puede ${person.fullname}` : 'Mis permisos'}
      context={person && <Context person={person} linked={can('profiles.read')} />}
      loading={loading}
      error={error}
      retry={reload}
      actions={
        person?.userId &&
        !person.isOwn && (
          <ActionButton to={pathTo('ficha/:id', { id: person.userId })} permission="users.read">
            Ver ficha
          </ActionButton>
        )
      }
    >
      {person && <Answers person={person} />}
    </DetailPage>
  )
}

function Context({ person, linked }: { person: Effective; linked: boolean }) {
  const { role, profileId, profileName, restrictionName, businesses } = person
  return (
    <>
      Rol {role} ·{' '}
      {profileId && linked ? (
        <>
          perfil <Link to={pathTo('perfil/:id', { id: profileId })}>{profileName}</Link>
        </>
      ) : (
        (profileName && `perfil ${profileName}`) || 'sin perfil'
      )}
      {restrictionName && ` · solo ${businesses.join(', ')} (${restrictionName})`}
    </>
  )
}

function Answers({ person }: { person: Effective }) {
  const [params, setParams] = useAddressParams()
  const [show, setShow] = useState<Show>('all')
  const search = wordIn(params, 'q')
  const rows = rowsOf(person, search, show)
  return (
    <section className="gr-matrix gr-effective" aria-label="Permisos">
      {person.inactive && (
        <Alert type="warning" showIcon title="Está inactiva: no puede ingresar ni ver nada." />
      )}
      <div className="mg-toolbar">
        <SearchBox
          value={search}
          onChange={(q) => setParams(q ? { q } : {}, { replace: true })}
          placeholder="¿Qué no ve? Servicio o pantalla"
        />
        <ViewSwitch<Show>
          aria-label="Qué mostrar"
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: 'Todo' },
            { value: 'may', label: 'Lo que puede' },
            { value: 'mayNot', label: 'Lo que no' },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title="Nada coincide">Pruebe con otras palabras.</EmptyState>
      ) : (
        <Reasons rows={rows} />
      )}
    </section>
  )
}

function rowsOf({ decisions }: Effective, search: string, show: Show): ReasonRow[] {
  const answers = new Map(decisions.map((decision) => [decision.permission, decision]))
  return serviceGroups.flatMap((group) =>
    group.services.flatMap((service) => {
      const { label, code, screens } = service
      const words = [label, code, group.label, ...screens].join(' ')
      if (search.trim() !== '' && !matchesWords(words, search)) return []
      const reasons = reasonsOf(service, answers).filter(
        ({ allowed }) => show === 'all' || allowed === (show === 'may'),
      )
      return reasons.length > 0 ? [{ group: group.label, service, reasons }] : []
    }),
  )
}
