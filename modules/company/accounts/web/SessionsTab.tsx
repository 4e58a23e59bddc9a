import type { OwnSessionsQuery } from '#generated/documents/graphql.ts'
import { EndOtherSessions, EndSession, OwnSessions } from '#generated/operations/accounts.ts'
import { Proof } from '#modules/company/second-factor/model/factor.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import './accounts.css'

type Session = OwnSessionsQuery['ownSessions'][number]

const columns: readonly Column<Session>[] = [
  {
    key: 'device',
    title: 'Equipo',
    lead: true,
    render: ({ device, current }) => (
      <span className="ac-device">
        {device}
        {current && <StatusTag tone="success">Esta sesión</StatusTag>}
      </span>
    ),
  },
  { key: 'lastSeenAt', title: 'Último uso', render: ({ lastSeenAt }) => formatMoment(lastSeenAt) },
  { key: 'address', title: 'Desde la dirección', render: ({ address }) => address || 'Sin dato' },
  { key: 'createdAt', title: 'Abierta', render: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'proof', title: 'Se ingresó con', render: ({ proof }) => Proof.label(proof) },
]

/** From where one is in now: each session can be ended, and all but this one at once. */
export default function SessionsTab() {
  const { data, error, reload } = useDetail(OwnSessions)
  const end = useAction(EndSession, { done: 'Sesión cerrada' })
  const endOthers = useAction(EndOtherSessions, { done: 'Las demás sesiones se cerraron' })
  if (error) return <LoadProblem error={error} retry={reload} />
  const sessions = data?.ownSessions ?? []
  const others = sessions.filter(({ current }) => !current).length
  return (
    <Panel
      title="Sesiones abiertas"
      text="Dónde está abierta su cuenta. Si no reconoce alguna, ciérrela y cambie su contraseña."
      action={
        <ActionButton
          onClick={() => endOthers.run({})}
          disabled={others === 0 ? 'No hay otra sesión abierta' : undefined}
          confirm="Quedará abierta solo esta. Lo que esté sin guardar en las demás se pierde."
        >
          Cerrar las demás
        </ActionButton>
      }
    >
      <Rows
        caption="Sesiones abiertas"
        rows={sessions}
        columns={columns}
        nameOf={({ device }) => device}
        skeleton={data ? 0 : 2}
        actions={({ id, device, current }) => [
          {
            label: 'Cerrar sesión',
            danger: true,
            disabled: current ? 'Es la que está usando: ciérrela en su menú' : undefined,
            confirm: `La sesión de ${device} termina de inmediato.`,
            onClick: () => end.run({ input: { id } }),
          },
        ]}
      />
    </Panel>
  )
}
