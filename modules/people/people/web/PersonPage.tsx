import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { completedYears, isDate } from '#chile/dates.ts'
import { listedDocument } from '#chile/identity-document.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Avatar } from '#platform/web/kit/picture/Avatar.tsx'
import { EditableAvatar } from '#platform/web/kit/picture/EditableAvatar.tsx'
import { ClosedFields } from '#platform/web/kit/form/closed-fields.ts'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { useScreen } from '#platform/web/screen/screen-context.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PersonRecord } from '#generated/operations/parts/people.ts'
import { PersonActions } from './PersonActions.tsx'
import { EmploymentState } from '../model/catalogs.ts'
import { type Person, type Shared, stateTone } from './person.ts'

/** The ficha: of the person in the address or, without one, one's own. */
export default function PersonPage() {
  const { id } = useParams()
  const me = useMe()
  if (id) return <PersonRecordPage id={id} />
  if (me.hasRecord) return <Navigate to={pathTo('ficha/:id', { id: me.id })} replace />
  return (
    <section>
      <PageHeader title="Mi ficha" />
      <EmptyState title="Sin ficha propia">
        Esta cuenta es de la plataforma y no de una persona de la empresa.
      </EmptyState>
    </section>
  )
}

/** Who somebody is, as of today or of any day. */
function PersonRecordPage({ id }: { id: string }) {
  const me = useMe()
  const unread = useUnread()
  const { asOf, setAsOf } = useAsOf()
  const [reveal, setReveal] = useState(false)
  const [blocked, setBlocked] = useState(false)
  const input = { id, reveal, ...(asOf ? { asOf } : {}), ...(blocked ? { blocked } : {}) }
  const record = useDetail(PersonRecord, { input }, { keep: true })
  const person = record.data?.user
  const share: Shared | undefined = person && {
    person,
    asOf,
    reveal,
    onReveal: () => setReveal(true),
    onBlocked: () => setBlocked(true),
    isOwn: id === me.id,
    reload: record.reload,
  }
  const closed = new Map(person?.closed.map(({ field, reason }) => [field, reason]))
  return (
    <ClosedFields value={closed}>
      <DetailPage
        title={person?.fullname}
        context={person && <Context person={person} />}
        lead={person && <Picture person={person} onChanged={record.reload} />}
        actions={
          person && (
            <>
              <span className="mg-as-of">
                <DateChoice
                  aria-label="Ver al día"
                  placeholder="Ver al día"
                  value={asOf ?? null}
                  onChange={setAsOf}
                />
              </span>
              {!asOf && person.canUpdate && <PersonActions person={person} />}
              {!asOf && (
                <ActionButton
                  look="primary"
                  permission="contracts.create"
                  to={pathTo('ficha/:id/contrato-nuevo', { id })}
                  disabled={
                    closed.get('UserContract.status') ??
                    (person.status === 'INACTIVE' ? 'La persona está inactiva' : undefined)
                  }
                >
                  Nuevo contrato
                </ActionButton>
              )}
            </>
          )
        }
        loading={record.loading}
        error={record.error}
        retry={record.reload}
        share={share}
        without={person && absentTabs(person)}
        closed={person && unread(person, id === me.id)}
        keep={['al']}
      >
        {person && asOf && <AsOfNotice person={person} onToday={() => setAsOf(null)} />}
      </DetailPage>
    </ClosedFields>
  )
}

/** What of this person is not within reach, or what they have not. */
const absentTabs = (person: Person): string[] => [
  ...(person.canSeePay ? [] : ['datos-contrato']),
  // Who is of this country needs no permit to live here.
  ...(person.canSeePay && person.countryOfOrigin !== 'CL' ? [] : ['residencia']),
  ...(person.canSeeAbsences || person.canAddAbsences ? [] : ['ausencias']),
]

/** The tabs of a person that say what reading them of others needs, and that the reader lacks. */
function useUnread() {
  const can = useCan()
  const { tabs = [] } = useScreen() ?? {}
  return ({ canSeePay }: Person, isOwn: boolean): string[] =>
    tabs.flatMap(({ path, ofOthers }) =>
      ofOthers && !(canSeePay && (isOwn || can(ofOthers))) ? [path] : [],
    )
}

/** The day that is looked at, kept in the address so that a link shows the same. */
function useAsOf() {
  const [params, setParams] = useAddressParams()
  const given = params.get('al')
  const setAsOf = (day: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (day && day !== today()) next.set('al', day)
      else next.delete('al')
      return next
    })
  return { asOf: isDate(given) ? given : undefined, setAsOf }
}

function AsOfNotice({ person, onToday }: { person: Person; onToday: () => void }) {
  const day = formatDate(person.asOf)
  const isFuture = person.asOf > today()
  const title = person.held
    ? `La ficha como ${isFuture ? 'será' : 'era'} el ${day}`
    : `El ${day} aún no había datos: se muestran los primeros, del ${formatDate(person.recordFrom)}`
  return (
    <Alert
      type={person.held ? 'info' : 'warning'}
      showIcon
      title={title}
      action={
        <Button size="small" onClick={onToday}>
          Volver a hoy
        </Button>
      }
    />
  )
}

function Context({ person }: { person: Person }) {
  const state = EmploymentState.label(person.state)
  const document = listedDocument(person)
  const parts = [
    person.jobTitle,
    person.businessName,
    person.supervisorName && `Jefatura: ${person.supervisorName}`,
    seniority(person),
  ]
  return (
    <>
      <StatusTag tone={stateTone(person.state)}>{state}</StatusTag>{' '}
      {person.status === 'INACTIVE' && <StatusTag tone="danger">Inactiva</StatusTag>}{' '}
      {person.blocked.length > 0 && <StatusTag tone="accent">Datos bloqueados</StatusTag>}{' '}
      {document && <span className="tabular"> · {document}</span>}
      {parts.filter(Boolean).map((part) => (
        <span key={part}> · {part}</span>
      ))}
    </>
  )
}

/** «3 años en la empresa», up to the last day for a person who left. */
function seniority({ admissionDate, asOf, state, finalDate }: Person): string | undefined {
  if (!admissionDate || admissionDate > asOf) return undefined
  const until = state === 'LEFT' && finalDate ? finalDate : asOf
  const years = completedYears(admissionDate, until)
  if (years < 1) return 'menos de un año en la empresa'
  return years === 1 ? '1 año en la empresa' : `${years} años en la empresa`
}

function Picture({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const { fullname: name, online } = person
  const shown = { name, url: person.avatarUrl ?? null, size: 56, online }
  return person.canUpdateAvatar ? (
    <EditableAvatar {...shown} relatedId={person.id} onChanged={onChanged} />
  ) : (
    <Avatar {...shown} />
  )
}
