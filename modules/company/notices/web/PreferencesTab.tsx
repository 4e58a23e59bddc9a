import { NoticePreferences, SaveNoticePreference } from '#generated/operations/notices.ts'
import type { NoticePreferencesQuery } from '#generated/documents/graphql.ts'
import { DevicesPanel } from '#modules/company/push/web/index.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Toggle } from '#platform/web/kit/form/Toggle.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { NoticeKind, NoticeMail } from '../model/notice.ts'
import './notices.css'

type Preference = NoticePreferencesQuery['noticePreferences'][number]

/** How this person wants to know of each kind of notice: kept as soon as it is chosen. */
export default function PreferencesTab() {
  const { company } = useMe()
  if (company) return <Preferences />
  return (
    <EmptyState title="Sin preferencias">
      Los avisos son de cada empresa: entre a una para elegir cómo recibirlos.
    </EmptyState>
  )
}

function Preferences() {
  const { data, error, reload } = useDetail(NoticePreferences, {}, { keep: true })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  return (
    <>
      <ul className="notice-kinds">
        {data.noticePreferences.map((one) => (
          <KindRow key={one.kind} preference={one} />
        ))}
      </ul>
      <DevicesPanel />
    </>
  )
}

function KindRow({ preference }: { preference: Preference }) {
  const { kind, app, mail } = preference
  const save = useAction(SaveNoticePreference, { done: 'Preferencia guardada' })
  const keep = (change: { app?: boolean; mail?: NoticeMail }) =>
    save.run({ input: { kind, app: app ?? true, mail: mail ?? 'NONE', ...change } })
  const label = NoticeKind.label(kind)
  return (
    <li className="notice-kind">
      <strong>{label}</strong>
      {kind === 'REQUEST' ? (
        <span className="soft">En la aplicación esperan en la bandeja</span>
      ) : (
        <span className="notice-app">
          <Toggle
            aria-label={`${label} en la aplicación`}
            checked={app ?? true}
            onChange={(next) => void keep({ app: next })}
          />
          En la aplicación
        </span>
      )}
      <Choice
        aria-label={`${label} por correo`}
        placeholder="Correo según la razón social"
        value={mail ?? null}
        options={NoticeMail.options}
        onChange={(next) => {
          if (NoticeMail.has(next)) void keep({ mail: next })
        }}
      />
    </li>
  )
}
