import { useState } from 'react'
import { useParams } from 'react-router'
import {
  DataBreach as ReadBreach,
  DataBreachNotice,
  TellDataBreachPeople,
} from '#generated/operations/breaches.ts'
import { request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { BreachState, breachTones } from '../model/catalogs.ts'
import { dutiesOf } from '../model/duties.ts'
import { noticeOf } from '../model/notice.ts'
import { BreachDialogs } from './BreachDialogs.tsx'
import { BreachEntries } from './BreachEntries.tsx'
import { BreachPeople } from './BreachPeople.tsx'
import { missingOf, sinceKnown } from './clock.ts'
import type { Breach } from './types.ts'

/** An incident: what happened, who has to be notified, whose data it was, and what was done. */
export default function BreachPage() {
  const { id = '' } = useParams()
  const { data, error, loading, reload } = useDetail(ReadBreach, { input: { id } })
  const form = useOpenForm('acto de incidente')
  const found = data?.dataBreach
  return (
    <DetailPage
      title={found?.title ?? 'Incidente de seguridad'}
      context={found && <Standing breach={found} />}
      actions={found?.state === 'OPEN' && <Acts breach={found} open={form.open} />}
      loading={loading}
      error={error}
      retry={reload}
    >
      {found && (
        <>
          <Duty breach={found} />
          <Facts breach={found} />
          <BreachPeople breach={found} choose={() => form.open('people')} />
          <BreachEntries id={id} add={() => form.open('entry')} isOpen={found.state === 'OPEN'} />
          <BreachDialogs breach={found} form={form} />
        </>
      )}
    </DetailPage>
  )
}

function Standing({ breach }: { breach: Breach }) {
  const [now] = useState(() => new Date())
  return (
    <>
      <StatusTag tone={breachTones[breach.state]}>{BreachState.label(breach.state)}</StatusTag>{' '}
      <span className="soft">
        {`Se supo el ${formatDate(breach.knownOn)}` +
          (breach.state === 'OPEN'
            ? `, ${sinceKnown(breach.knownOn, breach.knownTime, now)}`
            : '') +
          (breach.author ? ` · anotado por ${breach.author}` : '')}
      </span>
    </>
  )
}

type ActsProps = { breach: Breach; open: (key: string) => void }

function Acts({ breach, open }: ActsProps) {
  const tell = useAction(TellDataBreachPeople, { done: 'Personas avisadas' })
  const { id, version, people, told, agencyOn } = breach
  const left = people - told
  return (
    <>
      <ActionButton permission="dataBreaches.update" onClick={() => open('edit')}>
        Corregir
      </ActionButton>
      {agencyOn === null && (
        <ActionButton permission="dataBreaches.update" onClick={() => open('agency')}>
          Se avisó a la Agencia
        </ActionButton>
      )}
      <ActionButton
        permission="dataBreaches.update"
        look="primary"
        disabled={left > 0 ? undefined : 'No queda nadie por avisar: elija a quiénes afectó'}
        confirm={
          'Reciben un aviso y un correo con qué pasó, qué datos y qué pueden hacer. Un aviso ' +
          'enviado no se retira: revise antes su texto.'
        }
        onClick={() => tell.run({ input: { id, version } })}
      >
        Avisar a las personas
      </ActionButton>
      <ActionButton
        permission="dataBreaches.update"
        disabled={
          missingOf(breach).length > 0 ? `Falta ${missingOf(breach).join(', ')}` : undefined
        }
        onClick={() => open('close')}
      >
        Cerrar
      </ActionButton>
    </>
  )
}

function Duty({ breach }: { breach: Breach }) {
  const { id } = breach
  const missing = missingOf(breach)
  const print = (to: 'AGENCY' | 'PEOPLE') => async () =>
    openFile((await request(DataBreachNotice, { input: { id, to } })).dataBreachNotice)
  const notice = noticeOf(breach, 'PEOPLE', 'La empresa', breach.people)
  return (
    <Panel title="A quién se avisa" text={dutiesOf(breach).why}>
      {missing.length > 0 && <p role="status">{`Falta ${missing.join(', ')}.`}</p>}
      {breach.agencyOn && (
        <p>
          {`Se avisó a la Agencia el ${formatDate(breach.agencyOn)}` +
            (breach.agencyNumber ? `, N.º ${breach.agencyNumber}` : '')}
        </p>
      )}
      <p>
        <ActionButton onClick={print('AGENCY')}>Aviso para la Agencia</ActionButton>{' '}
        <ActionButton onClick={print('PEOPLE')}>Aviso para las personas</ActionButton>
      </p>
      <details>
        <summary>Lo que reciben las personas</summary>
        <p>{notice.opening}</p>
        <dl className="mg-facts">
          {notice.facts.map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p>{notice.ending}</p>
      </details>
    </Panel>
  )
}

const Facts = ({ breach }: { breach: Breach }) => (
  <Panel title="Qué pasó">
    <dl className="mg-facts">
      {factsOf(breach).map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </Panel>
)

const factsOf = (breach: Breach) =>
  (
    [
      ['Qué pasó', breach.what],
      ['Ocurrió el', breach.happenedOn && formatDate(breach.happenedOn)],
      ['Qué datos', breach.data],
      ['Consecuencias posibles', breach.effects],
      ['Qué se hizo y se hará', breach.measures],
      ['Qué puede hacer cada persona', breach.advice],
      ['A quién preguntar', breach.contact],
      ['Cómo terminó', breach.closedReason],
    ] as const
  ).flatMap(([label, words]) => (words ? [[label, words] as const] : []))
