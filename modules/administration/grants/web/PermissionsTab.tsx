import { Alert, Button } from 'antd'
import { useMemo, useState } from 'react'
import { useOutletContext } from 'react-router'
import { isRole, type Role, roleNames, roleOf } from '#access/roles.ts'
import { matchesWords } from '#chile/text.ts'
import { UpdateProfilePermission } from '#generated/operations/grants.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DraftNotices } from '#platform/web/kit/form/DraftNotices.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { deciderOf, type Outcome, outcomeOf } from '../model/outcome.ts'
import { profileActions, type Service, serviceGroups } from '../model/services.ts'
import { companyOf, type Draft, parts, type ProfileDetail, useDraft } from './draft.ts'
import { Matrix, type MatrixRow } from './Matrix.tsx'
import './grants.css'

type Show = 'all' | 'decided' | 'different'

const roles = roleNames.filter((role) => role !== 'SUPERADMIN' && role !== 'GUEST')

/** Service by service, what the profile says, against what a role gives by itself. */
export default function PermissionsTab() {
  const profile = useOutletContext<ProfileDetail | undefined>()
  return profile ? <Permissions profile={profile} /> : null
}

function Permissions({ profile }: { profile: ProfileDetail }) {
  const can = useCan()
  const [usual] = profile.roles
  const [role, setRole] = useState<Role>(isRole(usual) ? usual : 'EMPLOYEE')
  const [show, setShow] = useState<Show>('all')
  const [search, setSearch] = useState('')
  const draft = useDraft(profile)
  const save = useAction(UpdateProfilePermission, {
    done: 'Perfil guardado: rige desde el próximo clic de cada persona',
    after: draft.kept.settle,
  })
  const rows = useRows(profile, role, draft)
  const shown = rows.filter((row) => isShown(row, show) && isFound(row.service, search))
  const editable = can('profiles.update') && !profile.isOwn
  return (
    <section className="gr-matrix" aria-label="Permisos del perfil">
      {profile.isOwn && (
        <Alert
          type="info"
          showIcon
          title="Es su propio perfil: pídale los cambios a otra persona que administre."
        />
      )}
      <DraftNotices kept={draft.kept} parts={parts} />
      <div className="mg-toolbar">
        <SearchBox value={search} onChange={setSearch} placeholder="Servicio, código o pantalla" />
        <ShowChoice rows={rows} show={show} onChange={setShow} />
        <span className="mg-spring" />
        <RoleChoice role={role} onChange={setRole} />
      </div>
      <Summary rows={rows} role={role} />
      {shown.length === 0 ? (
        <EmptyState title="Ningún servicio coincide">Pruebe con otras palabras.</EmptyState>
      ) : (
        <Matrix rows={shown} draft={draft} editable={editable} />
      )}
      {draft.changes > 0 && (
        <Pending
          draft={draft}
          onSave={() =>
            save.run({
              input: {
                profileId: profile.id,
                version: profile.version,
                permissions: draft.input(),
              },
            })
          }
        />
      )}
    </section>
  )
}

type ShowProps = { rows: readonly MatrixRow[]; show: Show; onChange: (show: Show) => void }

const ShowChoice = ({ rows, show, onChange }: ShowProps) => (
  <ViewSwitch<Show>
    aria-label="Qué servicios mostrar"
    value={show}
    onChange={onChange}
    options={[
      { value: 'all', label: 'Todos' },
      { value: 'decided', label: `Los que decide (${rows.filter(isDecided).length})` },
      { value: 'different', label: `Con diferencia (${rows.filter(differs).length})` },
    ]}
  />
)

const RoleChoice = ({ role, onChange }: { role: Role; onChange: (role: Role) => void }) => (
  <div className="gr-role">
    <label htmlFor="gr-role">Comparar con el rol</label>
    <Choice<Role>
      id="gr-role"
      value={role}
      onChange={(next) => next && onChange(next)}
      wideList
      options={roles.map((value) => ({ value, label: roleOf(value).label }))}
    />
  </div>
)

/** What was changed and is not saved: it stays in sight. */
const Pending = ({ draft, onSave }: { draft: Draft; onSave: () => unknown }) => (
  <div className="mg-form-buttons" role="region" aria-label="Cambios sin guardar">
    <span className="gr-pending" role="status">
      {draft.changes === 1 ? '1 servicio cambiado' : `${draft.changes} servicios cambiados`}
    </span>
    <Button onClick={draft.kept.drop}>Descartar</Button>
    <ActionButton look="primary" disabled={whyNotSave(draft)} onClick={onSave}>
      Guardar
    </ActionButton>
  </div>
)

const whyNotSave = ({ kept }: Draft) =>
  kept.decisions.some(({ keep }) => !keep)
    ? 'Elija antes con qué versión se queda cada servicio'
    : undefined

/** Every service with its flags, those that the role gives, and what the profile changes. */
function useRows(profile: ProfileDetail, role: Role, draft: Draft) {
  const company = useMemo(() => companyOf(profile.company), [profile.company])
  const before = useMemo(() => deciderOf(role, [], company), [role, company])
  const after = deciderOf(role, draft.rows, company)
  return serviceGroups.flatMap((group) =>
    group.services.map((service): MatrixRow => {
      const row = draft.rowOf(service.code)
      const gives = (action: (typeof profileActions)[number]) => {
        const permission = service.permissions[action]
        return permission !== undefined && before(permission).allowed
      }
      return {
        group: group.label,
        service,
        row,
        fromRole: {
          code: service.code,
          create: gives('create'),
          read: gives('read'),
          update: gives('update'),
          delete: gives('delete'),
        },
        outcomes: profileActions.flatMap((action) => {
          const outcome = outcomeOf(service, action, row, { before, after })
          return outcome ? [{ action, ...outcome }] : []
        }),
      }
    }),
  )
}

const isDecided = ({ row }: MatrixRow) => row !== undefined
const differs = ({ outcomes }: MatrixRow) => outcomes.some(({ change }) => counted.has(change))
const counted: ReadonlySet<Outcome['change']> = new Set(['adds', 'widens', 'removes', 'narrows'])

const isShown = (row: MatrixRow, show: Show) =>
  show === 'all' || (show === 'decided' ? isDecided(row) : differs(row))

const isFound = ({ label, code, screens }: Service, search: string) =>
  search.trim() === '' || matchesWords([label, code, ...screens].join(' '), search)

/** «Con este perfil, un Gerente gana 3 permisos y pierde 2». */
function Summary({ rows, role }: { rows: readonly MatrixRow[]; role: Role }) {
  const all = rows.flatMap(({ outcomes }) => outcomes)
  const count = (...changes: readonly Outcome['change'][]) =>
    all.filter(({ change }) => changes.includes(change)).length
  const [gained, lost] = [count('adds', 'widens'), count('removes', 'narrows')]
  const { label } = roleOf(role)
  return (
    <p className="gr-summary" role="status">
      {gained + lost === 0 ? (
        <>Con este perfil, el rol {label} queda como está.</>
      ) : (
        <>
          Con este perfil, el rol {label} <b>gana {gained}</b> y <b>pierde {lost}</b>{' '}
          {gained + lost === 1 ? 'permiso' : 'permisos'}.
        </>
      )}
    </p>
  )
}
